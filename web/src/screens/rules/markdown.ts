// The part of Markdown that our rulebooks use. Text becomes data; the reader draws it, so nothing is ever parsed as HTML.

export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'rule'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; rule: string; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'pre'; text: string }
  | { kind: 'quote'; inlines: Inline[] };

/** A rule and all that belongs to it, or what stands before the first rule of a chapter. */
export interface Section {
  id: string;
  rule: string;
  title: Inline[];
  level: number;
  blocks: Block[];
  /** In lower case, for search. */
  text: string;
}

const TOKEN = /(`[^`]+`)|(\*\*[^*]+\*\*)|(\*[^*]+\*)|(\[[^\]]+\]\([^)]+\))|\b([A-Z]{1,3}-\d+)\b/g;

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [whole, code, strong, em, link, rule] = match;
    if (code) found.push({ kind: 'code', text: code.slice(1, -1) });
    else if (strong) found.push({ kind: 'strong', text: strong.slice(2, -2) });
    else if (em) found.push({ kind: 'em', text: em.slice(1, -1) });
    else if (link) {
      const [, label = '', href = ''] = /\[([^\]]+)\]\(([^)]+)\)/.exec(link) ?? [];
      found.push({ kind: 'link', text: label, href });
    } else if (rule) found.push({ kind: 'rule', text: rule });
    else found.push({ kind: 'text', text: whole });
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()));

function heading(line: string): Block | null {
  const match = /^(#{1,6})\s+(.*)$/.exec(line);
  if (!match) return null;
  const [, marks = '', text = ''] = match;
  const rule = /^([A-Z]{1,3}-\d+)\b[.:]?\s*/.exec(text);
  const id =
    rule?.[1] ??
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
  return {
    kind: 'heading',
    level: marks.length,
    id,
    rule: rule?.[1] ?? '',
    inlines: inlines(text.slice(rule?.[0].length ?? 0)),
  };
}

export function blocks(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const found: Block[] = [];
  let at = 0;
  const take = (test: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && test(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };
  const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const head = heading(line);
    if (!line.trim()) at += 1;
    else if (head) {
      found.push(head);
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      found.push({ kind: 'pre', text: take((each) => !each.startsWith('```')).join('\n') });
      at += 1;
    } else if (line.startsWith('|')) {
      const rows = take((each) => each.startsWith('|'));
      found.push({ kind: 'table', head: cells(rows[0] ?? ''), rows: rows.slice(2).map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      const ordered = /^\s*\d/.test(line);
      for (const each of take((next) => next.trim() !== '' && !heading(next))) {
        if (ITEM.test(each)) items.push(each.replace(ITEM, ''));
        else items.push(`${items.pop() ?? ''} ${each.trim()}`);
      }
      found.push({ kind: 'list', ordered, items: items.map(inlines) });
    } else if (line.startsWith('>')) {
      found.push({
        kind: 'quote',
        inlines: inlines(
          take((each) => each.startsWith('>'))
            .map((each) => each.replace(/^>\s?/, ''))
            .join(' '),
        ),
      });
    } else {
      const text = take(
        (each) => each.trim() !== '' && !heading(each) && !/^(\||```|>)/.test(each) && !ITEM.test(each),
      );
      found.push({ kind: 'paragraph', inlines: inlines(text.join(' ')) });
    }
  }
  return found;
}

export const wordsOf = (parts: Inline[]): string => parts.map((part) => part.text).join('');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(wordsOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(wordsOf)).join(' ');
    case 'pre':
      return block.text;
    default:
      return wordsOf(block.inlines);
  }
}

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const block of blocks(markdown)) {
    if (block.kind === 'heading') {
      const { id, rule, level } = block;
      found.push({
        id,
        rule,
        level,
        title: block.inlines,
        blocks: [],
        text: `${rule} ${wordsOf(block.inlines)}`.toLowerCase(),
      });
    } else {
      const section = found.at(-1);
      section?.blocks.push(block);
      if (section) section.text += ` ${textOf(block).toLowerCase()}`;
    }
  }
  return found;
}
