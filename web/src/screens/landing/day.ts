// What a day brings: the same to everybody, another one tomorrow.
import type { Inline, Section } from '../rules/markdown';

export interface Rule {
  number: string;
  title: string;
  text: string;
}

const DAY = 86_400_000;
/** Characters that a rule may take on the landing page. */
const SHORT = 240;

export function today(now = Date.now()): number {
  return Math.floor(now / DAY);
}

const plain = (parts: readonly Inline[]): string => parts.map(({ text }) => text).join('');

/** The first paragraph of a rule, where that is all there is to read. */
function short(section: Section): Rule | null {
  const [first] = section.blocks;
  if (!section.rule || first?.kind !== 'paragraph') return null;
  const text = plain(first.inlines);
  return text.length <= SHORT ? { number: section.rule, title: plain(section.title), text } : null;
}

export function ruleOf(book: readonly Section[], day: number): Rule | null {
  const rules = book.map(short).filter((rule) => rule !== null);
  return rules[day % rules.length] ?? null;
}
