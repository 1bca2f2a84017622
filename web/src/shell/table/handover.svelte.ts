// One screen for several people: it is passed on behind a cover, or quickly where that gives nothing away.
import { triple } from '../../wire/socket';
import { SPECTATOR, type Message, type Option, type Seen, type ToServer, type View } from '../../wire/types';

/** Whether two players at one table see the same, so that nothing is given away. */
function isAlike(one: View, other: View): boolean {
  const shown = (view: View): string => JSON.stringify({ ...view, viewer: null });
  return shown(one) === shown(other);
}

/** The pass of somebody who can do nothing else; null where there is a choice. */
function onlyPass({ decision }: Seen): Option | null {
  const [only, ...more] = decision?.options ?? [];
  return only?.role === 'pass' && more.length === 0 ? only : null;
}

export class Handover {
  /** Whose eyes are open. */
  eyes = $state(SPECTATOR);
  /** The seat that the device is to be passed to; while it is set nothing of the table is kept. */
  cover = $state<number | null>(null);
  /** Who has passed unasked, to be told with the next view. */
  passed: Message | null = null;
  /** Whose view is on its way, for quick play; what has come before it is not meant for anybody. */
  #awaited: number | null = null;
  readonly #send: (message: ToServer) => void;
  readonly #hide: () => void;

  constructor(send: (message: ToServer) => void, hide: () => void) {
    this.#send = send;
    this.#hide = hide;
  }

  /** The player of this seat is looking now. */
  look(seat: number): void {
    this.eyes = seat;
    this.cover = null;
    this.#send({ type: 'eyes', seat });
  }

  link(connected: boolean): void {
    this.#awaited = null;
    if (connected && this.eyes !== SPECTATOR) this.#send({ type: 'eyes', seat: this.eyes });
  }

  /** Somebody else is to move. */
  passOn(seat: number, quick: boolean): void {
    if (quick) this.#await(seat);
    else this.#cover(seat);
  }

  /** Whether what has come may be seen after this, by who has the screen. */
  admits(seen: Seen, last: Seen | null): boolean {
    if (this.#awaited === null) return true;
    if (seen.seat !== this.#awaited) return false;
    this.#awaited = null;
    return last === null || this.#isOpen(seen, last);
  }

  /** It is the own view, or tells nothing else; who can only pass has passed. */
  #isOpen(seen: Seen, last: Seen): boolean {
    if (seen.seat === last.seat) return true;
    const pass = onlyPass(seen);
    if (pass) {
      this.#send({ type: 'act', seat: seen.seat, d: seen.d, actions: [triple(pass)] });
      this.passed = { id: 'web-quick-passed', args: { seat: `seat-${String(seen.seat)}` }, rule: '' };
      this.#await(last.seat);
      return false;
    }
    if (isAlike(seen.view, last.view)) {
      this.eyes = seen.seat;
      return true;
    }
    this.#cover(seen.seat);
    return false;
  }

  #await(seat: number): void {
    this.#awaited = seat;
    this.#send({ type: 'eyes', seat });
  }

  #cover(seat: number): void {
    this.#hide();
    this.cover = seat;
  }
}
