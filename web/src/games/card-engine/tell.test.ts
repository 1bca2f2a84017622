import { beforeAll, describe, expect, test, vi } from 'vitest';
import { words, type Language } from '../../shell/words/words.svelte';
import type { Arg, Message } from '../../wire/types';
import { asks } from './tell';
import { message, option, table } from './testing';

const files = import.meta.glob<string>('../../../../src/fivethrones/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const found = Object.keys(files).find((file) => file.endsWith(path));
    return Promise.resolve(new Response(files[found ?? '']));
  });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

async function speak(language: Language): Promise<void> {
  await words.learn('living-card-game');
  await words.speak(language);
  words.introduce(language === 'ru' ? ['Анна', 'Лис'] : ['Anna', 'Fox']);
}

function questionTo(prompt: string, label: Message): string | undefined {
  const selected = { ...option('choose', 4), label };
  const given = { view: table(), prompt: message(prompt), selected, picks: [], preview: null } as unknown;
  return asks(given as Parameters<typeof asks>[0])?.question;
}

describe('what is chosen, as a question', () => {
  const HODOR: Record<string, Arg> = { card: 'card-hodor', kneeling: 1 };

  test('a name alone is none', async () => {
    await speak('en');
    expect(questionTo('prompt-target', message('do-choose-in-play', HODOR))).toBe('Choose Hodor?');
    expect(questionTo('prompt-stealth', message('do-choose', HODOR))).toBe('Keep Hodor from defending?');
    expect(questionTo('prompt-victims', message('do-choose', HODOR))).toBe('Let Hodor die?');
    expect(questionTo('prompt-title', message('do-title', { title: 'title-master_of_coin' }))).toBe(
      'Take the title Master of Coin?',
    );
    expect(questionTo('prompt-turn-away', message('do-title', { title: 'title-crown_regent' }))).toBe(
      'Use the title Crown Regent?',
    );
  });

  test('neither is a challenge and its target', async () => {
    await speak('ru');
    const label = message('do-challenge', { type: 'challenge-military', against: 'seat-1' });
    expect(questionTo('prompt-challenge', label)).toBe('Бросить вызов: битва, соперник — Лис?');
  });
});
