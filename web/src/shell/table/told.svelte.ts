// What the server has told one visitor of a table, and the line to ask it over.
import { socketTo, type Connect, type Line } from '../../wire/socket';
import type {
  ChatLine,
  Decision,
  FromServer,
  Message,
  Option,
  ReviewPointed,
  ReviewTogether,
  SeatInfo,
  Seen,
  TableInfo,
  ToServer,
} from '../../wire/types';
import { SPECTATOR } from '../../wire/types';
import type { Player } from '../game';
import { playersOf } from '../looking';
import { settings } from '../settings.svelte';
import { sound } from '../sound';
import { Handover } from './handover.svelte';
import { merged, type Log } from './log';
import { MOST, Pace } from './pace.svelte';
import { Rerun } from './rerun.svelte';

export abstract class Told {
  info = $state.raw<TableInfo | null>(null);
  seen = $state.raw<Seen | null>(null);
  log = $state.raw<Log>({ steps: [], offset: 0 });
  chat = $state.raw<ChatLine[]>([]);
  /** Lines that came while the chat was not open. */
  unread = $state(0);
  connected = $state(false);
  /** How far this device's time is ahead of the server's. */
  skew = $state(0);
  gone = $state(false);
  /** The host has asked us to get up. */
  freed = $state(false);
  /** Who looks at the review of this game, when it is over, and what one of them points at. */
  review = $state.raw<ReviewTogether | null>(null);
  pointed = $state.raw<ReviewPointed | null>(null);
  sending = $state(false);
  /** Why something was refused that is to be seen in the prompt. */
  notice = $state.raw<Message | null>(null);
  /** Of a lesson or a puzzle: nothing is passed unasked, and this is said of the other seats. */
  scripted = $state<'' | 'web-learn-opponent' | 'web-puzzle-opponent'>('');

  /** What is to be seen comes step by step; who plays among people does not keep them waiting for it. */
  readonly pace = new Pace(
    (seen: Seen) => this.#see(seen),
    () => (this.scripted ? 0 : this.alone ? Infinity : MOST),
  );
  readonly rerun = new Rerun();
  readonly handover = new Handover(
    (message) => this.send(message),
    () => this.#hide(),
  );

  /** When we came, by the server's time: what was said before is no news. */
  #since = 0;
  readonly #line: Line;
  readonly #answers = new Map<number, (message: FromServer) => void>();

