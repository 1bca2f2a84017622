// The table, the standing and a choice in words; windows; sounds.
import type { Asked, BoardProps } from '../../shell/game';
import type { Cue } from '../../shell/sound';
import type { Window } from '../../shell/table/passing.svelte';
import { known, literal, name, say, t } from '../../shell/words/words.svelte';
import type { Message, Option } from '../../wire/types';
import { hindrances } from './hindrances';
import { cardOf } from './marks';
import { isOffer } from './offer.svelte';
import { nameId, titleId, type Box, type Printed } from './printed';
import { stepOf } from './stepper';
import {
  ACTING,
  cardAt,
  CHALLENGES_PHASE,
  inChallenge,
  MARSHALLING,
  nearSeat,
  PHASES,
  seatId,
  USING,
  type TableView,
} from './view';
import { cardName, challengeId, hindranceInWords, standing } from './words';

type Props = BoardProps<TableView>;

const joined = (texts: readonly string[]): string => literal(texts.join('; '));

/** All that lies on the table, the viewer's side last. */
export function describe(box: Box, props: Props): string[] {
  const { view } = props;
  const printed = (kind: number): Printed => box.cards[kind] as Printed;
  const near = nearSeat(view);
  const seats = [...view.sides.keys()].filter((seat) => seat !== near);
  return [
    phase(view),
    ...challengeInWords(view, printed),
    ...[...seats, near].flatMap((seat) => sideInWords(box, props, seat, printed)),
    ...handInWords(view, printed),
  ];
}

export function phase(view: TableView): string {
  if (view.round === 0) return t('web-ce-setting-up');
  return t('web-ce-round', { round: view.round, phase: `phase-${PHASES[view.phase] ?? ''}` });
}

function challengeInWords(view: TableView, printed: (kind: number) => Printed): string[] {
  if (!inChallenge(view)) return [];
  const names = (slots: readonly number[]): string[] =>
    slots.flatMap((slot) => cardAt(view, slot) ?? []).map((card) => nameId(printed(card.kind)));
  const step = literal(t(`web-ce-step-${stepOf(view)}`));
  const lines = [
    t('web-ce-tell-challenge', {
      seat: seatId(view.attacker),
      against: seatId(view.defender),
      type: challengeId(view.type),
      step,
    }),
  ];
  if (view.attackers.length > 0)
    lines.push(t('web-ce-tell-attackers', { cards: names(view.attackers), count: view.attack }));
  if (view.defenders.length > 0)
    lines.push(t('web-ce-tell-defenders', { cards: names(view.defenders), count: view.defence }));
  return [...lines, ...hindrances(view).map((each) => `${hindranceInWords(each, printed)}.`)];
}

function sideInWords(box: Box, { view, settings }: Props, seat: number, printed: (kind: number) => Printed): string[] {
  const side = view.sides[seat];
  if (!side) return [];
  const own = view.cards.filter((card) => card.controller === seat && card.attached_to < 0);
  const lines = [
    t('web-ce-tell-side', {
      seat: seatId(seat),
      house: `house-${box.house(seat, settings, view)}`,
      power: side.total_power,
      gold: side.gold,
      hand: side.hand,
      deck: side.deck,
      discard: side.discard.length,
      dead: side.dead.length,
    }),
  ];
  const title = box.titles[side.title];
  if (title) lines.push(t('web-ce-tell-title', { title: titleId(title) }));
  if (side.agenda_kind >= 0) lines.push(t('web-ce-tell-agenda', { card: nameId(printed(side.agenda_kind)) }));
  if (side.influence > 0) lines.push(t('web-ce-tell-influence', { count: side.influence }));
  if (side.plot_kind >= 0)
    lines.push(
      t('web-ce-tell-plot', { card: nameId(printed(side.plot_kind)), initiative: side.initiative, claim: side.claim }),
    );
  if (own.length > 0)
    lines.push(t('web-ce-tell-cards', { cards: joined(own.map((card) => standing(view, printed, card))) }));
  return lines;
}

function handInWords(view: TableView, printed: (kind: number) => Printed): string[] {
  if (view.mine.length === 0) return [];
  return [t('web-ce-tell-hand', { cards: joined(view.mine_kinds.map((kind) => cardName(printed(kind)))) })];
}

export function scores({ view }: Props): string[] {
  return view.sides
    .map((side, seat) => ({ seat: seatId(seat), count: side.counted_power, victory: side.wins_at }))
    .sort((one, other) => other.count - one.count)
    .map((score) => t('web-ce-tell-score', score));
}

export function asks({ view, prompt, picks, selected, preview }: Props): Asked | null {
  if (!prompt) return null;
  if (selected) return prompt.id === 'prompt-victims' ? asksVictim(selected) : asksFor(prompt, selected, preview);
  if (!picks?.length)
    return {
      question: say(prompt),
      consequence: ifAllPass(view, prompt) || hint(view, prompt) || textOn(prompt),
      confirm: t('web-confirm'),
    };
  // Several that are chosen together.
  const fights = prompt.id === 'prompt-attack' || prompt.id === 'prompt-defend';
  return {
    question: say({ ...prompt, args: { ...prompt.args, picked: Number(prompt.args['picked'] ?? 0) + picks.length } }),
    consequence: '',
    confirm: t(`web-ce-confirm-${fights ? prompt.id.slice(7) : 'choice'}`, { count: picks.length }),
  };
}

