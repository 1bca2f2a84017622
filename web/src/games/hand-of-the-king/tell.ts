// The board, the standing and a choice in words.
import type { Asked, BoardProps } from '../../shell/game';
import { literal, name, say, t } from '../../shell/words/words.svelte';
import type { Arg, Message, Option } from '../../wire/types';
import {
  ALL_HOUSES,
  at,
  bannersOf,
  cellName,
  characterId,
  companionId,
  directionId,
  heldBy,
  houseId,
  houseOf,
  isAction,
  isEmpty,
  left,
  ray,
  seatId,
  support,
  type CourtView,
} from './court';
import { CHARACTERS, DIRECTIONS, SIDE, SIZES } from './pieces';
import { bannersOfSide, isInSupply, leaders, sides, tieAtTop } from './standing';
import { after, wayOf } from './ways';

type Props = BoardProps<CourtView>;

const joined = (texts: readonly string[], by = '; '): string => literal(texts.join(by));
const you = (seat: number, viewer: number): Arg => (seat === viewer ? literal(t('web-hk-you')) : seatId(seat));
const counted = (house: number, count: number): string => t('web-hk-tell-count', { house: houseId(house), count });

/** A character lies somewhere and is of a house: that is all there is to tell. */
export function look(id: string): ((props: Props) => void) | null {
  const character = CHARACTERS.findIndex((_, each) => characterId(each) === id);
  if (character < 0) return null;
  return ({ view, onInspect }) => onInspect(name(id), characterInWords(view, character));
}

/** "Старк, 8 · c4". */
export function characterInWords(view: CourtView, character: number): string {
  const house = houseOf(character);
  const cell = view.grid.indexOf(character);
  return [`${name(houseId(house))}, ${String(at(SIZES, house))}`, ...(cell < 0 ? [] : [cellName(cell)])].join(' · ');
}

export function describe(props: Props): string[] {
  const { view } = props;
  return [
    t('web-hk-tell-varys', { cell: literal(cellName(view.varys)) }),
    ...DIRECTIONS.map((_, direction) => wayInWords(view, direction, props.settings['stop_anywhere'] === 'true')),
    ...choices(props),
    ...bannersInWords(props),
    t('web-hk-tell-left', {
      houses: joined(
        left(view).map((count, house) => counted(house, count)),
        ', ',
      ),
    }),
    ...companionsInWords(view),
    ...rowsInWords(view),
  ];
}

/** Each house once, where its farthest card lies; or every card, where Varys may stop at any. */
function wayInWords(view: CourtView, direction: number, stopsAnywhere: boolean): string {
  const cells = ray(view.varys, direction).filter((cell) => !isEmpty(view, cell));
  const house = (cell: number): number => houseOf(at(view.grid, cell));
  const goals = cells.filter(
    (cell, index) => stopsAnywhere || !cells.slice(index + 1).some((next) => house(next) === house(cell)),
  );
  const cards = goals.map((goal) => {
    const taken = cells.slice(0, cells.indexOf(goal) + 1).filter((cell) => house(cell) === house(goal)).length;
    return t('web-hk-tell-card', { character: characterId(at(view.grid, goal)), house: houseId(house(goal)), taken });
  });
  const args = { direction: directionId(direction) };
  return cards.length > 0 ? t('web-hk-tell-way', { ...args, cards: joined(cards) }) : t('web-hk-tell-nobody', args);
}

/** What else there is to choose from. */
function choices({ options }: Props): string[] {
  const other = options.filter((option) => option.verb !== 'move' && option.verb !== 'stop');
  return other.length > 0
    ? [t('web-hk-tell-choices', { choices: joined(other.map((option) => say(option.label))) })]
    : [];
}

function bannersInWords({ view, viewer }: Props): string[] {
  const counts = support(view);
  const told = (seat: number, houses: readonly number[]): string =>
    t('web-hk-tell-holder', {
      seat: you(seat, viewer),
      houses: joined(
        houses.map((house) => counted(house, at(at(counts, house), seat))),
        ', ',
      ),
    });
  const seats = order(view, viewer);
  const holders = seats
    .filter((seat) => bannersOf(view, seat).length > 0)
    .map((seat) => told(seat, bannersOf(view, seat)));
  const others = seats.flatMap((seat) => {
    const houses = ALL_HOUSES.filter((house) => view.banners[house] !== seat && at(at(counts, house), seat) > 0);
    return houses.length > 0 ? [told(seat, houses)] : [];
  });
  return [
    holders.length > 0 ? t('web-hk-tell-banners', { holders: joined(holders) }) : t('web-hk-tell-no-banners'),
    ...(others.length > 0 ? [t('web-hk-tell-support', { holders: joined(others) })] : []),
  ];
}

/** The viewer first, then round the table. */
function order(view: CourtView, viewer: number): number[] {
  const first = Math.max(viewer, 0);
  return view.ravens.map((_, index) => (first + index) % view.ravens.length);
}

