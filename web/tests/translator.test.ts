// The page's translator says what Python's says, for every message that the games send.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentResource, Translator } from '../src/shell/words/translator';
import { filesOf } from '../src/shell/words/words.svelte';
import type { Message } from '../src/wire/types';

interface Spoken {
  names: string[];
  spoken: { language: string; game: string; message: Message; text: string }[];
}

const python = process.env['PYTHON'] ?? '../.venv/bin/python';
const { names, spoken } = JSON.parse(
  execFileSync(python, ['../scripts/spoken.py'], { encoding: 'utf8', maxBuffer: 1 << 26 }),
) as Spoken;

const read = (language: string, file: string): FluentResource =>
  new FluentResource(readFileSync(`../src/fivethrones/locales/${language}/${file}.ftl`, 'utf8'));

const translators = new Map<string, Translator>();
function translator(language: string, game: string): Translator {
  const key = `${language} ${game}`;
  const known =
    translators.get(key) ??
    new Translator(
      language,
      ['common', 'server', ...filesOf(game, read(language, game))].map((file) => read(language, file)),
      names,
    );
  translators.set(key, known);
  return known;
}

describe('the translator', () => {
  it('speaks as Python does', () => {
    expect(spoken.length).toBeGreaterThan(500);
    const other = spoken.filter(
      ({ language, game, message, text }) => translator(language, game).text(message) !== text,
    );
    expect(other).toEqual([]);
  });

  it('says the same where names stand apart', () => {
    const joined = (language: string, game: string, message: Message): string =>
      translator(language, game)
        .parts(message)
        .map((part) => part.text)
        .join('');
    expect(spoken.filter(({ language, game, message, text }) => joined(language, game, message) !== text)).toEqual([]);
  });

  it('tells which thing each name is of, in lists and other forms too', () => {
    const english = translator('en', 'hand-of-the-king');
    const known = ['house-stark', 'house-tully', 'house-tyrell'];
    const listed = english.parts({ id: 'refused-option-unknown', args: { option: '=x', known } });
    expect(listed.flatMap(({ of }) => of || [])).toEqual(known);
    const moved = english.parts({
      id: 'log-move',
      args: { seat: 'seat-0', cell: '=c4', taken: 2, house: 'house-stark', characters: [] },
    });
    expect(moved.filter(({ of }) => of)).toEqual([
      { text: 'Анна', of: 'seat-0' },
      { text: 'Starks', of: 'house-stark' },
    ]);
  });

  it('refuses what it does not know', () => {
    const english = translator('en', 'hand-of-the-king');
    expect(() => english.say('no-such-id')).toThrow();
    expect(() => english.say('refused-step', { step: 1 })).toThrow();
    expect(() => english.name('house-stark', 'no-such-form')).toThrow();
  });

  it('knows other forms of a name', () => {
    expect(translator('en', 'hand-of-the-king').name('house-stark', 'pl')).toBe('Starks');
    expect(translator('en', 'hand-of-the-king').has('house-stark', 'pl')).toBe(true);
    expect(translator('en', 'hand-of-the-king').has('house-stark', 'zz')).toBe(false);
  });
});
