import type { Snippet } from 'svelte';

export type Look = (id: string) => (() => void) | null;

/** What stands around the board in a lesson, instead of what a table has there. */
export interface LessonFrame {
  top: Snippet<[TableActions]>;
  coach: Snippet<[TableActions]>;
  /** Where nothing is asked of the learner but to go on. */
  bar?: Snippet | undefined;
}

/** What the parts of a table can ask the screen for. */
export interface TableActions {
  openRule: (rule: string) => void;
  allMoves: () => void;
  whatCanIDo: () => void;
  rematch: () => void;
  replay: () => void;
  review: () => void;
  /** To the other tables. */
  leave: () => void;
  openLog: () => void;
  openSettings: () => void;
  openMenu: () => void;
  /** How a named thing is looked at closely; null where nothing tells more of it. */
  look: Look;
}
