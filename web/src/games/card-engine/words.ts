// Cards and figures in words.
import type { Grade } from '../../shell/game';
import { hyphenated } from '../../shell/words/hyphens';
import { known, literal, name, say, t } from '../../shell/words/words.svelte';
import type { Option } from '../../wire/types';
import { causes, isCounted, type Hindrance } from './hindrances';
import type { Mark } from './marks';
import { nameId, titleId, type Printed, type Title } from './printed';
import {
  attachedTo,
  CHALLENGES,
  KEYWORDS,
  NO_DEFENCE,
  NO_STRENGTH,
  NO_TEXT,
  NOT_COUNTED,
  OF_INCOME,
  OF_INITIATIVE,
  OF_KEYWORD,
  OF_RENOWN,
  OF_STEALTH,
  OF_STRENGTH,
  OF_TRAITS,
  type CardView,
  type TableView,
} from './view';

export const cardName = (card: Printed): string => name(nameId(card));
/** The same for narrow places, where words of more than so many letters may have to break. */
export const brokenName = (card: Printed, whole: number): string =>
  cardName(card)
    .split(' ')
    .map((word) => (word.length > whole ? hyphenated(word) : word))
    .join(' ');
/** Letters of the longest word of a card's name. */
export const longestWord = (card: Printed): number =>
  Math.max(
    ...cardName(card)
      .split(' ')
      .map((word) => word.length),
  );
export const cardText = (card: Printed): string => (known(nameId(card), 'text') ? name(nameId(card), 'text') : '');
export const challengeId = (type: number): string => `challenge-${CHALLENGES[type] ?? ''}`;
export const houseName = (card: Printed): string => name(`house-${card.house || 'neutral'}`);
export const keywordId = (number: number): string => `keyword-${KEYWORDS[number] ?? ''}`;
export const titleShort = (title: Title | undefined): string => (title ? name(titleId(title), 'short') : '');
/** The houses of a card, where it has any. */
export const housesOf = (card: Printed): readonly string[] =>
  card.houses.length > 0 ? card.houses : card.house ? [card.house] : [];
export const signed = (amount: number): string => (amount > 0 ? `+${String(amount)}` : `−${String(-amount)}`);

/** "герой Дома Старк. Лорд." */
export function typeLine(card: Printed): string {
  return [name(`type-${card.type}`), ...card.traits.map((trait) => name(`trait-${trait}`))].join(' · ');
}

/** Everything printed on a card, for those who hear it. */
export function printedAloud(card: Printed): string[] {
  const figures =
    card.type === 'plot'
      ? [
          t('fact-income', { count: card.income }),
          t('fact-initiative', { count: card.initiative }),
          t('fact-claim', { count: card.claim }),
        ]
      : card.type === 'event'
        ? []
        : [t('fact-cost', { count: card.cost })];
  if (card.type === 'character')
    figures.push(t('fact-strength', { count: card.strength }), ...card.icons.map((icon) => name(challengeId(icon))));
  const signs = card.type === 'plot' ? [] : signsAloud(card);
  const keywords = card.keywords.map((word) => name(`keyword-${word}`));
  return [cardName(card), name(`type-${card.type}`), ...figures, ...signs, ...keywords, cardText(card)].filter(Boolean);
}

/** Influence, initiative and crests, which plots do not have as signs. */
function signsAloud(card: Printed): string[] {
  return [
    ...(card.influence ? [t('fact-influence', { count: card.influence })] : []),
    ...(card.initiative ? [t('fact-initiative', { count: card.initiative })] : []),
    ...(card.crests.length > 0 ? [t('fact-crests', { crests: card.crests.map((crest) => `crest-${crest}`) })] : []),
  ];
}