const asksVictim = (option: Option): Asked => ({
  question: t('web-ce-chosen-victims', { card: cardOf(option) }),
  consequence: t('web-ce-victim'),
  confirm: t('web-ce-confirm-victim'),
});

/** What is chosen, as a question of its own where its name alone would not do; what is on its card, if nothing else is told. */
function asksFor(prompt: Message, option: Option, preview: Props['preview']): Asked {
  return {
    question: questionOf(prompt, option),
    consequence: preview?.events.length ? '' : textOn(option.label),
    confirm: t('web-confirm'),
  };
}

/** By what is asked, else by what is chosen: a name alone is no question. */
function questionOf(prompt: Message, option: Option): string {
  const kind = prompt.id.replace('prompt-', '');
  if (option.role === 'done') return known(`web-ce-done-${kind}`) ? t(`web-ce-done-${kind}`) : say(option.label);
  const ids = [
    `web-ce-chosen-${kind}`,
    option.label.id.startsWith('do-choose') ? 'web-ce-chosen-card' : `web-ce-ask-${option.label.id.replace('do-', '')}`,
  ];
  const id = ids.find((each) => known(each));
  const card = cardOf(option);
  return id ? t(id, { ...option.label.args, ...(card ? { card } : {}) }) : say(option.label);
}

/** The text of the card that something is about. */
function textOn({ args: { card } }: Message): string {
  return typeof card === 'string' && known(card, 'text') ? name(card, 'text') : '';
}

/** In a challenge before the totals are counted: what they come to if nobody does anything. */
function ifAllPass(view: TableView, prompt: Message): string {
  if (!ACTING.includes(prompt.id) || view.attackers.length === 0) return '';
  const totals = { attack: view.attack, defence: view.defence };
  return view.ahead < 0
    ? t('web-ce-all-pass-nobody', totals)
    : t('web-ce-all-pass', { ...totals, seat: seatId(view.ahead), claim: view.sides[view.attacker]?.claim ?? 0 });
}

/** What can be done about a question, where that is not plain. */
function hint(view: TableView, prompt: Message): string {
  if (prompt.id === 'prompt-act' && marshals(view))
    return t('web-ce-hint-marshal', { gold: view.sides[view.viewer]?.gold ?? 0 });
  const id = `web-ce-hint-${prompt.id.replace('prompt-', '')}`;
  return known(id) ? t(id) : '';
}

/** Choosing one's own to die is never done at the first tap. */
export function harms(view: TableView, viewer: number, option: { verb: string; target?: number }): boolean {
  const card = option.target === undefined ? undefined : cardAt(view, option.target);
  return option.verb === 'choose' && card?.controller === viewer && ['claim', 'responses'].includes(stepOf(view));
}

/** In the bar: what is about no card; the rash choice never stands as the main one, which is the last. */
export function bar(options: readonly Option[]): Option[] {
  const rash = ({ verb }: Option): number => Number(verb === 'mulligan');
  return options.filter((each) => !each.piece && !isOffer(each)).sort((one, other) => rash(other) - rash(one));
}

const ROWS: Record<string, string> = {
  'prompt-save': 'saves',
  'prompt-cancel': 'cancels',
  'prompt-respond': 'responses',
};

export function window(view: TableView, prompt: Message): Window | null {
  const row = ROWS[prompt.id] ?? (ACTING.includes(prompt.id) ? actionRow(view) : '');
  if (!row) return null;
  const uses = view.pending
    .filter((each) => each.what === USING)
    .map((each) => `${String(each.kind)}.${String(each.seat)}`);
  return { row, stamp: [view.round, view.phase, view.attacker, view.type, ...uses].join('/') };
}

const marshals = (view: TableView): boolean => view.phase === MARSHALLING && view.active === view.viewer;

/** Playing one's own cards is no window. */
function actionRow(view: TableView): string {
  if (marshals(view)) return '';
  if (view.phase === CHALLENGES_PHASE && inChallenge(view))
    return view.defenders.length > 0 || view.step > 10 ? 'actions-defended' : 'actions-attacked';
  return `actions-${PHASES[view.phase] ?? ''}`;
}

const CUES: Record<string, Cue> = {
  'log-plays': 'card',
  'log-attacks': 'kneel',
  'log-defends': 'kneel',
  'log-gains-power': 'token',
};

export function cue(events: readonly Message[]): Cue | null {
  for (const event of events) {
    const found = CUES[event.id];
    if (found) return found;
  }
  return null;
}

/** The power of a seat, and where it lies. */
export function result(box: Box, view: TableView, seat: number): string {
  const side = view.sides[seat];
  if (!side) return '';
  return [
    t('web-ce-result', { count: side.counted_power, victory: side.wins_at }),
    t('web-ce-on-banner', { count: side.power }),
    ...view.cards
      .filter((card) => card.controller === seat && card.power)
      .map(({ kind, power }) => t('web-ce-on-card', { count: power, card: nameId(box.cards[kind] as Printed) })),
  ].join(', ');
}

/** Power is what one wins by, and so the measure of a moment; a death counts as much as two. */
export const moment = ({ id, args }: Message): number =>
  id === 'log-dies' ? 2 : id.endsWith('-power') ? Number(args['amount']) : 0;
