// What the prompt bar says.
import type { Message } from '../../wire/types';
import type { Asked } from '../game';
import { say, t } from '../words/words.svelte';
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

export function promptOf(table: Table, asks: Asked | null = null): PromptText {
  const { seen, decision, selected, notice } = table;
  if (!seen) return { question: t(table.connected ? 'web-loading' : 'web-connecting'), consequence: '', rule: '' };
  const remark = table.connected ? (notice ? say(notice) : '') : t('web-why-disconnected');
  if (seen.outcome) {
    const consequence = remark || (table.info?.rematch ? t('web-rematch-made') : '');
    return { question: say(seen.outcome.reason), consequence, rule: seen.outcome.reason.rule };
  }
  if (!decision) return { question: t('web-loading'), consequence: remark, rule: '' };
  if (selected || table.picks.length > 0) {
    const told = table.preview ? sentences(table.preview.events) : '';
    return {
      question: asks?.question ?? say(selected?.label ?? decision.prompt),
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
  const consequence = remark || (decision.answer.length > 0 ? t('web-answered') : news ? '' : question);
  return { question: t('web-waiting-for', { players: decision.waiting.map(seatId) }), consequence, rule, news };
}