/** A card in play as it stands there. */
export function standing(
  view: TableView,
  printed: (kind: number) => Printed,
  card: CardView,
  extras: readonly string[] = [],
): string {
  const face = printed(card.kind);
  const parts = [cardName(face)];
  parts.push(...housesOf(face).map((house) => name(`house-${house}`)));
  if (face.type === 'character') {
    parts.push(t('web-ce-strength', { count: card.strength }));
    parts.push(...card.icons.map((icon) => name(challengeId(icon))));
    parts.push(...card.keywords.map((number) => name(keywordId(number))));
  }
  parts.push(...card.traits.map((trait) => name(`trait-${trait}`)));
  if (card.income) parts.push(t('fact-income', { count: card.income }));
  parts.push(...signsAloud({ ...face, influence: card.influence }));
  if (card.blank) parts.push(t('web-ce-blank'));
  if (card.kneeling) parts.push(t('web-ce-kneeling'));
  if (view.attackers.includes(card.slot)) parts.push(t('web-ce-attacks'));
  if (view.defenders.includes(card.slot)) parts.push(t('web-ce-defends'));
  if (view.barred.includes(card.slot) || causes(card, NO_DEFENCE).length > 0) parts.push(t('web-ce-barred'));
  if (!isCounted(card)) parts.push(t('web-ce-not-counted'));
  const borne = attachedTo(view, card.slot);
  if (borne.length > 0) parts.push(t('web-ce-bears', { cards: borne.map((each) => nameId(printed(each.kind))) }));
  if (card.duplicates > 0) parts.push(t('web-ce-duplicates', { count: card.duplicates }));
  if (card.power > 0) parts.push(t('web-ce-power', { count: card.power }));
  if (card.gold > 0) parts.push(t('web-ce-gold', { count: card.gold }));
  if (card.doomed >= 0) parts.push(t('web-ce-leaves'));
  return [...parts, ...extras].join(', ');
}

/** What a ring says to those who do not see it. */
export function markAloud(mark: Mark): string[] {
  const said: string[] = [];
  if (mark.order > 0) said.push(t('web-ce-picked', { n: mark.order }));
  else if (mark.ring === 'chosen') said.push(t('web-ce-chosen'));
  if (mark.ring === 'doomed') said.push(t('web-ce-leaves'));
  if (mark.options.length > 0 && mark.order === 0)
    said.push(t('web-ce-may', { choice: literal(mark.options.map(labelOf).join('; ')) }));
  if (mark.hint) said.push(hintAloud(mark.hint));
  return said;
}

export const labelOf = (option: Option): string => say(option.label);
const hintAloud = (grade: Grade): string => t(`web-hint-${grade}`);

/** "Скрытность (Джхого). Не могут защищаться: Рыцарь с Камнегонки". */
export function hindranceInWords({ how, by, cards }: Hindrance, printed: (kind: number) => Printed): string {
  const names = (kinds: readonly number[]): string[] => kinds.map((kind) => nameId(printed(kind)));
  return t(`web-ce-kept-${how}`, { by: names(by), cards: names(cards) });
}

/** "+1 Винтерфелл": each line says what changes a figure of a card, and by which card. */
export function sourceLines(card: CardView, printed: (kind: number) => Printed): string[] {
  const lines: string[] = [];
  for (let i = 0; i < card.sources.length; i += 3) {
    const [what = 0, amount = 0, kind = 0] = card.sources.slice(i, i + 3);
    lines.push(t('web-ce-source', { what: literal(change(what, amount)), card: nameId(printed(kind)) }));
  }
  return lines;
}

function change(what: number, amount: number): string {
  if (what === OF_STRENGTH) return t('web-ce-strength-by', { amount: literal(signed(amount)) });
  if (what === NO_STRENGTH || what === NOT_COUNTED) return t('web-ce-strength-none');
  if (what === NO_DEFENCE) return t('web-ce-no-defence');
  if (what === NO_TEXT) return t('web-ce-blank');
  if (what === OF_TRAITS) return t('web-ce-traits');
  if (what === OF_INCOME) return t('web-ce-income-by', { amount: literal(signed(amount)) });
  if (what === OF_INITIATIVE) return t('web-ce-initiative-by', { amount: literal(signed(amount)) });
  return t(amount > 0 ? 'web-ce-gains' : 'web-ce-loses', { word: changed(what) });
}

function changed(what: number): string {
  if (what === OF_RENOWN) return 'keyword-renown';
  if (what === OF_STEALTH) return 'keyword-stealth';
  return what < OF_KEYWORD ? challengeId(what) : keywordId(what - OF_KEYWORD);
}
