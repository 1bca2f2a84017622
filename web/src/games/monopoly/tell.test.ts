import { beforeAll, describe as group, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../shell/game';
import { words } from '../../shell/words/words.svelte';
import type { RealmView } from './realm';
import { asks, cue, describe, harms, instant, phase, scores, squareInWords, windowOf } from './tell';
import { option, realm, square } from './testing';

const files = import.meta.glob<string>('../../../../src/fivethrones/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TABLE = realm({
  cash: [860, 340],
  owns: { 0: ['braavos', 'kings_landing'], 1: ['qarth'] },
  levels: { braavos: 1 },
  place: [10, 10],
  jail: [-1, 1],
  dice: [2, 3],
  worth: [1200, 2100],
});
const message = (id: string): { id: string; args: Record<string, never>; rule: string } => ({ id, args: {}, rule: '' });

function props(given: Partial<BoardProps<RealmView>> = {}): BoardProps<RealmView> {
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

beforeAll(async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(files[`../../../../src/fivethrones${path}`] ?? '')),
  );
  vi.stubGlobal('document', { documentElement: {} });
  words.introduce(['Anna', 'Mira']);
  await words.learn('monopoly');
  await words.speak('en');
});

test('only the dice go at the first press', () => {
  expect(['throw', 'buy', 'accept'].filter((verb) => instant(option(verb, 1)))).toEqual(['throw']);
});

group('in words', () => {
  test('a square says what it is, whose, what stands there and what can be done', () => {
    const build = {
      ...option('build', square('braavos'), 'square-braavos'),
      label: { id: 'do-pass', args: {}, rule: '' },
    };
    expect(squareInWords(props({ options: [build] }), square('braavos'))).toBe(
      'Braavos, the dark blue group, owner: Anna, 1 village, you may: Nothing before this throw',
    );
  });
  test('visitors and prisoners are told apart', () => {
    expect(squareInWords(props(), 10)).toBe('Jail, here: Anna, in the cell: Mira');
  });
  test('the board is the turn, the dice, the players, the bank and forty squares', () => {
    const lines = describe(props());
    expect(lines[0]).toBe('It is the turn of Anna, round 1');
    expect(lines[1]).toBe('Dice: 2 and 3');
    expect(lines[2]).toBe(
      'Anna: cash 860, on Jail; Crown; deeds: Braavos and King’s Landing; has all of the dark blue group',
    );
    expect(lines[3]).toBe('Mira: cash 340, in jail; Direwolf; deeds: Qarth');
    expect(lines).toHaveLength(2 + 2 + 3 + 40);
  });
  test('the standing is by worth, the bankrupt are so called', () => {
    expect(scores(props())[0]).toBe('Mira: worth 2,100, cash 340, deeds 1');
    expect(scores(props({ view: realm({ out: [1] }) })).at(-1)).toBe('Mira: bankrupt');
  });
  test('a choice that costs something says what is left', () => {
    const preview = { events: [], view: realm({ cash: [660, 340] }) };
    expect(asks(props({ selected: option('buy'), preview }))?.consequence).toBe('You will have 660');
    expect(asks(props({ selected: option('throw'), preview: { events: [], view: TABLE } }))).toBeNull();
  });
  test('the round is counted, against its limit where there is one', () => {
    expect(phase(realm({ round: 3 }))).toBe('round 3');
    expect(phase(realm({ round: 3, rounds: 10 }))).toBe('round 3 of 10');
  });
});

group('the shell', () => {
  test('asks twice before a trade is accepted', () => {
    expect(harms(TABLE, 0, option('accept'))).toBe(true);
    expect(harms(TABLE, 0, option('buy'))).toBe(false);
  });
  test('hears the dice', () => {
    expect(cue([message('log-throw'), message('log-move')])).toBe('dice');
    expect(cue([message('log-move')])).toBeNull();
  });
  test('passes a window for trade or one for rent', () => {
    const claim = { visitor: 1, owner: 0, square: 1, amount: 2, factor: 0 };
    expect(windowOf(TABLE, message('prompt-throw'))).toBeNull();
    expect(windowOf(TABLE, message('prompt-business'))?.row).toBe('trade');
    expect(windowOf(realm({ claims: [claim] }), message('prompt-business'))?.row).toBe('rent');
  });
});
