// One table as one visitor plays at it: what is selected, and what can be done about it.
import { triple } from '../../wire/socket';
import type { ActionTriple, ChatLine, Message, Option, Seen, ToServer, View } from '../../wire/types';
import type { Grade, Planned, Preview } from '../game';
import { settings } from '../settings.svelte';
import { gesture, manyOf, toggled, type Many } from './picks';
import { Told } from './told.svelte';

/** Why something cannot be done, to be shown at an element. */
export interface Answer {
  reason: Message;
  at: DOMRect;
}

export interface Hint {
  option: Option;
  grade: Grade;
  reason: Message;
  /** What it brings that the best of the others does not. */
  gains: Message[];
}

/** Several options at one piece. */
export interface Menu {
  options: Option[];
  at: DOMRect;
}

export class Table extends Told {
  selected = $state.raw<Option | null>(null);
  /** Where several things are chosen together: those chosen so far. */
  picks = $state.raw<Option[]>([]);
  amount = $state(0);
  preview = $state.raw<Preview<View> | null>(null);
  why = $state.raw<Answer | null>(null);
  menu = $state.raw<Menu | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** What could be chosen by the rules, but is not offered here. */
  others = $state.raw<readonly Option[]>([]);

  many = $derived(manyOf(this.decision));

  /** Whether an option does its own chooser harm, as the game says. */
  harms: (option: Option) => boolean = () => false;
  /** Whether an option is done at the first tap, as the game says. */
  instant: (option: Option) => boolean = () => false;
  /** Lets the board put together what an option begins, where that is done as a whole; else null. */
  opens = $state.raw<(option: Option) => (() => void) | null>(() => null);

  /**
   * Select an option; a second time, or when no confirming is wanted, do it. As usual what can be taken back freely is
   * done at once: the server says so in the preview.
   */
  choose(chosen: Option): void {
    const option = this.#still(chosen);
    if (!option) return;
    this.why = null;
    this.menu = null;
    if (this.many && option.role === 'pick') {
      this.#pick(toggled(this.picks, option, this.many.most), this.many);
      return;
    }
    const open = this.opens(option);
    if (open) {
      open();
      return;
    }
    const atOnce = option.role === 'pass' || option.role === 'rest' || this.instant(option);
    if (
      this.selected === option ||
      (atOnce && settings.confirm !== 'always') ||
      (settings.confirm === 'never' && !('low' in option))
    ) {
      this.confirm(option);
      return;
    }
    this.selected = option;
    this.preview = null;
    if ('low' in option) this.amount = option.low;
    this.#look(settings.confirm === 'default' && !('low' in option) && !this.harms(option));
  }

  /** The same option of how things stand now; null if it is another question that was to be seen first. */
  #still(option: Option): Option | null {
    const d = this.seen?.d;
    if (!this.catchUp()) return option;
    const same = String(triple(option, 0));
    return (d === this.seen?.d && this.options.find((each) => String(triple(each, 0)) === same)) || null;
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
    this.ask({ type: 'preview', seat: seen.seat, d: seen.d, action }, (answer) => {
      if (answer.type === 'preview' && this.selected === selected) {
        this.preview = { events: answer.events, view: answer.view ?? null };
        if (instant && answer.undoable) this.confirm(selected);
      }
    });
  }

  /** Press a piece of the table. */
  pick(piece: string, at: DOMRect): void {
    const d = this.seen?.d;
    if (this.catchUp() && d !== this.seen?.d) return;
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
    const number = this.ask({ type: 'why', seat: this.viewer, piece }, (answer) => {
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
    this.ask({ type: 'preview', seat: seen.seat, d: seen.d, after: actions.slice(0, -1), action }, (answer) => {
      if (answer.type === 'preview')
        told({ events: answer.events, view: answer.view ?? null, options: answer.options as Option[] });
      if (answer.type === 'refused') told(answer.reason);
    });
  }

  askWhyNot(action: ActionTriple, after: readonly ActionTriple[], at: DOMRect): void {
    this.ask({ type: 'why', seat: this.viewer, action, after: [...after] }, (answer) => {
      if ((answer.type === 'why' || answer.type === 'refused') && answer.reason)
        this.why = { reason: answer.reason, at };
    });
  }

  confirm(option: Option | null = this.selected): void {
    if (this.many && this.picks.length > 0) {
      if (this.picks.length >= this.many.least) this.act(gesture(this.picks, this.many));
    } else if (option) this.act([triple(option, this.amount)]);
  }

  /** Pass the window that is open, whether or not it was shown. */
  pass(): void {
    const pass = this.decision?.options.find((option) => option.role === 'pass');
    if (pass) this.#send([triple(pass, 0)]);
  }

  act(actions: ActionTriple[], say?: string, told?: (refusal: Message | null) => void): void {
    this.rerun.forget();
    this.acted = true;
    this.#send(actions, say, told);
  }

  #send(actions: ActionTriple[], say?: string, told?: (refusal: Message | null) => void): void {
    const { seen } = this;
    if (!seen || this.sending) return;
    this.sending = true;
    const message = { type: 'act' as const, seat: seen.seat, d: seen.d, actions, ...(say ? { say } : {}) };
    const number = this.ask(message, (answer) => told?.(answer.type === 'refused' ? answer.reason : null));
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

  protected override forget(): void {
    this.clear();
    this.hints = [];
  }

  protected override renew(seen: Seen): void {
    if (!this.selected) return;
    const chosen = String(triple(this.selected, this.amount));
    this.selected = seen.decision?.options.find((each) => String(triple(each, this.amount)) === chosen) ?? null;
  }

  protected override explained(): boolean {
    return this.why !== null;
  }

  undo(): void {
    this.ask({ type: 'undo', seat: this.viewer }, () => undefined);
  }

  answerUndo(agree: boolean): void {
    const seat = this.consents;
    if (seat !== undefined) this.send({ type: 'undo-answer', seat, agree });
  }

  withdrawUndo(): void {
    if (this.undoAsked) this.send({ type: 'undo-answer', seat: this.undoAsked.seat, agree: false });
  }

  answerResignation(agree: boolean): void {
    const seat = this.accepts;
    if (seat !== undefined) this.send({ type: 'resign-answer', seat, agree });
  }

  resign(): void {
    this.send({ type: 'resign', seat: this.viewer });
  }

  hint(): void {
    const { seen } = this;
    if (!seen || !this.asked) return;
    this.ask({ type: 'hint', seat: seen.seat, d: seen.d }, (answer) => {
      if (answer.type !== 'hint' || this.seen?.d !== seen.d) return;
      this.hints = answer.options.flatMap(({ action, grade, reason, gains }) => {
        const option = this.options.find((each) => String(triple(each, action[1])) === String(action));
        return option ? [{ option, grade, reason, gains }] : [];
      });
    });
  }

  /** To those who look at the review of this game. */
  say(message: Extract<ToServer, { type: `review-${string}` }>): void {
    this.send(message);
  }

  talk(room: ChatLine['room'], text: string): void {
    this.send({ type: 'chat', room, text });
  }

  /** Ends a private talk before its time. */
  part(): void {
    this.send({ type: 'part', seat: this.viewer });
  }
}
