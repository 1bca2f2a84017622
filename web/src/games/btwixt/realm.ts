// The table of B'Twixt as the view tells it, and the names of its pieces. Seats and councils are numbered clockwise:
// council k lies between seat k and the next.
import type { ActionOption, Arg, Option } from '../../wire/types';
import { NOTHING } from '../../wire/types';
import { ALLIES, INFLUENCE, LEADERS, type Ally, type Influence } from './pieces';
import type { CouncilView, RealmView, SeatView } from './views';

export type { CouncilView, RealmView, SeatView };

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${String(index)}`);
  return found;
}

export const influence = (kind: number): Influence => at(INFLUENCE, kind);
export const ally = (kind: number): Ally => at(ALLIES, kind);

export const cardId = (kind: number): string => `influence-${influence(kind).id}`;
export const allyId = (kind: number): string => `ally-${ally(kind).id}`;
export const leaderId = (leader: number): string => `leader-${at(LEADERS, leader)}`;
export const seatId = (seat: number): string => `seat-${String(seat)}`;
export const councilId = (council: number): string => `council-${String(council)}`;
export const stackId = (seat: number, place: number): string => `stack-${String(seat)}-${String(place)}`;

/** Whose eyes are at the bottom: those who only watch sit with the first seat. */
export const nearSeat = (view: RealmView): number => Math.max(view.viewer, 0);

const around = (view: RealmView, place: number): number => (place + view.seats.length) % view.seats.length;
export const councilsOf = (view: RealmView, seat: number): [left: number, right: number] => [
  seat,
  around(view, seat - 1),
];
export const membersOf = (view: RealmView, council: number): [one: number, other: number] => [
  council,
  around(view, council + 1),
];

export interface Node {
  sort: 'seat' | 'council';
  index: number;
}

/** Seat, council, seat, council … clockwise round the table, from the near seat on. */
export function necklace(view: RealmView): Node[] {
  const near = nearSeat(view);
  return view.seats.flatMap((_, step): Node[] => {
    const index = around(view, near + step);
    return [
      { sort: 'seat', index },
      { sort: 'council', index },
    ];
  });
}

/** Where the nodes of the necklace lie on a wide table, in parts of its width and height; the near seat at the bottom. */
const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  3: [
    [0, 0.4],
    [0.5, 0],
    [1, 0.4],
  ],
  4: [
    [0, 0.6],
    [0.02, 0.06],
    [0.5, 0],
    [0.98, 0.06],
    [1, 0.6],
  ],
  5: [
    [0, 0.64],
    [0.02, 0.24],
    [0.26, 0],
    [0.5, 0],
    [0.74, 0],
    [0.98, 0.24],
    [1, 0.64],
  ],
  6: [
    [0, 0.68],
    [0, 0.37],
    [0.07, 0],
    [0.285, 0],
    [0.5, 0],
    [0.715, 0],
    [0.93, 0],
    [1, 0.37],
    [1, 0.68],
  ],
};

export function places(seats: number): (readonly [x: number, y: number])[] {
  return [[0.5, 1], [0.17, 1], ...(PLACES[seats] ?? []), [0.83, 1]];
}

/** The order of the necklace's nodes in a strip that has this seat, or else the near one, in its middle. */
export function centred(nodes: readonly Node[], seat: number): number[] {
  const here = Math.max(
    nodes.findIndex((node) => node.sort === 'seat' && node.index === seat),
    0,
  );
  const half = nodes.length / 2;
  return nodes.map((_, place) => (place - here + half + nodes.length) % nodes.length);
}

/** Tokens are worth 1 to 3, so 2 is expected of one that was not seen. */
const EXPECTED = 2;

export function expectedPower(council: CouncilView): number {
  if (council.tokens_power !== NOTHING) return council.power + council.tokens_power;
  const seen = council.tokens_seen.reduce((sum, value) => sum + value, 0);
  return council.power + seen + EXPECTED * (council.tokens - council.tokens_seen.length);
}

/** Which council of a seat is the small one by all that can be known; null if the two are level. */
export function smallCouncil(view: RealmView, seat: number): number | null {
  const [left, right] = councilsOf(view, seat);
  const more = expectedPower(at(view.councils, left)) - expectedPower(at(view.councils, right));
  return more === 0 ? null : more < 0 ? left : right;
}

/** Of the small council and the other one, at the end. */
export function finalPowers(view: RealmView, seat: number): [small: number, great: number] {
  const [one, other] = councilsOf(view, seat).map((council) => expectedPower(at(view.councils, council)));
  return [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
}

export function roundOf(view: RealmView): { number: number; of: number } {
  const of = view.seats.length + 1;
  return { number: of - view.left, of };
}

/** The one seat that chooses now; NOTHING if it is nobody or everybody. */
export const acting = (view: RealmView): number => (view.asked.length === 1 ? at(view.asked, 0) : NOTHING);

export const isAction = (option: Option): option is ActionOption => 'target' in option;

/** A council by those who share it. */
export function sharedBy(view: RealmView, council: number): { one: Arg; other: Arg } {
  const [one, other] = membersOf(view, council);
  return { one: seatId(one), other: seatId(other) };
}
