// The table, the standing and a choice in words.
import type { Asked, BoardProps } from '../../shell/game';
import type { Cue } from '../../shell/sound';
import type { Window } from '../../shell/table/passing.svelte';
import { literal, name, say, t } from '../../shell/words/words.svelte';
import type { Arg, Message, Option } from '../../wire/types';
import { NOTHING } from '../../wire/types';
import { ALLIES, INFLUENCE, SEASONS } from './pieces';
import {
  allyId,
  at,
  cardId,
  councilsOf,
  finalPowers,
  leaderId,
  nearSeat,
  roundOf,
  seatId,
  sharedBy,
  smallCouncil,
  type RealmView,
} from './realm';

type Props = BoardProps<RealmView>;

const joined = (texts: readonly string[]): string => literal(texts.join('; '));
const seasonId = (view: RealmView): string => `season-${at(SEASONS, view.season)}`;

export function phase(view: RealmView): string {
  return t('web-bt-phase', { season: seasonId(view), ...roundOf(view) });
}

/** Why the leading seat wins a tie; empty where its total is best alone. */
export function tieReason(view: RealmView): string {
  if (view.lead_by === 1)
    return t('web-bt-lead-ally', { ally: view.ruling === NOTHING ? literal('') : allyId(view.ruling) });
  return ['', '', t('web-bt-lead-card'), t('web-bt-lead-place')][view.lead_by] ?? '';
}

/** Places from the top of a deck and what the viewer has seen there. */
export function placesSeen(pairs: readonly number[]): { place: number; kind: number }[] {
  return pairs.flatMap((place, index) => (index % 2 === 0 ? [{ place, kind: at(pairs, index + 1) }] : []));
}

/** From the near seat clockwise. */
function seats(view: RealmView): number[] {
  return view.seats.map((_, step) => (nearSeat(view) + step) % view.seats.length);
}

export function describe(props: Props): string[] {
  const { view } = props;
  return [
    phase(view),
    current(view),
    ...(view.row.length > 0 ? [t('web-bt-tell-row', { allies: view.row.map(allyId) })] : []),
    ...seats(view).map((seat) => ruler(view, seat)),
    ...(view.seats.some((each) => each.stack.length > 0)
      ? [[t('web-bt-tell-leads', { seat: seatId(view.leading) }), tieReason(view)].filter(Boolean).join(', ')]
      : []),
    ...seats(view).map((council) => councilInWords(view, council)),
    ...hand(view),
    ...choices(props),
    t('web-bt-tell-piles', {
      allies: view.ally_deck,
      killed: view.killed.length,
      deck: view.deck,
      discard: view.discard.length,
    }),
  ];
}

function current(view: RealmView): string {
  if (view.current === NOTHING) return t('web-bt-no-current');
  const { power, ability } = at(ALLIES, view.current);
  return t('web-bt-tell-current', {
    ally: allyId(view.current),
    power,
    ability: `ability-${ability}`,
    text: literal(name(allyId(view.current), 'text')),
  });
}

function ruler(view: RealmView, seat: number): string {
  const { leader, kneeling, hand: held, stack, values, total } = at(view.seats, seat);
  const bids = stack.map((kind, place) => t('web-bt-tell-bid', { card: cardId(kind), value: at(values, place) }));
  return [
    name(seatId(seat)),
    ...(leader === NOTHING ? [] : [name(leaderId(leader))]),
    t('web-bt-hand-count', { count: held }),
    ...(view.first === seat ? [t('web-bt-first')] : []),
    ...(kneeling ? [t('web-bt-kneels')] : []),
    bids.length > 0 ? t('web-bt-tell-stack', { cards: joined(bids), total }) : t('web-bt-tell-no-stack'),
  ].join(', ');
}

function councilInWords(view: RealmView, council: number): string {
  const { allies, powers, power, tokens } = at(view.councils, council);
  const sitting = allies.map((kind, place) => t('web-bt-tell-ally', { ally: allyId(kind), power: at(powers, place) }));
  const mine = view.viewer === NOTHING ? -1 : councilsOf(view, view.viewer).indexOf(council);
  return [
    t('web-bt-council-of', sharedBy(view, council)),
    ...(mine >= 0 ? [t(mine === 0 ? 'web-bt-my-left' : 'web-bt-my-right')] : []),
    t('web-bt-sum', { power, tokens }),
    ...(mine >= 0 && smallCouncil(view, view.viewer) === council ? [t('web-bt-small')] : []),
    ...(sitting.length > 0 ? [sitting.join('; ')] : []),
  ].join(', ');
}

