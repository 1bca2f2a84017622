export type Look = (id: string) => (() => void) | null;

/** What the parts of a table can ask the screen for. */
export interface TableActions {
  openRule: (rule: string) => void;
  allMoves: () => void;
  rematch: () => void;
  replay: () => void;
  openLog: () => void;
  openSettings: () => void;
  openMenu: () => void;
  /** How a named thing is looked at closely; null where nothing tells more of it. */
  look: Look;
}
