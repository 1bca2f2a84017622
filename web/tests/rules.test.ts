import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocks, inlines, sections } from '../src/screens/rules/markdown';

describe('the rules reader', () => {
  it('reads marks inside a line', () => {
    expect(inlines('a **b** *c* `d` HK-7 [e](f)').filter((part) => part.text.trim())).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'em', text: 'c' },
      { kind: 'code', text: 'd' },
      { kind: 'rule', text: 'HK-7' },
      { kind: 'link', text: 'e', href: 'f' },
    ]);
  });

  it('reads paragraphs, lists, tables and pictures made of letters', () => {
    const kinds = blocks(
      '# T\n\none\ntwo\n\n- a\n- b\n  more\n\n1. x\n\n| h |\n|---|\n| c |\n\n```\nS . V\n```\n\n> q',
    ).map((block) => block.kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'pre', 'quote']);
  });

  it.each(['ru', 'en'])('finds every rule of Hand of the King in %s', (language) => {
    const book = readFileSync(`../docs/rules/hand-of-the-king.${language}.md`, 'utf8');
    const rules = sections(book)
      .filter((section) => section.rule)
      .map((section) => section.rule);
    const written = [...book.matchAll(/^#+ (HK-\d+)/gm)].map((match) => match[1]);
    expect(rules).toEqual(written);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThan(50);
  });
});
