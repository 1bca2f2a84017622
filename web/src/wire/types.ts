// What travels between page and server. Texts are messages, never sentences; seats are numbers from 0.

/** A number, the id of a named thing, literal text after "=", or several of these. */
export type Arg = number | string | string[];

export interface Message {
  id: string;
  args: Record<string, Arg>;
  rule: string;
}

/** Who only watches. */
export const SPECTATOR = -1;
export const NOTHING = -1;

export type ActionTriple = [verb: string, target: number, extra: number];

export interface ActionOption {
  verb: string;
  target: number;
  extra: number;
  label: Message;
  piece: string;
}

/** Any whole amount from low to high. */
export interface SpanOption {
  verb: string;
  low: number;
  high: number;
  label: Message;
  piece: string;
}

export type Option = ActionOption | SpanOption;

export interface Decision {
  prompt: Message;
  mode: 'turn' | 'secret' | 'open';
  asked: number[];
  waiting: number[];
  /** When the default is taken, in milliseconds since 1970. */
  until: number | null;
  options: Option[];
  answer: ActionTriple[];
  can_undo: boolean;
  can_ask_undo: boolean;
  why_not_undo: Message | null;
}

export interface Outcome {
  ranking: number[][];
  reason: Message;
}

/** Each game's view has its own shape; only that game's board looks inside. */
export type View = Record<string, unknown>;

export interface Seen {
  type: 'seen';
  seat: number;
  d: number;
  step: number;
  view: View;
  events: Message[];
  decision: Decision | null;
  outcome: Outcome | null;
  log?: Message[][] | null;
}

export type SeatKind = 'open' | 'guest' | 'bot';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  mine: boolean;
  here: boolean;
  /** Shares its guest's screen. */
  hot: boolean;
  /** The level of the bot that plays while the guest is away. */
  stand_in: string | null;
  resigned: boolean;
  away_since: number | null;
  /** What is left of the reserve. */
  clock_ms: number | null;
  /** When the default is taken; null when not waited for. */
  deadline: number | null;
}

export interface Clock {
  kind: 'none' | 'live' | 'days';
  per_move: number;
  reserve: number;
}

export type TableStatus = 'gathering' | 'playing' | 'finished';

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  private: boolean;
  /** Of a private table, for those who are in it. */
  code: string | null;
  /** Whether the table belongs to the reader. */
  host: boolean;
  host_name: string;
  clock: Clock;
  hints: boolean;
  status: TableStatus;
  seats: SeatInfo[];
  waiting: number[];
  spectators: number;
  step: number;
  created: number;
  updated: number;
  now: number;
  imported: boolean;
  origin: string | null;
  rematch: string | null;
  undo: { seat: number; waiting: number[] } | null;
  result: Outcome | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: TableStatus;
  private: boolean;
  clock: Clock['kind'];
  seats: Record<string, string>[];
  created: number;
  updated: number;
  mine: boolean;
  your_turn: boolean;
}

export interface Setting {
  id: string;
  values: string[];
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  settings: Setting[];
  levels: string[];
}
