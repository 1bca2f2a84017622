// The board, the standing and a choice in words.
import type { BoardProps, Asked } from '../../shell/game';
import type { Cue } from '../../shell/sound';
import type { Window } from '../../shell/table/passing.svelte';
import { literal, name, say, t } from '../../shell/words/words.svelte';
import type { Message, Option } from '../../wire/types';
import { desk } from './desk.svelte';
import { isBusy } from './due';
import { KEEPS, VILLAGES } from './pieces';
import {
  ALL_GROUPS,
  ALL_SQUARES,
  at,
  cardsOf,
  deedsOf,
  groupId,
  hasSet,
  inJail,
  isOut,
  itemId,
  printed,
  seatId,
  seatsOf,
  squareId,
  tokenId,
  type RealmView,
} from './realm';

type Props = BoardProps<RealmView>;

/** A square as it is read aloud: what it is, whose, what stands there, who, and what pressing it does. */
export function squareInWords({ view, options }: Pick<Props, 'view' | 'options'>, square: number): string {
  const { group, price } = printed(square);
  const owner = at(view.owner, square);
  const here = seatsOf(view).filter((seat) => view.place[seat] === square && !isOut(view, seat));
  const [inside, outside] = [here.filter((seat) => inJail(view, seat)), here.filter((seat) => !inJail(view, seat))];
  return [
    name(squareId(square)),
    ...(group >= 0 ? [name(groupId(group))] : []),
    ...(price > 0
      ? [owner >= 0 ? t('web-mo-owned', { seat: seatId(owner) }) : t('web-mo-free', { amount: price })]
      : []),
    ...builtInWords(view, square),
    ...(view.mortgaged[square] ? [t('web-mo-mortgaged')] : []),
    ...(outside.length > 0 ? [t('web-mo-here', { seats: outside.map(seatId) })] : []),
    ...(inside.length > 0 ? [t('web-mo-prisoners', { seats: inside.map(seatId) })] : []),
    ...options
      .filter((option) => option.piece === squareId(square))
      .map((option) => t('web-mo-may', { choice: literal(say(option.label)) })),
  ].join(', ');
}

/** A square is read in the middle of the ring, or in words while that is taken. */
export function look(id: string): ((props: Props) => void) | null {
  const square = ALL_SQUARES.find((each) => squareId(each) === id);
  if (square === undefined) return null;
  return (props) => {
    if (isBusy(props, desk.open) || desk.list) props.onInspect(name(id), squareInWords(props, square));
    else desk.square = square;
  };
}

function builtInWords(view: RealmView, square: number): string[] {
  const level = at(view.level, square);
  if (level === 0) return [];
  return [level === view.keep ? t('web-mo-a-keep') : t('web-mo-so-many-villages', { count: level })];
}

export function describe(props: Props): string[] {
  const { view } = props;
  return [
    ...(props.outcome ? [] : [t('web-mo-tell-turn', { seat: seatId(view.turn), round: view.round })]),
    ...(view.dice.every((die) => die > 0)
      ? [t('web-mo-dice', { first: at(view.dice, 0), second: at(view.dice, 1) })]
      : []),
    ...order(props).map((seat) => seatInWords(view, seat)),
    t('web-mo-villages', { left: view.villages, of: VILLAGES }),
    t('web-mo-keeps', { left: view.keeps, of: KEEPS }),
    t('web-mo-decks', { valar: view.valar.length, throne: view.throne.length }),
    ...ALL_SQUARES.map((square) => `${String(square)}. ${squareInWords(props, square)}`),
  ];
}

/** The viewer first, then round the table. */
function order({ view, viewer }: Pick<Props, 'view' | 'viewer'>): number[] {
  const first = Math.max(viewer, 0);
  return seatsOf(view).map((_, index) => (first + index) % view.cash.length);
}