  constructor(
    readonly id: string,
    connect: Connect = socketTo(id),
  ) {
    this.#line = connect(
      (message) => this.#hear(message),
      (connected, code) => this.#link(connected, code),
    );
  }

  close(): void {
    this.pace.stop();
    this.rerun.stop();
    this.#line.close();
  }

  players = $derived<Player[]>(playersOf(this.info?.seats ?? []));

  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  shared = $derived(this.mine.length > 1);
  /** No other people are at the table. */
  alone = $derived(
    !this.info?.seats.some((seat) => seat.kind === 'guest' && !seat.mine && !seat.stand_in && !seat.resigned),
  );
  /** The seat whose eyes this is, or SPECTATOR. */
  viewer = $derived(this.seen?.seat ?? SPECTATOR);
  decision = $derived<Decision | null>(this.seen?.decision ?? null);
  /** Whether the question of this view is passed before it is seen, as the screen says, which knows the settings. */
  unasked = $state.raw<(seen: Seen) => boolean>(() => false);
  /** A question that is passed unasked is open: nobody sees or hears it. */
  silent = $derived(this.seen !== null && this.unasked(this.seen));
  /** What may be chosen now. */
  options = $derived<Option[]>(
    this.connected && this.viewer !== SPECTATOR && !this.sending && !this.silent && !this.rerun.now
      ? (this.decision?.options ?? [])
      : [],
  );
  /** Whom the game waits for, as it is to be seen. */
  waiting = $derived((this.decision?.waiting ?? []).filter((seat) => seat !== this.viewer || !this.silent));
  asked = $derived(this.viewer !== SPECTATOR && !this.rerun.now && this.waiting.includes(this.viewer));

  /** Who asks the table to take something back, and who has not agreed yet. */
  undoAsked = $derived(this.info?.undo ?? null);
  /** The seat in which this visitor is asked to agree. */
  consents = $derived(this.mine.find((seat) => this.undoAsked?.waiting.includes(seat)));
  /** The bot that offers to resign, and who has not accepted that yet. */
  resignation = $derived(this.info?.resignation ?? null);
  /** The seat in which this visitor may accept it. */
  accepts = $derived(this.mine.find((seat) => this.resignation?.waiting.includes(seat)));

  /** When a seat's time is over, by this device's clock; null where nobody waits for it. */
  until(seat: SeatInfo): number | null {
    return seat.deadline === null ? null : seat.deadline + this.skew;
  }

  /** Shows at once how things stand; returns whether that had not been seen. */
  catchUp(): boolean {
    if (this.pace.behind === 0 && !this.rerun.now) return false;
    this.rerun.stop();
    this.pace.finish();
    return true;
  }

  /** The next that is seen comes of one's own move. */
  protected acted = false;

  /** The question is another one: nothing that was chosen or hinted holds any more. */
  protected abstract forget(): void;
  /** The question is the same, but there is news. */
  protected abstract renew(seen: Seen): void;
  /** Whether a refusal has been shown where it belongs. */
  protected abstract explained(): boolean;

  protected send(message: ToServer): number {
    return this.#line.send(message);
  }

  protected ask(message: ToServer, then: (answer: FromServer) => void): number {
    const number = this.send(message);
    if (number > 0) this.#answers.set(number, then);
    return number;
  }

  #link(connected: boolean, code: number): void {
    this.connected = connected;
    this.sending = false;
    this.pace.finish();
    if (!connected) this.#answers.clear();
    // After connecting all that was said comes once more.
    if (connected) {
      this.chat = [];
      this.#since = 0;
    }
    if ([4401, 4403, 4404].includes(code)) {
      this.gone = true;
      this.#line.close();
    }
    this.handover.link(connected);
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
        if (this.mine.length > 0) this.freed = false;
        this.skew = Date.now() - message.table.now;
        this.#since ||= message.table.now;
        break;
      case 'seen':
        this.sending = false;
        if (this.acted) this.pace.addNow(message);
        else this.pace.add(message);
        this.acted = false;
        break;
      case 'refused':
        this.sending = false;
        this.acted = false;
        this.pace.finish();
        if (message.seen) this.#see(message.seen);
        if (!this.explained()) this.notice = message.reason;
        break;
      case 'chat':
        if (message.anew) this.chat = message.lines;
        else this.#listen(message.lines);
        break;
      case 'review':
        this.review = message;
        break;
      case 'review-point':
        this.pointed = message;
        break;
      case 'freed':
        this.freed = true;
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

  /** Nothing of the table is kept. */
  #hide(): void {
    this.forget();
    this.rerun.forget();
    this.seen = null;
  }

  #see(seen: Seen): void {
    if (!this.handover.admits(seen, this.seen)) return;
    this.log = merged(this.log, seen);
    const waiting = seen.decision?.waiting ?? [];
    const next = waiting.find((seat) => this.mine.includes(seat));
    if (this.shared && next !== undefined && !waiting.includes(seen.seat)) {
      if (settings.quick) this.seen &&= seen;
      this.handover.passOn(next, settings.quick && this.alone && this.seen !== null);
      return;
    }
    if (this.handover.cover !== null) return;
    const before = this.seen;
    this.seen = seen;
    this.rerun.note(seen);
    if (seen.outcome && before && !before.outcome) sound(seen.outcome.ranking[0]?.includes(seen.seat) ? 'win' : 'lose');
    if (before?.d !== seen.d || before.seat !== seen.seat) {
      this.forget();
      this.notice = null;
      if (this.asked && before) sound('turn');
    } else this.renew(seen);
    this.notice = this.handover.passed ?? this.notice;
    this.handover.passed = null;
  }
}