function hand(view: RealmView): string[] {
  if (view.viewer === NOTHING) return [];
  const cards = at(view.seats, view.viewer).hand_seen.map((kind) =>
    t('web-bt-tell-bid', { card: cardId(kind), value: at(INFLUENCE, kind).value }),
  );
  return [cards.length > 0 ? t('web-bt-tell-hand', { cards: joined(cards) }) : t('web-bt-hand-empty')];
}

function choices({ options }: Props): string[] {
  return options.length > 0
    ? [t('web-bt-tell-choices', { choices: joined(options.map((option) => say(option.label))) })]
    : [];
}

export function scores({ view, outcome }: Props): string[] {
  return seats(view).map((seat) => {
    if (outcome) {
      const [small, great] = finalPowers(view, seat);
      return t('web-bt-score-end', { seat: seatId(seat), small, great });
    }
    const sums = councilsOf(view, seat).map((council) => {
      const { power, tokens } = at(view.councils, council);
      return literal(t('web-bt-sum', { power, tokens }));
    });
    return t('web-bt-score', { seat: seatId(seat), left: sums[0] ?? '', right: sums[1] ?? '' });
  });
}

/** The selected choice as a question with what follows; null where its own label says enough. */
export function asks({ view, viewer, selected, preview }: Props): Asked | null {
  if (!selected || !('target' in selected)) return null;
  const { verb, target } = selected;
  if (verb === 'kneel')
    return { question: t('web-bt-ask-kneel'), consequence: t('web-bt-then-kneel'), confirm: t('web-bt-kneel') };
  if (verb === 'play') {
    return {
      question: t('web-bt-ask-play', { card: cardId(target) }),
      consequence: [name(cardId(target), 'text'), totals(view, preview?.view ?? null, viewer)]
        .filter(Boolean)
        .join(' '),
      confirm: t('web-bt-play'),
    };
  }
  if (verb === 'draft') {
    return { question: say(selected.label), consequence: name(cardId(target), 'text'), confirm: t('web-bt-pass-on') };
  }
  if (verb === 'council' && view.placing === NOTHING) {
    return { question: t('web-bt-ask-council', sharedBy(view, target)), consequence: '', confirm: t('web-confirm') };
  }
  if (verb === 'council') {
    return {
      question: t('web-bt-ask-place', { ally: allyId(view.placing), ...sharedBy(view, target) }),
      consequence: placed(view, target),
      confirm: t('web-bt-place'),
    };
  }
  return null;
}

function totals(now: RealmView, then: RealmView | null, seat: number): string {
  const [before, after] = [now.seats[seat]?.total, then?.seats[seat]?.total];
  return before === undefined || after === undefined || before === after
    ? ''
    : t('web-bt-then-total', { before, after });
}

function placed(view: RealmView, council: number): string {
  const { power } = at(view.councils, council);
  const args: Record<string, Arg> = { before: power, after: power + at(ALLIES, view.placing).power };
  return t('web-bt-then-power', args);
}

/** Something happens to an ally in a council of one’s own. */
export function harms(view: RealmView, viewer: number, option: Option): boolean {
  if (option.verb !== 'ally' || !('target' in option)) return false;
  return councilsOf(view, viewer).some((council) => at(view.councils, council).allies.includes(option.target));
}

export function cue(events: readonly Message[]): Cue | null {
  const has = (...ids: string[]): boolean => events.some((event) => ids.includes(event.id));
  if (has('log-token', 'log-token-on-ally')) return 'token';
  if (has('log-kneel')) return 'kneel';
  return has('log-play', 'log-reveal', 'log-place') ? 'card' : null;
}

/** Clauses that one may decline; a new card that asks is something new. */
export function window(view: RealmView, prompt: Message): Window | null {
  const card = prompt.args['card'];
  return { row: 'clauses', stamp: `${String(card)}/${String(view.season)}/${String(view.left)}` };
}

export function result(view: RealmView, seat: number): string {
  const [small, great] = finalPowers(view, seat);
  return `${t('web-bt-small-power', { power: small })}, ${t('web-bt-great-power', { power: great })}`;
}

const MOMENTS: Readonly<Record<string, number>> = {
  'log-kill': 5,
  'log-bring-back': 4,
  'log-move-ally': 4,
  'log-duel': 3,
  'log-bound': 3,
  'log-discard-hand': 3,
  'log-token-moved': 2,
  'log-win': 1,
};
export const moment = (event: Message): number => MOMENTS[event.id] ?? 0;
