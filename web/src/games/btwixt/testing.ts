// Tables for tests: only what matters is named.
import type { BoardProps } from '../../shell/game';
import type { ActionOption, Arg, Message } from '../../wire/types';
import { ALLIES, INFLUENCE } from './pieces';
import type { CouncilView, RealmView, SeatView } from './realm';

export const card = (id: string): number => INFLUENCE.findIndex((each) => each.id === id);
export const ally = (id: string): number => ALLIES.findIndex((each) => each.id === id);

export function seat(more: Partial<SeatView> = {}): SeatView {
  const stack = more.stack ?? [];
  const values = more.values ?? stack.map((kind) => INFLUENCE[kind]?.value ?? 0);
  return {
    leader: -1,
    kneeling: 0,
    played: 0,
    hand: more.hand_seen?.length ?? 0,
    hand_seen: [],
    stack,
    off: stack.map(() => 0),
    hushed: 99,
    ...more,
    values,
    total: values.reduce((sum, value) => sum + value, 0),
  };
}

export function council(ids: string[] = [], tokens = 0, seen: number[] = []): CouncilView {
  const allies = ids.map(ally);
  const powers = allies.map((kind) => ALLIES[kind]?.power ?? 0);
  return {
    allies,
    powers,
    power: powers.reduce((sum, power) => sum + power, 0),
    tokens,
    tokens_seen: seen,
    tokens_power: -1,
  };
}

export function realm(more: Partial<RealmView> = {}): RealmView {
  const seats = more.seats ?? [seat(), seat(), seat()];
  return {
    viewer: 0,
    season: 0,
    left: seats.length,
    first: 0,
    turn: 0,
    asked: [0],
    seats,
    councils: seats.map(() => council()),
    current: -1,
    on_current: 0,
    ruling: -1,
    row: [],
    ally_deck: 49,
    ally_deck_seen: [],
    killed: [],
    deck: 32,
    deck_seen: [],
    discard: [],
    box: [],
    stories: 0,
    aside: [],
    supply: 54,
    decreed: 0,
    playing: -1,
    plays_to: -1,
    leading: 0,
    lead_by: 3,
    winner: -1,
    step: -1,
    claimed: -1,
    placing: -1,
    allowed: [],
    looked_at: [],
    drafting: false,
    drafted: 0,
    drafted_seen: [],
    passes_left: true,
    ...more,
  };
}

export function props(view: RealmView, more: Partial<BoardProps<RealmView>> = {}): BoardProps<RealmView> {
  const nothing = (): void => undefined;
  return {
    view,
    viewer: view.viewer,
    players: [],
    options: [],
    selected: null,
    preview: null,
    hints: [],
    events: [],
    settings: {},
    onChoose: nothing,
    onPick: nothing,
    onWhy: nothing,
    onInspect: nothing,
    ...more,
  };
}

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args, rule: '' };
}

export function option(verb: string, target: number, piece: string, args: Record<string, Arg> = {}): ActionOption {
  return { verb, target, extra: -1, piece, label: message(`do-${verb}`, args) };
}
