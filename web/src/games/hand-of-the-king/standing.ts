// Who is ahead: the support table with what would change, banners, teams and ties.
import { ALL_HOUSES, at, bannersOf, left, support, type CourtView } from './court';
import { SUPPLY } from './pieces';

export type BannerState = 'none' | 'held' | 'coming' | 'going';

export interface Count {
  seat: number;
  count: number;
  /** How the selected choice changes it. */
  change: number;
  banner: BannerState;
}

export interface HouseRow {
  house: number;
  left: number;
  counts: Count[];
  /** The selected choice changes something here. */
  isHot: boolean;
}

/** Counts as they will be after the selected choice; now and then are the same while nothing is selected. */
export function houseRows(now: CourtView, then: CourtView): HouseRow[] {
  const [before, later] = [support(now), support(then)];
  const [leftNow, leftThen] = [left(now), left(then)];
  return ALL_HOUSES.map((house) => {
    const counts = now.ravens.map((_, seat): Count => {
      const count = at(at(later, house), seat);
      return { seat, count, change: count - at(at(before, house), seat), banner: bannerState(now, then, house, seat) };
    });
    const isHot =
      counts.some((each) => each.change !== 0 || each.banner === 'coming') || leftNow[house] !== leftThen[house];
    return { house, left: at(leftThen, house), counts, isHot };
  });
}

function bannerState(now: CourtView, then: CourtView, house: number, seat: number): BannerState {
  const had = now.banners[house] === seat;
  const has = then.banners[house] === seat;
  if (had && has) return 'held';
  if (has) return 'coming';
  return had ? 'going' : 'none';
}

/** Those who win together: partners sit opposite. */
export function sides(view: CourtView, settings: Record<string, string>): number[][] {
  const seats = view.ravens.length;
  const variant = settings['variant'];
  const inTeams = seats === 4 && (variant === 'teams' || variant === 'raven');
  return inTeams
    ? [
        [0, 2],
        [1, 3],
      ]
    : view.ravens.map((_, seat) => [seat]);
}

/** Banners of a side, largest house first. */
export function bannersOfSide(view: CourtView, side: readonly number[]): number[] {
  return side.flatMap((seat) => bannersOf(view, seat)).sort((one, other) => one - other);
}

export interface Tie {
  banners: number;
  sides: number[][];
  /** From the largest house down to the one that decides. */
  houses: number[];
  winner: number[];
}

/** Among sides with equally many banners, at least one, the largest house decides; null if one is ahead anyway. */
export function tieAtTop(view: CourtView, all: readonly number[][]): Tie | null {
  const most = Math.max(...all.map((side) => bannersOfSide(view, side).length));
  const equal = all.filter((side) => bannersOfSide(view, side).length === most);
  if (most === 0 || equal.length < 2) return null;
  const decides = ALL_HOUSES.find((house) => equal.some((side) => side.includes(at(view.banners, house)))) ?? 0;
  const winner = equal.find((side) => side.includes(at(view.banners, decides))) ?? [];
  return { banners: most, sides: equal, houses: ALL_HOUSES.slice(0, decides + 1), winner };
}

/** The seats with most support of a house after a choice, and how much. */
export function leaders(view: CourtView, house: number): { seats: number[]; count: number } {
  const counts = at(support(view), house);
  const count = Math.max(...counts);
  return { seats: count === 0 ? [] : counts.flatMap((each, seat) => (each === count ? [seat] : [])), count };
}

export const isInSupply = (view: CourtView, house: number): boolean => view.banners[house] === SUPPLY;
