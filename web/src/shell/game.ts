// What the table shell and one game's board know of each other. A game is plugged in by its id in games/index.ts.
//
// The board knows no rules: what can be pressed is what the options say. It shows `view`, rings the pieces of `options`,
// and when an option is selected shows what will happen from `preview`. Every piece that has no option answers "why not?".
//
// Every element that stands for a piece carries data-piece="<piece>", and data-legal when an option is about it: the keys
// L, ?, I and the places of notes and menus go by these. Such elements are focusable and answer to Enter (use <button>).
import type { Component } from 'svelte';
import type { ActionTriple, Card, Message, Option, Outcome } from '../wire/types';
import type { Cue } from './sound';
import type { Window } from './table/passing.svelte';

/** One player as the board shows him: the mark is <SeatMark seat={seat} letter={letter}/>. */
export interface Player {
  seat: number;
  name: string;
  letter: string;
}

/** What the server says an option would lead to; `view` is null when it could not tell without giving something away. */
export interface Preview<V> {
  events: Message[];
  view: V | null;
}

/** Several actions that are done together, all of them or none; put together with the server's help. */
export interface Planner<V> {
  /** What these would lead to and what could be chosen then, or why one of them cannot be. */
  look: (actions: readonly ActionTriple[], told: (plan: Planned<V> | Message) => void) => void;
  /** Tell at the focused element why this cannot follow these. */
  why: (action: ActionTriple, after: readonly ActionTriple[]) => void;
  /** Do them; with words that are said to all at the table, both or neither. `told` hears why not, or null when it is done. */
  send: (actions: readonly ActionTriple[], say?: string, told?: (refusal: Message | null) => void) => void;
}

export interface Planned<V> extends Preview<V> {
  options: Option[];
}

export type Grade = 'good' | 'fair' | 'weak';

export interface BoardProps<V> {
  view: V;
  /** Whose eyes: a seat, or SPECTATOR. */
  viewer: number;
  players: Player[];
  /** What the viewer may choose now; empty while waiting, watching or disconnected. */
  options: Option[];
  /** In a lesson: what the rules would allow besides. It is shown where it could be seen nowhere else, and answers why not. */
  others?: readonly Option[];
  /** What is asked, whoever is asked; null once the game is over. */
  prompt?: Message | null;
  /** How the game ended; null while it goes on. */
  outcome?: Outcome | null;
  /** The option picked but not confirmed yet. */
  selected: Option | null;
  /** Where several things are chosen together: those picked so far, in order. */
  picks?: readonly Option[];
  /** For `selected`, once it has arrived. */
  preview: Preview<V> | null;
  /** Options that the hint speaks of. */
  hints: { option: Option; grade: Grade }[];
  /** What has just happened, for motion and for the "changed" outline. */
  events: Message[];
  /** The options the table was set up with: variants and house rules. */
  settings: Record<string, string>;
  /** Select an option, or confirm it when it is selected already. */
  onChoose: (option: Option) => void;
  /** Press a piece: selects its option, opens a menu if it has several, and asks "why not?" if it has none. */
  onPick: (piece: string) => void;
  /** Ask "why not?" whatever the options are. The popover is placed at the focused or pressed element. */
  onWhy: (piece: string) => void;
  /** Tell more about a piece in the inspector: a heading and a text, both ready to read. */
  onInspect: (title: string, text: string) => void;
  /** For gestures of several actions; not where one only looks on. */
  planner?: Planner<V>;
}

/** The selected option in the game's own words. */
export interface Asked {
  question: string;
  consequence: string;
  /** On the button. */
  confirm: string;
}

/** How the cards of a game look, for those who leaf through the box: in small beside their words, or the whole face. */
export interface CardSigns {
  Sign?: Component<{ card: Card }>;
  Face?: Component<{ card: Card }>;
  /** What the signs are drawn with, once on the page. */
  Patterns?: Component;
}

/** Reads messages aloud or to the screen: the translator of the present language, with the players' names. */
export type Say = (message: Message) => string;

export interface GamePart<V> {
  /** The game area in the middle. */
  Board: Component<BoardProps<V>>;
  /** Under the seats on the left; below the board on a phone. */
  StateTable?: Component<BoardProps<V>>;
  /** On the right, above the log; a strip on a phone. */
  Extras?: Component<BoardProps<V>>;
  /** At the right end of a seat's panel: a count that matters. */
  SeatCount?: Component<{ view: V; seat: number; settings?: Record<string, string> }>;
  /** True if StateTable lists the players on a phone, so that the shell need not. */
  listsPlayers?: boolean;
  /** Key B: the board in words, in a fixed order, one sentence per line. */
  describe: (props: BoardProps<V>) => string[];
  /** Key S: the standing in words. */
  scores: (props: BoardProps<V>) => string[];
  /** The selected option as a question, what follows from it, and the word on the button; null to use its label. */
  asks?: (props: BoardProps<V>) => Asked | null;
  /** Whether an option costs its chooser something of his own, so that it is never done at the first tap. */
  harms?: (view: V, viewer: number, option: Option) => boolean;
  /** Whether an option is done at the first tap although it cannot be taken back: it is the one thing to do. */
  instant?: (option: Option) => boolean;
  /** What opens the panel in which the whole gesture that this option begins is put together; null where it begins none. */
  opens?: (view: V, viewer: number, option: Option) => (() => void) | null;
  /** The sound of what has just happened; null for none. */
  cue?: (events: Message[]) => Cue | null;
  /** What the top bar says after the game's name, "turn 13"; empty if nothing. */
  phase?: (view: V, step: number) => string;
  /** Whether the extras hold a council of titles, so that it has a drawer of its own where there is no room for all. */
  council?: (view: V) => boolean;
  /** True if the board fills the left column, too, and shows the players itself. */
  fills?: boolean;
  /** The window that a question opens for acting or responding, so that it can be passed unasked; null for none. */
  window?: (view: V, prompt: Message) => Window | null;
  /** The seat to move, by the view, where that can be told. */
  turn?: (view: V) => number;
  /**
   * The options that stand as buttons in the bar, the main one last, if these are not just those about no piece that open
   * nothing: what is put together on the board begins there.
   */
  bar?: (options: readonly Option[]) => Option[];
  /** What a seat has come to, in a few words: "4 banners". */
  result?: (view: V, seat: number) => string;
  /** How much an event matters for how the game went, to find its key moments; 0 for not at all. */
  moment?: (event: Message) => number;
  /** How a thing that the log names is looked at closely, as at its piece; null if its text alone tells more, if anything. */
  look?: (id: string) => ((props: BoardProps<V>) => void) | null;
  /** Whether this seat is in a private talk now, where the rules forbid all other talk. */
  talks?: (view: V, seat: number) => boolean;
}
