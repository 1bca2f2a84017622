import { beforeAll, describe as group, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../shell/game';
import { words, type Language } from '../../shell/words/words.svelte';
import type { CourtView } from './court';
import { asks, cue, describe, harms, scores } from './tell';
import { award, court, message, option } from './testing';
import { after } from './ways';

const files = import.meta.glob<string>('../../../../src/fivethrones/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TAKE = option('move', 3, 2, 'cell-f4');
const TABLE = court({
  varys: 'c4',
  grid: {
    c3: 'garlan_tyrell',
    d4: 'victarion_greyjoy',
    e4: 'cersei_lannister',
    f4: 'tyrion_lannister',
    b4: 'asha_greyjoy',
    a4: 'bran_stark',
  },
  areas: { 0: ['arya_stark'], 1: ['jaime_lannister', 'kevan_lannister'] },
  banners: { 0: ['stark'], 1: ['lannister'] },
  row: ['hodor', 'melisandre'],
  deck: 8,
});

function props(given: Partial<BoardProps<CourtView>> = {}): BoardProps<CourtView> {
  return {
    view: TABLE,
    viewer: 0,
    players: [],
    options: [],
    selected: null,
    preview: null,
    hints: [],
    events: [],
    settings: {},
    onChoose: () => undefined,
    onPick: () => undefined,
    onWhy: () => undefined,
    onInspect: () => undefined,
    ...given,
  };
}

async function speak(language: Language): Promise<void> {
  await words.learn('hand-of-the-king');
  await words.speak(language);
  words.introduce(language === 'ru' ? ['Анна', 'Мира', 'Паук'] : ['Anna', 'Mira', 'Spider']);
}

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const found = Object.keys(files).find((file) => file.endsWith(path));
    return Promise.resolve(new Response(files[found ?? '']));
  });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

group('what a choice costs and sounds like', () => {
  const own = option('kill', 0, 0, 'character-arya_stark');
  test('killing a card of one’s own is harm, and says so', async () => {
    await speak('en');
    expect(harms(TABLE, 0, own)).toBe(true);
    expect(harms(TABLE, 1, own)).toBe(false);
    expect(asks(props({ selected: own }))).toMatchObject({ consequence: 'This card is your own', confirm: 'Kill' });
  });
  test('a banner is heard before a card, and nothing before a turn', () => {
    expect(cue([message('log-move'), message('log-banner')])).toBe('token');
    expect(cue([message('log-move')])).toBe('card');
    expect(cue([message('log-begin')])).toBe(null);
  });
});

group('the board in words', () => {
  test('has a fixed order: Varys, the four ways, banners, what is left, companions, rows', async () => {
    await speak('en');
    const told = describe(props());
    expect(told.slice(0, 8)).toEqual([
      'Varys on c4',
      'Up: Garlan, Tyrell, take 1',
      'Down: nobody',
      'Left: Asha, Greyjoy, take 1; Bran, Stark, take 1',
      'Right: Victarion, Greyjoy, take 1; Tyrion, Lannister, take 2',
      'Banners: you Stark 1; Mira Lannister 2',
      'On the grid: Stark 1, Greyjoy 2, Lannister 2, Targaryen 0, Baratheon 0, Tyrell 1, Tully 0',
      'Companions: Hodor and Melisandre; 8 in the deck',
    ]);
    expect(told.at(-3)).toBe('Row 4: a Bran, b Asha, c Varys, d Victarion, e Cersei, f Tyrion');
  });

  test('speaks Russian as well', async () => {
    await speak('ru');
    const told = describe(props());
    expect(told[4]).toBe('Вправо: Виктарион, Грейджой, взять 1; Тирион, Ланнистер, взять 2');
    expect(told[5]).toBe('Знамёна: вы Старк 1; Мира Ланнистер 2');
  });

  test('names every card where Varys may stop at any', async () => {
    await speak('en');
    const told = describe(props({ settings: { stop_anywhere: 'true' } }));
    expect(told[4]).toBe('Right: Victarion, Greyjoy, take 1; Cersei, Lannister, take 1; Tyrion, Lannister, take 2');
  });

  test('lists choices that are not on the grid', async () => {
    await speak('en');
    expect(describe(props({ options: [option('play', 0, -1, 'companion-hodor')] }))).toContain(
      'To choose from: Play Hodor',
    );
  });
});

group('the standing in words', () => {
  test('counts banners and says who is ahead in a tie', async () => {
    await speak('en');
    expect(scores(props())).toEqual([
      'Anna: 1 banner: Stark',
      'Mira: 1 banner: Lannister',
      'Spider: no banner',
      'Ahead in a tie: Anna, by the Stark banner',
    ]);
  });

  test('sums those of partners', async () => {
    await speak('en');
    const four = court({ varys: 'a1', seats: 4, banners: { 0: ['stark'], 2: ['tully'] } });
    expect(scores(props({ view: four, settings: { variant: 'teams' } }))).toEqual([
      'Anna and Spider: 2 banners: Stark and Tully',
      'Mira and Player 4: no banner',
    ]);
  });
});

group('the selected choice in words', () => {
  test('is a question; what follows comes with the preview', async () => {
    await speak('ru');
    expect(asks(props({ selected: TAKE }))).toMatchObject({ question: 'Забрать двух Ланнистеров?', consequence: '' });
    const then = { ...after(TABLE, TAKE, null), turn: 1, banners: award(TABLE, 'lannister', 0) };
    const told = asks(props({ selected: TAKE, preview: { events: [], view: then } }));
    expect(told?.consequence).toBe('Вы и Мира: по 2 — знамя перейдёт к вам');
  });

  test('says in English who gets the banner and who keeps it', async () => {
    await speak('en');
    const then = { ...after(TABLE, TAKE, null), turn: 1, banners: award(TABLE, 'lannister', 0) };
    const told = asks(props({ selected: TAKE, preview: { events: [], view: then } }));
    expect(told).toEqual({
      question: 'Take two Lannisters?',
      consequence: 'You and Mira: 2 each, so the banner comes to you',
      confirm: 'Take',
    });
    const kept = asks(props({ selected: TAKE, preview: { events: [], view: { ...then, banners: TABLE.banners } } }));
    expect(kept?.consequence).toBe('You and Mira: 2 each, so the banner stays with Mira');
  });

  test('tells that a companion follows when the last card of a house is taken', async () => {
    await speak('en');
    const told = asks(props({ selected: TAKE, preview: { events: [], view: after(TABLE, TAKE, null) } }));
    expect(told?.consequence).toBe('The last card of the house: a companion follows');
  });

  test('is left to its label for other choices', () => {
    expect(asks(props({ selected: option('play', 0, -1, 'companion-hodor') }))).toBeNull();
  });
});
