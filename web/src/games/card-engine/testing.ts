// Tables for tests: only what matters is named.
import type { ActionOption, Arg, Message } from '../../wire/types';
import type { CardView, SideView, TableView } from './view';

export function card(slot: number, more: Partial<CardView> = {}): CardView {
  return {
    slot,
    kind: 0,
    owner: 0,
    controller: 0,
    kneeling: 0,
    attached_to: -1,
    power: 0,
    duplicates: 0,
    strength: 3,
    icons: [0],
    renown: false,
    stealth: false,
    sources: [],
    gold: 0,
    keywords: [],
    traits: [],
    income: 0,
    influence: 0,
    blank: false,
    doomed: -1,
    ...more,
  };
}

export function side(more: Partial<SideView> = {}): SideView {
  return {
    gold: 0,
    power: 0,
    total_power: 0,
    income: 0,
    limited: 0,
    plot: -1,
    plot_kind: -1,
    initiative: 0,
    claim: 0,
    plots: 7,
    plots_seen: [],
    used: [],
    hand: 0,
    hand_seen: [],
    deck: 0,
    deck_seen: [],
    laid: 0,
    laid_seen: [],
    discard: [],
    dead: [],
    draft_seen: [],
    house: -1,
    house_kind: -1,
    agenda: -1,
    agenda_kind: -1,
    title: -1,
    title_used: false,
    partner: -1,
    influence: 0,
    drawn: 0,
    counted_power: 0,
    wins_at: 15,
    ...more,
  };
}

export function table(more: Partial<TableView> = {}): TableView {
  return {
    viewer: 0,
    round: 1,
    phase: 3,
    first: 0,
    active: 0,
    initiative: 0,
    cards: [],
    sides: [side(), side()],
    mine: [],
    mine_kinds: [],
    mine_costs: [],
    step: 0,
    type: -1,
    attacker: -1,
    defender: -1,
    attackers: [],
    defenders: [],
    attack: 0,
    defence: 0,
    ahead: -1,
    barred: [],
    initiated: [0, 0, 0, 0, 0, 0],
    lasting: [],
    pending: [],
    mine_prices: [],
    supporter: -1,
    commander: -1,
    chamber: [],
    ...more,
  };
}

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args, rule: '' };
}

export function option(verb: string, target: number, piece = `slot-${String(target)}`): ActionOption {
  return { verb, target, extra: -1, piece, label: message(`do-${verb}`, target < 0 ? {} : { card: 'card-hodor' }) };
}
