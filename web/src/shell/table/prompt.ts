// What the prompt bar says.
import type { Message } from '../../wire/types';
import type { Asked } from '../game';
import { literal, say, t } from '../words/words.svelte';
import { headline, placeOf } from './ending';
import type { Table } from './table.svelte';

export interface PromptText {
  question: string;
  consequence: string;
  rule: string;
  /** What has just happened, where there is nothing of more weight to say; the log has told it to who listens. */
  news?: string;
}

const seatId = (seat: number): string => `seat-${String(seat)}`;

/** The first few things that would happen, as sentences. */
export function sentences(events: readonly Message[], most = 3): string {
  return events
    .slice(0, most)
    .map((event) => `${say(event)}.`)
    .join(' ');
}

/** The deed, and what came of it in the end. */
function newsOf(events: readonly Message[]): string {
  return sentences(events.length > 2 ? [...events.slice(0, 1), ...events.slice(-1)] : events);
}

/** A choice is asked about, not just named. */
function asQuestion(move: string): string {
  return move.endsWith('?') ? move : t('web-confirm-what', { move: literal(move) });
}

/** While the steps are held: how many wait. */
function held({ pace }: Table): string {
  return pace.paused ? t('web-paused', { count: pace.behind }) : '';
}

export function promptOf(table: Table, asks: Asked | null = null): PromptText {
  const { seen, decision, selected, notice, waiting } = table;
  if (!seen) return { question: t(table.connected ? 'web-loading' : 'web-connecting'), consequence: '', rule: '' };
  const remark = table.connected ? (notice ? say(notice) : held(table)) : t('web-why-disconnected');
  const { now, at, of } = table.rerun;
  if (now) {
    const question = at > 0 ? t('web-since-step', { step: at, count: of }) : t('web-since-own');
    return { question, consequence: sentences(now.events, 9), rule: '' };
  }
  if (seen.outcome) {
    const told = placeOf(seen.outcome, table.viewer) === 1 ? [headline(seen.outcome, table.viewer, table.shared)] : [];
    const result = [...told, say(seen.outcome.reason)].join('. ');
    const consequence = remark || (table.info?.rematch ? t('web-rematch-made') : result);
    return { question: t('web-over'), consequence, rule: '' };
  }
  if (!decision && table.info?.status === 'finished') {
    const closing = table.log.steps.at(-1)?.slice(-1) ?? [];
    return { question: t('web-over'), consequence: remark || sentences(closing), rule: '' };
  }
  if (!decision) return { question: t('web-loading'), consequence: remark, rule: '' };
  if (selected || table.picks.length > 0) {
    const told = table.preview ? sentences(table.preview.events) : '';
    return {
      question: selected ? asQuestion(asks?.question ?? say(selected.label)) : (asks?.question ?? say(decision.prompt)),
      consequence: asks?.consequence || told || (asks ? '' : say(decision.prompt)),
      rule: selected?.label.rule || decision.prompt.rule,
    };
  }
  const question = say(decision.prompt);
  const { rule } = decision.prompt;
  const news = newsOf(table.log.steps.at(-1) ?? []);
  if (table.asked) {
    const consequence = remark || asks?.consequence || (news ? '' : t('web-choose-hint'));
    return { question, consequence, rule, news };
  }
  if (table.silent) return { question: t('web-goes-on'), consequence: remark, rule: '', news };
  const consequence = remark || (decision.answer.length > 0 ? t('web-answered') : news ? '' : question);
  return { question: t('web-waiting-for', { players: waiting.map(seatId) }), consequence, rule, news };
}

/** What the bar says over a while: between two questions that are passed unasked it goes on saying whom it waited for. */
export class Speaker {
  #calm = '';

  say(table: Table, asks: Asked | null): PromptText {
    const text = promptOf(table, asks);
    if (!table.silent) this.#calm = table.asked ? '' : text.question;
    return table.silent && this.#calm ? { ...text, question: this.#calm } : text;
  }
}
