// One table as one visitor sees it: what the server has told, what is selected, and what can be done about it.
import { TableSocket, triple } from '../../wire/socket';
import type {
  ActionTriple,
  ChatLine,
  Decision,
  FromServer,
  Message,
  Option,
  SeatInfo,
  Seen,
  TableInfo,
  ToServer,
  View,
} from '../../wire/types';
import { SPECTATOR } from '../../wire/types';
import type { Grade, Planned, Player, Preview } from '../game';
import { letters, namesOf } from '../parts/letters';
import { settings } from '../settings.svelte';
import { sound } from '../sound';
import { merged, type Log } from './log';
import { gesture, manyOf, toggled, type Many } from './picks';

/** Why something cannot be done, to be shown at an element. */
export interface Answer {
  reason: Message;
  at: DOMRect;
}

export interface Hint {
  option: Option;
  grade: Grade;
  reason: Message;
}

/** Several options at one piece. */
export interface Menu {
  options: Option[];
  at: DOMRect;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  seen = $state.raw<Seen | null>(null);
  log = $state.raw<Log>({ steps: [], offset: 0 });
  chat = $state.raw<ChatLine[]>([]);
  /** Lines that came while the chat was not open. */
  unread = $state(0);
  connected = $state(false);
  /** How far this device's time is ahead of the server's. */
  skew = $state(0);
  lostSince = $state(0);
  gone = $state(false);

  selected = $state.raw<Option | null>(null);
  /** Where several things are chosen together: those chosen so far. */
  picks = $state.raw<Option[]>([]);
  amount = $state(0);
  preview = $state.raw<Preview<View> | null>(null);
  why = $state.raw<Answer | null>(null);
  menu = $state.raw<Menu | null>(null);
  hints = $state.raw<Hint[]>([]);
  notice = $state.raw<Message | null>(null);
  sending = $state(false);
  /** Whose eyes are open at a shared screen. */
  eyes = $state(SPECTATOR);
  /** The seat that the device is to be passed to; while it is set nothing of the table is kept. */
  cover = $state<number | null>(null);

  /** When we came, by the server's time: what was said before is no news. */
  #since = 0;
  readonly #socket: TableSocket;
  readonly #answers = new Map<number, (message: FromServer) => void>();

