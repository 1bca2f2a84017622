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

export interface Answer {
  seat: number;
  verb: string;
  target: number;
  extra: number;
}

export interface Decision {
  prompt: Message;
  mode: 'turn' | 'secret' | 'open';
  asked: number[];
  waiting: number[];
  until?: string | null;
  options: Option[];
  answer: Answer[];
  can_undo: boolean;
  why_not_undo?: Message | null;
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
  level?: string | null;
  mine: boolean;
  here: boolean;
  away_since?: string | null;
  clock_ms?: number | null;
  hot: boolean;
}

export interface Clock {
  kind: 'none' | 'live' | 'days';
  per_move?: number;
  reserve?: number;
}

export type TableStatus = 'gathering' | 'playing' | 'finished';

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  private: boolean;
  host?: string | null;
  clock: Clock;
  status: TableStatus;
  seats: SeatInfo[];
  spectators: number;
  step: number;
  created: string;
  rematch?: string | null;
  result?: Outcome | null;
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
