import { beforeAll, describe as group, expect, test, vi } from 'vitest';
import { words, type Language } from '../../shell/words/words.svelte';
import { asks, cue, describe, harms, phase, placesSeen, scores, tieReason, window } from './tell';
import { ally, card, council, message, option, props, realm, seat } from './testing';

const files = import.meta.glob<string>('../../../../src/fivethrones/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TABLE = realm({
  season: 1,
  first: 1,
  seats: [
    seat({ leader: 3, hand_seen: [card('siege'), card('feast')], stack: [card('regency')] }),
    seat({ leader: 0, kneeling: 1, hand: 4, stack: [card('bannermen')] }),
    seat({ leader: 8, hand: 1 }),
  ],
  councils: [council(['sansa'], 2), council(), council([], 1)],
  current: ally('robert'),
  lead_by: 2,
});

async function speak(language: Language): Promise<void> {
  await words.learn('btwixt');
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

group('the table in words', () => {
  test('has a fixed order: time, ally, rulers, who leads, councils, hand, choices, piles', async () => {
    await speak('en');
    const told = describe(props(TABLE, { options: [option('kneel', -1, 'seat-0')] }));
    expect(told[0]).toBe('Autumn, round 1 of 4');
    expect(told[1]).toMatch(/^Current ally: Robert Baratheon, power \d\. During this round: /);
    expect(told.slice(2, 6)).toEqual([
      'Anna, Jon Snow, 2 cards in hand, stack: Regency 3, bid 3',
      'Mira, Cersei Lannister, 4 cards in hand, first player, kneels, stack: Bannermen 3, bid 3',
      'Spider, Olenna Tyrell, 1 card in hand, no stack',
      'Anna leads, a card in the stack wins the tie',
    ]);
    expect(told[6]).toMatch(/^Council “Anna – Mira”, your left, \d \+ 2 tokens, Sansa Stark \d$/);
    expect(told[8]).toBe('Council “Spider – Anna”, your right, 0 + 1 token, small');
    expect(told.slice(9)).toEqual([
      'In your hand: Siege 3; Feast 3',
      'To choose from: Kneel',
      'Allies in the deck 49, killed 0; influence deck 32, discard pile 0',
    ]);
  });

  test('speaks Russian as well', async () => {
    await speak('ru');
    const told = describe(props(TABLE));
    expect(told[0]).toBe('Осень, раунд 1 из 4');
    expect(told[3]).toBe(
      'Мира, Серсея Ланнистер, карт на руке: 4, первый игрок, на коленях, стопка: Знаменосцы 3, влияние 3',
    );
    expect(told[8]).toBe('Совет «Паук — Анна», ваш правый, 0 + 1 жетон, малый');
  });

  test('tells those who only watch of no hand', async () => {
    await speak('en');
    expect(describe(props({ ...TABLE, viewer: -1 })).some((line) => line.startsWith('In your hand'))).toBe(false);
  });
});

group('the standing in words', () => {
  test('has both councils of each, and at the end what they came to', async () => {
    await speak('en');
    const view = realm({ councils: [council([], 2), council(), council([], 1)] });
    expect(scores(props(view))[0]).toBe('Anna: left council 0 + 2 tokens, right council 0 + 1 token');
    const counted = {
      ...view,
      councils: view.councils.map((each, index) => ({ ...each, power: index, tokens_power: 5 })),
    };
    const outcome = { ranking: [[2]], reason: message('outcome-small-council') };
    expect(scores(props(counted, { outcome }))[0]).toBe('Anna: small council 5, other 7');
  });
});

group('the selected choice in words', () => {
  const play = option('play', card('siege'), 'influence-siege');
  test('has the text of the card and, once it is known, the total', async () => {
    await speak('en');
    expect(asks(props(TABLE, { selected: play }))).toMatchObject({ question: 'Play Siege?', confirm: 'Play' });
    const then = { ...TABLE, seats: TABLE.seats.map((each, index) => (index === 0 ? { ...each, total: 8 } : each)) };
    const told = asks(props(TABLE, { selected: play, preview: { events: [], view: then } }));
    expect(told?.consequence).toMatch(/Your bid: 3 → 8\.$/);
  });

  test('says what kneeling means', async () => {
    await speak('ru');
    expect(asks(props(TABLE, { selected: option('kneel', -1, 'seat-0') }))).toEqual({
      question: 'Преклонить колено?',
      consequence: 'До конца раунда вы больше не действуете, ваша стопка остаётся',
      confirm: 'Преклонить колено',
    });
  });

  test('says what a council gains by an ally', async () => {
    await speak('en');
    const view = { ...TABLE, placing: ally('robert'), allowed: [0, 2] };
    const told = asks(props(view, { selected: option('council', 2, 'council-2') }));
    expect(told?.question).toBe('Robert Baratheon: to the council “Spider – Anna”?');
    expect(told?.consequence).toMatch(/^Power of its allies: 0 → \d$/);
  });

  test('names a council as a question where a token is placed', async () => {
    await speak('en');
    const told = asks(props({ ...TABLE, placing: -1 }, { selected: option('council', 2, 'council-2') }));
    expect(told?.question).toBe('Choose the council “Spider – Anna”?');
  });

  test('is left to its label for other choices', () => {
    expect(asks(props(TABLE, { selected: option('name', 1, 'seat-1') }))).toBeNull();
  });
});

group('small things', () => {
  test('a tie is explained, a lead is not', async () => {
    await speak('en');
    expect(tieReason({ ...TABLE, lead_by: 0 })).toBe('');
    expect(tieReason({ ...TABLE, lead_by: 1, ruling: ally('barristan') })).toBe('Ser Barristan Selmy breaks the tie');
    expect(tieReason({ ...TABLE, lead_by: 3 })).toBe('a tie: nearer to the first player');
  });

  test('an ally of one’s own council is touched at the second tap only', () => {
    expect(harms(TABLE, 0, option('ally', ally('sansa'), 'ally-sansa'))).toBe(true);
    expect(harms(TABLE, 2, option('ally', ally('sansa'), 'ally-sansa'))).toBe(false);
    expect(harms(TABLE, 0, option('kneel', -1, 'seat-0'))).toBe(false);
  });

  test('a token is heard before a knee, and a knee before a card', () => {
    expect(cue([message('log-play'), message('log-kneel')])).toBe('kneel');
    expect(cue([message('log-kneel'), message('log-token')])).toBe('token');
    expect(cue([message('log-win')])).toBe(null);
  });

  test('seen places of a deck come in pairs', () => {
    expect(placesSeen([0, 12, 2, 7])).toEqual([
      { place: 0, kind: 12 },
      { place: 2, kind: 7 },
    ]);
  });

  test('the phase is season and round; an optional clause is a window of its own for each card', async () => {
    await speak('en');
    expect(phase(TABLE)).toBe('Autumn, round 1 of 4');
    expect(window(TABLE, message('prompt-use', { card: 'influence-ice' }))).toEqual({
      row: 'clauses',
      stamp: 'influence-ice/1/3',
    });
  });
});