  constructor(readonly id: string) {
    this.#socket = new TableSocket(
      `/ws/tables/${encodeURIComponent(id)}`,
      (message) => this.#hear(message),
      (connected, code) => this.#link(connected, code),
    );
  }

  close(): void {
    this.#socket.close();
  }

  players = $derived.by((): Player[] => {
    const names = namesOf(this.info?.seats ?? []);
    const marks = letters(names);
    return names.map((name, seat) => ({ seat, name, letter: marks[seat] ?? '' }));
  });

  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  shared = $derived(this.mine.length > 1);
  /** The seat whose eyes this is, or SPECTATOR. */
  viewer = $derived(this.seen?.seat ?? SPECTATOR);
  decision = $derived<Decision | null>(this.seen?.decision ?? null);
  /** What may be chosen now. */
  options = $derived<Option[]>(
    this.connected && this.viewer !== SPECTATOR && !this.sending ? (this.decision?.options ?? []) : [],
  );
  many = $derived(manyOf(this.decision));
  asked = $derived(this.viewer !== SPECTATOR && (this.decision?.waiting.includes(this.viewer) ?? false));

  /** Who asks the table to take something back, and who has not agreed yet. */
  undoAsked = $derived(this.info?.undo ?? null);
  /** The seat in which this visitor is asked to agree. */
  consents = $derived(this.mine.find((seat) => this.undoAsked?.waiting.includes(seat)));

  /** When a seat's time is over, by this device's clock; null where nobody waits for it. */
  until(seat: SeatInfo): number | null {
    return seat.deadline === null ? null : seat.deadline + this.skew;
  }

  /** Whether an option does its own chooser harm, as the game says. */
  harms: (option: Option) => boolean = () => false;
  /** Lets the board put together what an option begins, where that is done as a whole. */
  opens: (option: Option) => boolean = () => false;

  /**
   * Select an option; a second time, or when no confirming is wanted, do it. As usual what can be taken back freely is
   * done at once: the server says so in the preview.
   */
  choose(option: Option): void {
    this.why = null;
    this.menu = null;
    if (this.many && option.verb === 'choose') {
      this.#pick(toggled(this.picks, option, this.many.most), this.many);
      return;
    }
    if (this.opens(option)) return;
    const isPass = ['pass', 'rest'].includes(option.verb) && settings.confirm !== 'always';
    if (this.selected === option || isPass || (settings.confirm === 'never' && !('low' in option))) {
      this.confirm(option);
      return;
    }
    this.selected = option;
    this.preview = null;
    if ('low' in option) this.amount = option.low;
    this.#look(settings.confirm === 'default' && !('low' in option) && !this.harms(option));
  }

  #pick(picks: Option[], many: Many): void {
    this.picks = picks;
    this.preview = null;
    if (picks.length === 0 || picks.length < many.least) return;
    this.suppose(gesture(picks, many), (plan) => {
      if (this.picks === picks && 'view' in plan) this.preview = plan;
    });
  }

  setAmount(amount: number): void {
    const option = this.selected;
    if (!option || !('low' in option)) return;
    this.amount = Math.max(option.low, Math.min(option.high, amount));
    this.#look();
  }

  #look(instant = false): void {
    const { seen, selected } = this;
    if (!seen || !selected) return;
    const action = triple(selected, this.amount);
    this.#ask({ type: 'preview', seat: seen.seat, d: seen.d, action }, (answer) => {
      if (answer.type === 'preview' && this.selected === selected) {
        this.preview = { events: answer.events, view: answer.view ?? null };
        if (instant && answer.undoable) this.confirm(selected);
      }
    });
  }

  /** Press a piece of the table. */
  pick(piece: string, at: DOMRect): void {
    const options = this.options.filter((option) => option.piece === piece);
    const [only] = options;
    if (!only) this.askWhy(piece, at);
    else if (options.length === 1) this.choose(only);
    else if (this.selected && options.includes(this.selected)) this.confirm(this.selected);
    else {
      this.why = null;
      this.menu = { options, at };
    }
  }

  askWhy(piece: string, at: DOMRect): void {
    this.menu = null;
    const number = this.#ask({ type: 'why', seat: this.viewer, piece }, (answer) => {
      if (answer.type === 'why' && answer.reason) this.why = { reason: answer.reason, at };
      if (answer.type === 'refused') this.why = { reason: answer.reason, at };
    });
    if (number === 0) this.why = { reason: { id: 'web-why-disconnected', args: {}, rule: '' }, at };
  }

  /** What these actions, one after another, would lead to. */
  suppose(actions: readonly ActionTriple[], told: (plan: Planned<View> | Message) => void): void {
    const { seen } = this;
    const action = actions.at(-1);
    if (!seen || !action) return;
    this.#ask({ type: 'preview', seat: seen.seat, d: seen.d, after: actions.slice(0, -1), action }, (answer) => {
      if (answer.type === 'preview') told({ events: answer.events, view: answer.view ?? null, options: answer.options as Option[] });
      if (answer.type === 'refused') told(answer.reason);
    });
  }

  askWhyNot(action: ActionTriple, after: readonly ActionTriple[], at: DOMRect): void {
    this.#ask({ type: 'why', seat: this.viewer, action, after: [...after] }, (answer) => {
      if ((answer.type === 'why' || answer.type === 'refused') && answer.reason) this.why = { reason: answer.reason, at };
    });
  }

  confirm(option: Option | null = this.selected): void {
    if (this.many && this.picks.length > 0) {
      if (this.picks.length >= this.many.least) this.act(gesture(this.picks, this.many));
    } else if (option) this.act([triple(option, this.amount)]);
  }

  act(actions: ActionTriple[]): void {
    const { seen } = this;
    if (!seen || this.sending) return;
    this.sending = true;
    const number = this.#ask({ type: 'act', seat: seen.seat, d: seen.d, actions }, () => undefined);
    if (number === 0) this.sending = false;
    this.clear();
  }

  clear(): void {
    this.selected = null;
    this.picks = [];
    this.preview = null;
    this.why = null;
    this.menu = null;
  }

  undo(): void {
    this.#ask({ type: 'undo', seat: this.viewer }, () => undefined);
  }

  answerUndo(agree: boolean): void {
    const seat = this.consents;
    if (seat !== undefined) this.#socket.send({ type: 'undo-answer', seat, agree });
  }

  resign(): void {
    this.#socket.send({ type: 'resign', seat: this.viewer });
  }

  hint(): void {
    const { seen } = this;
    if (!seen || !this.asked) return;
    this.#ask({ type: 'hint', seat: seen.seat, d: seen.d }, (answer) => {
      if (answer.type !== 'hint' || this.seen?.d !== seen.d) return;
      this.hints = answer.options.flatMap(({ action, grade, reason }) => {
        const option = this.options.find((each) => String(triple(each, action[1])) === String(action));
        return option ? [{ option, grade, reason }] : [];
      });
    });
  }

  talk(room: ChatLine['room'], text: string): void {
    this.#socket.send({ type: 'chat', room, text });
  }

  /** At a shared screen: the player of this seat is looking now. */
  look(seat: number): void {
    this.eyes = seat;
    this.cover = null;
    this.#socket.send({ type: 'eyes', seat });
  }

  #ask(message: ToServer, then: (answer: FromServer) => void): number {
    const number = this.#socket.send(message);
    if (number > 0) this.#answers.set(number, then);
    return number;
  }

  #link(connected: boolean, code: number): void {
    this.connected = connected;
    this.lostSince = connected ? 0 : this.lostSince || Date.now();
    this.sending = false;
    if (!connected) this.#answers.clear();
    // After connecting all that was said comes once more.
    if (connected) {
      this.chat = [];
      this.#since = 0;
    }
    if (code === 4403 || code === 4404) {
      this.gone = true;
      this.#socket.close();
    }
    if (connected && this.eyes !== SPECTATOR) this.#socket.send({ type: 'eyes', seat: this.eyes });
  }

  #hear(message: FromServer): void {
    if ('n' in message && message.n) {
      const then = this.#answers.get(message.n);
      this.#answers.delete(message.n);
      then?.(message);
    }
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.skew = Date.now() - message.table.now;
        this.#since ||= message.table.now;
        break;
      case 'seen':
        this.#see(message);
        break;
      case 'refused':
        this.sending = false;
        if (message.seen) this.#see(message.seen);
        if (!this.why) this.notice = message.reason;
        break;
      case 'chat':
        this.#listen(message.lines);
        break;
      default:
    }
  }

  #listen(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines];
    const news = lines.filter((line) => line.at > this.#since && !this.mine.includes(line.seat ?? SPECTATOR));
    if (news.length === 0) return;
    this.unread += news.length;
    sound('message');
  }

  #see(seen: Seen): void {
    this.sending = false;
    this.log = merged(this.log, seen);
    const waiting = seen.decision?.waiting ?? [];
    const next = waiting.find((seat) => this.mine.includes(seat));
    if (this.shared && next !== undefined && !waiting.includes(seen.seat)) {
      this.clear();
      this.seen = null;
      this.cover = next;
      return;
    }
    if (this.cover !== null) return;
    const before = this.seen;
    this.seen = seen;
    if (seen.outcome && before && !before.outcome) sound(seen.outcome.ranking[0]?.includes(seen.seat) ? 'win' : 'lose');
    if (before?.d !== seen.d || before.seat !== seen.seat) {
      this.clear();
      this.hints = [];
      this.notice = null;
      if (waiting.includes(seen.seat) && before) sound('turn');
    } else if (this.selected) {
      const chosen = String(triple(this.selected, this.amount));
      this.selected = seen.decision?.options.find((each) => String(triple(each, this.amount)) === chosen) ?? null;
    }
  }
}
