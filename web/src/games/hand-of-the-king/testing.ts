// Tables for tests: only what matters is named.
import type { ActionOption, Arg, Message } from '../../wire/types';
import type { CourtView } from './court';
import { CELLS, CHARACTERS, COMPANIONS, DEAD, EMPTY, HOUSES, ON_GRID, SUPPLY } from './pieces';

interface Given {
  varys: string;
  seats?: number;
  grid?: Record<string, string>;
  areas?: Record<number, string[]>;
  banners?: Record<number, string[]>;
  kept?: { companion: string; by: number; house: string; worth: number }[];
  row?: string[];
  deck?: number;
}

export const cell = (name: string): number => CELLS.indexOf(name);

export function court(given: Given): CourtView {
  const grid = CELLS.map((name) => CHARACTERS.indexOf(given.grid?.[name] ?? '')).map((found) =>
    found < 0 ? EMPTY : found,
  );
  const holder = CHARACTERS.map((id, character) => {
    if (grid.includes(character)) return ON_GRID;
    const area = Object.entries(given.areas ?? {}).find(([, ids]) => ids.includes(id));
    return area ? Number(area[0]) : DEAD;
  });
  const banners = HOUSES.map((house) => {
    const held = Object.entries(given.banners ?? {}).find(([, houses]) => houses.includes(house));
    return held ? Number(held[0]) : SUPPLY;
  });
  const kept = given.kept ?? [];
  return {
    viewer: 0,
    turn: 0,
    grid,
    varys: cell(given.varys),
    holder,
    banners,
    row: (given.row ?? []).map(companion),
    drawn: [],
    gone: [],
    deck: given.deck ?? 0,
    kept: kept.map((each) => companion(each.companion)),
    kept_by: kept.map((each) => each.by),
    kept_house: kept.map((each) => HOUSES.indexOf(each.house)),
    kept_worth: kept.map((each) => each.worth),
    ravens: Array.from({ length: given.seats ?? 3 }, () => 0),
    talk: [],
    again: false,
  };
}

const companion = (id: string): number => COMPANIONS.findIndex((each) => each.id === id);

/** The banners with one given to somebody. */
export function award(view: CourtView, house: string, seat: number): number[] {
  return view.banners.map((holder, index) => (HOUSES[index] === house ? seat : holder));
}

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args, rule: '' };
}

export function option(verb: string, target: number, extra: number, piece: string): ActionOption {
  return { verb, target, extra, piece, label: message('do-play', { companion: 'companion-hodor' }) };
}
