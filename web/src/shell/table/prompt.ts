// What the prompt bar says.
import type { Message } from '../../wire/types';
import type { Asked } from '../game';
import { say, t } from '../words/words.svelte';
import type { Table } from './table.svelte';

export interface PromptText {
  question: string;
  consequence: string;
  rule: string;
}

const seatId = (seat: number): string => `seat-${String(seat)}`;

/** The first few things that would happen, as sentences. */
export function sentences(events: readonly Message[], most = 3): string {
  return events
    .slice(0, most)
    .map((event) => `${say(event)}.`)
    .join(' ');
}

export function promptOf(table: Table, asks: Asked | null = null): PromptText {
  const { seen, decision, selected, notice } = table;
  if (!seen) return { question: t(table.connected ? 'web-loading' : 'web-connecting'), consequence: '', rule: '' };
  const remark = table.connected ? (notice ? say(notice) : '') : t('web-why-disconnected');
  if (seen.outcome) return { question: say(seen.outcome.reason), consequence: remark, rule: seen.outcome.reason.rule };
  if (!decision) return { question: t('web-loading'), consequence: remark, rule: '' };
  if (selected || table.picks.length > 0) {
    const told = table.preview ? sentences(table.preview.events) : '';
    return { question: asks?.question ?? say(selected?.label ?? decision.prompt), consequence: asks?.consequence || told, rule: selected?.label.rule || decision.prompt.rule };
  }
  const question = say(decision.prompt);
  if (table.asked) return { question, consequence: remark || asks?.consequence || t('web-choose-hint'), rule: decision.prompt.rule };
  const answered = decision.answer.length > 0 ? t('web-answered') : question;
  return {
    question: t('web-waiting-for', { players: decision.waiting.map(seatId) }),
    consequence: remark || answered,
    rule: decision.prompt.rule,
  };
}
