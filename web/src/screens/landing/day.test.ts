import { describe, expect, it } from 'vitest';
import { sections } from '../rules/markdown';
import { ruleOf, today } from './day';

const book = sections(`# Rules\n\nBefore them.\n\n### HK-1 One\n\nShort (HK-2).\n\n### HK-2 Two\n\n${'long '.repeat(60)}
\n### HK-3 Three\n\n- a list\n\n### HK-4 Four\n\nAlso short.\n`);

describe('the rule of the day', () => {
  it('is a numbered one that can be read at a glance', () => {
    expect([0, 1, 2].map((day) => ruleOf(book, day)?.number)).toEqual(['HK-1', 'HK-4', 'HK-1']);
    expect(ruleOf(book, 0)).toEqual({ number: 'HK-1', title: 'One', text: 'Short (HK-2).' });
  });

  it('is none where a book has none', () => {
    expect(ruleOf([], 5)).toBeNull();
  });

  it('changes at midnight of one place for everybody', () => {
    expect(today(Date.UTC(2026, 4, 12, 23, 59))).toBe(today(Date.UTC(2026, 4, 12)));
    expect(today(Date.UTC(2026, 4, 13))).toBe(today(Date.UTC(2026, 4, 12)) + 1);
  });
});
