// What travels between page and server: openapi.ts is made from the server's own models by scripts/wire.py. Texts are
// messages, never sentences; seats are numbers from 0; times are milliseconds since 1970.
import type { components } from './openapi';

type Wire = components['schemas'];

/** A Fluent id, its arguments and the rule it rests on. */
export type Message = Wire['Message'];
/** A number, the id of a named thing, literal text after "=", or several of these. */
export type Arg = Message['args'][string];

/** Who only watches. */
export const SPECTATOR = -1;
export const NOTHING = -1;

export type ActionTriple = [verb: string, target: number, extra: number];

/** What an option means in any game; most have none. */
export type Role = NonNullable<Wire['OptionInfo']['role']>;

export interface ActionOption {
  verb: string;
  role?: Role;
  target: number;
  extra: number;
  label: Message;
  piece: string;
}

/** Any whole amount from low to high. */
export interface SpanOption {
  verb: string;
  role?: Role;
  low: number;
  high: number;
  label: Message;
  piece: string;
}

/** Narrower than the server's description: an option has either a target or a range. */
export type Option = ActionOption | SpanOption;

export type Decision = Omit<Wire['DecisionInfo'], 'options'> & { options: Option[] };
export type Outcome = Wire['Outcome'];

/** Each game's view has its own shape; only that game's board looks inside. */
export type View = Record<string, unknown>;

export type Seen = Omit<Wire['Seen'], 'view' | 'decision'> & { view: View; decision: Decision | null };

export type SeatInfo = Wire['SeatInfo'];
export type SeatKind = SeatInfo['kind'];
export type Clock = Required<Wire['Clock']>;
export type TableInfo = Wire['TableInfo'];
export type TableStatus = TableInfo['status'];
/** A table in a list. */
export type TableLine = Wire['TableLine'];
export type Setting = Wire['SettingInfo'];
export type GameInfo = Wire['GameInfo'];
export type ChatLine = Wire['ChatLine'];
export type HintOption = Wire['HintOption'];

type Whole = Wire['Seen'] | Wire['Refused'];
export type FromServer =
  Exclude<Wire['ServerMessage'], Whole> | Seen | (Omit<Wire['Refused'], 'seen'> & { seen?: Seen | null });
export type ToServer = Wire['ClientMessage'];

export type Me = Wire['MyTables'];
export type CodeGuest = Wire['CodeGuest'];
export type Device = Wire['DeviceInfo'];
export type NewTable = Wire['NewTable'];
export type NewSeat = Wire['NewSeat'];
export type Card = Wire['CardInfo'];
export type DeckInfo = Wire['DeckInfo'];
export type DeckChecked = Wire['DeckChecked'];
/** What was entered, in words (null when it was secret), by whom, and what came of it. */
export type ReplayStep = Wire['ReplayStep'];
export type Replay = Wire['Replay'];
export type ReplaySeen = Omit<Wire['ReplaySeen'], 'seen'> & { seen: Seen[] };
export type Course = Wire['CourseInfo'];
export type RuleShown = Wire['RuleShown'];
export type LessonInfo = Wire['LessonInfo'];
/** A lesson at some point of it. */
export type LessonSeen = Omit<Wire['LessonSeen'], 'seen' | 'expected' | 'taken' | 'others'> & {
  others: Option[];
  seen: Seen[];
  expected: ActionTriple[][];
  taken: ActionTriple[][];
};
/** A guest, who sits in a seat, who said a line; or only a table. */
export type Whom = Wire['Whom'];
export type Avoidance = Wire['Avoid']['kind'];
export type Avoided = Wire['AvoidedInfo'];
export type ReportKind = Wire['Report']['kind'];
export type ReportLine = Wire['ReportInfo'];
export type MessageLine = Wire['MessageInfo'];
export type GuestLine = Wire['GuestInfo'];
export type Ban = Wire['BanInfo'];
export type Act = Wire['ActInfo'];
export type Host = Wire['HostInfo'];
export type Profile = Wire['Profile'];
export type ResultLine = Wire['ResultLine'];
export type ResultPage = Wire['ResultPage'];
export type Counter = Wire['Counter'];
export type Counters = Wire['Counters'];
export type RatingPoint = Wire['RatingPoint'];
export type LadderRow = Wire['LadderRow'];
export type Opponent = Wire['Opponent'];
export type TournamentLine = Wire['TournamentLine'];
export type Tournament = Wire['TournamentInfo'];
export type TournamentRow = Wire['TournamentRow'];
export type TournamentGame = Wire['TournamentGame'];
export type TournamentCell = Wire['TournamentCell'];
export type NewTournament = Wire['NewTournament'];
export type Finding = Wire['Finding'];
export type SeekInfo = Wire['SeekInfo'];
export type NewSeek = Wire['NewSeek'];
export type Signals = Wire['Signals'];
export type NewSignals = Wire['NewSignals'];
export type Passkeys = Wire['Passkeys'];
export type PasskeyInfo = Wire['PasskeyInfo'];
export type PasskeyChallenge = Wire['PasskeyChallenge'];
export type NewPasskey = Wire['NewPasskey'];
export type ShownPasskey = Wire['ShownPasskey'];
export type Review = Wire['ReviewInfo'];
export type Reviewed = Wire['DecisionReviewed'];
export type Verdict = Wire['VerdictInfo'];
/** Where somebody who looks at a review is: the step, whose chances, and from whose knowledge. */
export type ReviewPlace = Wire['ReviewPlace'];
export type ReviewTogether = Wire['ReviewTogether'];
export type ReviewPointed = Wire['ReviewPointed'];
export type Chance = Wire['ChanceInfo'];
export type PuzzleLine = Wire['PuzzleLine'];
export type PuzzleList = Wire['PuzzleList'];
export type PuzzleSeen = Omit<Wire['PuzzleSeen'], 'seen'> & { seen: Seen[] };
