import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Passing, pauseOf, wayOf, type Question } from './passing.svelte';
import { settings } from '../settings.svelte';
import { gesture, manyOf, toggled } from './picks';
import type { Decision, Option } from '../../wire/types';

const pick = (target: number): Option => ({
  verb: 'choose',
  target,
  extra: -1,
  piece: '',
  label: { id: '', args: {}, rule: '' },
});
const decision = (args: Record<string, number>): Decision =>
  ({ prompt: { id: '', args, rule: '' } }) as unknown as Decision;

describe('a window', () => {
  test('among people it tells nothing of the hand: able or not, it takes the same way', () => {
    for (const rule of ['able', 'pass'] as const) {
      expect(wayOf(rule, { able: true, secret: true, pause: 2000 })).toBe(
        wayOf(rule, { able: false, secret: true, pause: 2000 }),
      );
    }
  });

  test('an action that cannot be taken is passed after the same moment as one that is not wanted', () => {
    const pause = pauseOf(false, false, 2);
    expect(pause).toBeGreaterThan(0);
    expect(wayOf('able', { able: false, secret: false, pause })).toBe('pass');
    expect(wayOf('pass', { able: true, secret: false, pause })).toBe('pass');
  });

  test('it lasts as long as the owner of the table wants', () => {
    expect([pauseOf(true, false, 2), pauseOf(true, false, 5)]).toEqual([2000, 5000]);
  });

  test.each([
    ['against bots', pauseOf(true, true, 2)],
    ['in open play', pauseOf(true, false, 0)],
  ])('%s nobody waits', (_, pause) => {
    expect(pause).toBe(0);
    expect(wayOf('able', { able: false, secret: true, pause })).toBe('pass');
    expect(wayOf('able', { able: true, secret: true, pause })).toBe('ask');
    expect(wayOf('pass', { able: true, secret: true, pause })).toBe('pass');
  });

  test('who wants to be asked is asked', () => {
    expect(wayOf('ask', { able: false, secret: true, pause: 0 })).toBe('ask');
  });
});

describe('passing unasked', () => {
  const pass = vi.fn();
  const PAUSE = 3000;
  const question = (key: string, stamp: string, more: Partial<Question> = {}): Question => ({
    key,
    window: { row: 'responses', stamp },
    able: true,
    wanted: false,
    secret: true,
    pause: PAUSE,
    ...more,
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    pass.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a window among people is passed when its time is over', () => {
    const passing = new Passing(pass);
    passing.consider(question('1', 'a'));
    vi.advanceTimersByTime(PAUSE - 1);
    expect([passing.runs, pass.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([passing.runs, pass.mock.calls.length]).toEqual([false, 1]);
  });

  test('whoever thinks holds it', () => {
    const passing = new Passing(pass);
    passing.consider(question('1', 'a'));
    passing.stop();
    vi.advanceTimersByTime(PAUSE);
    expect(pass).not.toHaveBeenCalled();
  });

  test('the same question is not begun anew by other news', () => {
    const passing = new Passing(pass);
    passing.consider(question('1', 'a'));
    passing.stop();
    passing.consider(question('1', 'a'));
    vi.advanceTimersByTime(PAUSE);
    expect(pass).not.toHaveBeenCalled();
  });

  test('until something changes every window is passed, and then one is asked again', () => {
    const passing = new Passing(pass);
    passing.consider(question('1', 'a', { pause: 0 }));
    passing.passOn();
    passing.consider(question('2', 'a', { pause: 0 }));
    vi.advanceTimersByTime(0);
    expect(pass).toHaveBeenCalledTimes(2);
    passing.consider(question('3', 'b', { pause: 0 }));
    vi.advanceTimersByTime(PAUSE);
    expect(pass).toHaveBeenCalledTimes(2);
  });
});

describe('a card that is always asked for', () => {
  const question = (more: Partial<Question>): Question => ({
    key: '1',
    window: { row: 'responses', stamp: 'a' },
    able: true,
    wanted: true,
    secret: true,
    pause: 0,
    ...more,
  });
  beforeEach(() => (settings.passes['responses'] = 'pass'));
  afterEach(() => (settings.passes = {}));

  test('opens a window that is passed otherwise', () => {
    const passing = new Passing(vi.fn());
    expect(passing.wayOf(question({}))).toBe('ask');
    expect(passing.wayOf(question({ wanted: false }))).toBe('pass');
    expect(passing.wayOf(question({ secret: false, pause: 700 }))).toBe('ask');
  });

  test('tells nobody that it is held: among people the window lasts as long as without it', () => {
    const passing = new Passing(vi.fn());
    for (const wanted of [true, false]) expect(passing.wayOf(question({ wanted, pause: 2000 }))).toBe('bar');
  });
});

describe('choosing several', () => {
  test('only where more than one may still be chosen', () => {
    expect(manyOf(decision({ least: 1, most: 3, picked: 0 }))).toEqual({ least: 1, most: 3 });
    expect(manyOf(decision({ least: 1, most: 3, picked: 1 }))).toEqual({ least: 0, most: 2 });
    expect(manyOf(decision({ least: 0, most: 1, picked: 0 }))).toBeNull();
    expect(manyOf(decision({}))).toBeNull();
  });

  test('a second tap takes a pick back, and one too many takes the place of the last', () => {
    const [one, two, three] = [pick(1), pick(2), pick(3)];
    expect(toggled([one, two], one, 2)).toEqual([two]);
    expect(toggled([one, two], three, 2)).toEqual([one, three]);
  });

  test('fewer than possible end with the word that this is all', () => {
    expect(gesture([pick(1)], { least: 1, most: 2 })).toEqual([
      ['choose', 1, -1],
      ['done', -1, -1],
    ]);
    expect(gesture([pick(1), pick(2)], { least: 1, most: 2 })).toEqual([
      ['choose', 1, -1],
      ['choose', 2, -1],
    ]);
  });
});