function companionsInWords(view: CourtView): string[] {
  const { deck } = view;
  const open = [...view.row, ...view.drawn];
  if (open.length + deck + view.kept.length + view.gone.length === 0) return [];
  const kept = view.kept.map((companion, index) =>
    t('web-hk-tell-kept-one', {
      companion: companionId(companion),
      seat: seatId(at(view.kept_by, index)),
      house: houseId(at(view.kept_house, index)),
      worth: at(view.kept_worth, index),
    }),
  );
  return [
    open.length > 0
      ? t('web-hk-tell-companions', { companions: open.map(companionId), deck })
      : t('web-hk-tell-no-companions', { deck }),
    ...(kept.length > 0 ? [t('web-hk-tell-kept', { companions: joined(kept) })] : []),
  ];
}

function rowsInWords(view: CourtView): string[] {
  return Array.from({ length: SIDE }, (_, row) => {
    const cards = view.grid.slice(row * SIDE, (row + 1) * SIDE).flatMap((character, column) => {
      const letter = literal(cellName(column).slice(0, 1));
      if (row * SIDE + column === view.varys) return [`${cellName(column).slice(0, 1)} ${name('varys')}`];
      return isEmpty(view, row * SIDE + column)
        ? []
        : [t('web-hk-tell-at', { column: letter, character: characterId(character) })];
    });
    const args = { row: row + 1 };
    return cards.length > 0
      ? t('web-hk-tell-row', { ...args, cards: joined(cards, ', ') })
      : t('web-hk-tell-row-empty', args);
  });
}

export function scores({ view, settings }: Props): string[] {
  const all = sides(view, settings);
  const tie = tieAtTop(view, all);
  const told = all.map((side) => {
    const houses = bannersOfSide(view, side);
    return t('web-hk-score', {
      seats: side.map(seatId),
      banners: houses.length,
      houses: houses.length > 0 ? houses.map(houseId) : literal(''),
    });
  });
  if (!tie) return told;
  return [...told, t('web-hk-score-tie', { seats: tie.winner.map(seatId), house: houseId(tie.houses.at(-1) ?? 0) })];
}

const CARDS = [
  'log-move',
  'log-take',
  'log-take-from',
  'log-kill',
  'log-kill-held',
  'log-play',
  'log-swap',
  'log-keep',
  'log-draw',
  'log-discard',
];
const BANNERS = ['log-banner', 'log-banner-lost', 'log-award'];

/** A banner is louder than a card. */
export function cue(events: readonly Message[]): 'card' | 'token' | null {
  if (events.some((event) => BANNERS.includes(event.id))) return 'token';
  return events.some((event) => CARDS.includes(event.id)) ? 'card' : null;
}

/** Killing a character in front of oneself. */
export function harms(view: CourtView, viewer: number, option: Option): boolean {
  return option.verb === 'kill' && heldBy(view, viewer).some((character) => characterId(character) === option.piece);
}

/** The selected choice as a question with what follows; null where its own label says enough. */
export function asks(props: Props): Asked | null {
  const { view, selected, preview } = props;
  if (selected && harms(view, props.viewer, selected)) {
    return { question: say(selected.label), consequence: t('web-hk-own-card'), confirm: t('web-hk-kill') };
  }
  const way = wayOf(view, selected);
  if (!way || !selected || !isAction(selected)) return null;
  const house = houseOf(at(view.grid, way.goal));
  return {
    question: t('web-hk-ask-take', { taken: way.taken.length, house: houseId(house) }),
    consequence: preview?.view ? consequence(view, after(view, selected, preview), house, props.viewer) : '',
    confirm: t('web-hk-take'),
  };
}

function consequence(now: CourtView, then: CourtView, house: number, viewer: number): string {
  const isOver = then.turn !== now.turn || now.again;
  if (!isOver && left(then)[house] === 0 && now.row.length > 0) return t('web-hk-then-companion');
  const { seats, count } = leaders(then, house);
  const named = [...seats].sort((one, other) => Number(other === viewer) - Number(one === viewer));
  const who = named.map((seat, index) =>
    seat === viewer ? literal(t(index === 0 ? 'web-hk-you-start' : 'web-hk-you')) : seatId(seat),
  );
  const lead = literal(t(seats.length > 1 ? 'web-hk-some-lead' : 'web-hk-one-leads', { seats: who, count }));
  if (isInSupply(then, house)) return t('web-hk-banner-nobody', { lead });
  const holder = at(then.banners, house);
  const stays = now.banners[house] === holder;
  if (holder === viewer) return t(stays ? 'web-hk-banner-yours' : 'web-hk-banner-to-you', { lead });
  return t(stays ? 'web-hk-banner-of' : 'web-hk-banner-to', { lead, seat: seatId(holder) });
}

export function result(view: CourtView, seat: number): string {
  return t('web-hk-seat-banners', { banners: bannersOf(view, seat).length });
}

const MOMENTS: Readonly<Record<string, number>> = {
  'log-kill-held': 4,
  'log-award': 4,
  'log-banner-lost': 3,
  'log-take-from': 3,
  'log-swap': 2,
  'log-banner': 1,
};
export const moment = (event: Message): number => MOMENTS[event.id] ?? 0;
