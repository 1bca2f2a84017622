// Tables for tests: only what matters is named.
import type { ActionOption, SpanOption } from '../../wire/types';
import { SQUARES } from './pieces';
import type { RealmView } from './realm';

export const square = (id: string): number => SQUARES.findIndex((each) => each.id === id);

export function realm(
  given: Partial<Omit<RealmView, 'owner' | 'level'>> & {
    owns?: Record<number, string[]>;
    levels?: Record<string, number>;
  } = {},
): RealmView {
  const { owns = {}, levels = {}, ...more } = given;
  const cash = more.cash ?? [1500, 1500];
  const each = <T>(value: T): T[] => cash.map(() => value);
  const owner = SQUARES.map(({ id }) => Number(Object.entries(owns).find(([, ids]) => ids.includes(id))?.[0] ?? -1));
  return {
    viewer: 0,
    turn: 0,
    starter: 0,
    round: 1,
    rounds: 0,
    tokens: cash.map((_, seat) => seat),
    cash,
    place: each(0),
    jail: each(-1),
    past_go: each(false),
    out: [],
    wakeful: each(0),
    calls: each(0),
    owner,
    mortgaged: SQUARES.map(() => false),
    level: SQUARES.map(({ id }) => levels[id] ?? 0),
    keep: 5,
    villages: 32,
    keeps: 12,
    valar: Array.from({ length: 16 }, () => -1),
    throne: Array.from({ length: 16 }, () => -1),
    held: [-1, -1],
    dice: [0, 0],
    speed: '',
    doubles: 0,
    claims: [],
    worth: each(1500),
    raisable: each(0),
    rent_line: SQUARES.map(() => -1),
    factors: [4, 10],
    interest: 10,
    jail_throws: 3,
    buying: -1,
    lot: -1,
    bidders: [],
    bid: 0,
    bidder: -1,
    next_bidder: -1,
    debtor: -1,
    due: 0,
    creditors: [],
    offer_by: -1,
    offer_to: -1,
    give: [],
    ask: [],
    money: 0,
    fees: [0, 0],
    sent: false,
    wanted: -1,
    ...more,
  };
}

const label = { id: 'do-throw', args: {}, rule: '' };

export const option = (verb: string, target = -1, piece = ''): ActionOption => ({
  verb,
  target,
  extra: -1,
  piece,
  label,
});
export const span = (verb: string, low: number, high: number): SpanOption => ({ verb, low, high, piece: '', label });