function seatInWords(view: RealmView, seat: number): string {
  if (isOut(view, seat)) return t('web-mo-tell-out', { seat: seatId(seat) });
  const token = view.tokens[seat];
  const things = [...deedsOf(view, seat), ...cardsOf(view, seat)].map(itemId);
  const args = { seat: seatId(seat), cash: at(view.cash, seat), square: squareId(at(view.place, seat)) };
  return [
    t(inJail(view, seat) ? 'web-mo-tell-jailed' : 'web-mo-tell-seat', args),
    ...(token === undefined ? [] : [name(tokenId(token))]),
    things.length > 0 ? t('web-mo-tell-deeds', { deeds: things }) : t('web-mo-no-deeds'),
    ...ALL_GROUPS.filter((group) => hasSet(view, seat, group)).map((group) =>
      t('web-mo-tell-set', { group: groupId(group) }),
    ),
  ].join('; ');
}

/** Everybody by what the estate is worth. */
export function scores({ view }: Props): string[] {
  return seatsOf(view)
    .sort((one, other) => at(view.worth, other) - at(view.worth, one))
    .map((seat) =>
      isOut(view, seat)
        ? t('web-mo-tell-out', { seat: seatId(seat) })
        : t('web-mo-score', {
            seat: seatId(seat),
            worth: at(view.worth, seat),
            cash: at(view.cash, seat),
            deeds: deedsOf(view, seat).length,
          }),
    );
}

/** A trade and giving up are never done at the first tap. */
export function harms(_view: RealmView, _viewer: number, option: Option): boolean {
  return ['accept', 'surrender', 'raze', 'decline'].includes(option.verb);
}

/** Where the dice are to be thrown there is nothing to think over. */
export const instant = ({ verb }: Option): boolean => verb === 'throw';

const CUES: Readonly<Record<string, Cue>> = {
  'log-throw': 'dice',
  'log-throw-three': 'dice',
  'log-rent-throw': 'dice',
  'log-card': 'card',
  'log-jail': 'kneel',
  'log-buy': 'token',
  'log-sold': 'token',
  'log-village': 'token',
  'log-keep': 'token',
};

export function cue(events: Message[]): Cue | null {
  return events.map((event) => CUES[event.id]).find((each) => each !== undefined) ?? null;
}

export function phase(view: RealmView): string {
  return view.rounds > 0
    ? t('web-mo-round-of', { round: view.round, rounds: view.rounds })
    : t('web-mo-round', { round: view.round });
}

/** Between throws everybody may build and trade, and ask for rent where it must be asked for. */
export function windowOf(view: RealmView, prompt: Message): Window | null {
  if (prompt.id !== 'prompt-business') return null;
  const claims = view.claims.some((claim) => claim.owner === view.viewer);
  return { row: claims ? 'rent' : 'trade', stamp: `${String(view.turn)}/${String(view.round)}` };
}

/** The choice as a question of its own, where its words alone would not say what follows. */
export function asks({ selected, preview, view, viewer }: Props): Asked | null {
  if (!selected || !preview?.view || viewer < 0) return null;
  const change = at(preview.view.cash, viewer) - at(view.cash, viewer);
  if (change === 0) return null;
  const consequence = t('web-mo-cash-then', { cash: at(preview.view.cash, viewer) });
  return { question: say(selected.label), consequence, confirm: t('web-confirm') };
}

export function result(view: RealmView, seat: number): string {
  if (isOut(view, seat)) return t('web-mo-bankrupt');
  const [worth, cash] = [at(view.worth, seat), at(view.cash, seat)];
  return t('web-mo-standing', { worth, cash, deeds: deedsOf(view, seat).length });
}

const MOMENTS: Readonly<Record<string, number>> = {
  'log-bankrupt': 5000,
  'log-bankrupt-bank': 5000,
  'log-trade': 900,
  'log-keep': 800,
  'log-debt': 700,
};
/** Otherwise money is the measure of a moment. */
const PAID = ['log-rent', 'log-buy', 'log-sold', 'log-repairs', 'log-tax', 'log-fine'];
export const moment = (event: Message): number =>
  MOMENTS[event.id] ?? (PAID.includes(event.id) ? Number(event.args['amount'] ?? 0) : 0);
