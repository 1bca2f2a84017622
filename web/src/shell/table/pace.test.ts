import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message, Seen } from '../../wire/types';
import { PACES, settings } from '../settings.svelte';
import { BEATS, MOST, Pace } from './pace.svelte';
import { Rerun } from './rerun.svelte';

const EVENT: Message = { id: 'log-x', args: {}, rule: '' };
const step = (name: string, ...events: Message[]): { name: string; events: Message[] } => ({ name, events });
let shown: string[] = [];
const paced = (most?: number): Pace<ReturnType<typeof step>> =>
  new Pace(
    ({ name }) => shown.push(name),
    () => most ?? Infinity,
  );
const three = (pace: ReturnType<typeof paced>): void => {
  for (const name of ['one', 'two', 'three']) pace.add(step(name, EVENT));
};

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  settings.pace = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes alone is shown at once', () => {
  const pace = paced();
  pace.add(step('one', EVENT));
  vi.advanceTimersByTime(2000);
  pace.add(step('two', EVENT));
  expect(shown).toEqual(['one', 'two']);
});

test.each(PACES)('what comes together is shown one after another, in order: %s', (name) => {
  settings.pace = name;
  three(paced());
  if (BEATS[name] > 0) {
    expect(shown).toEqual(['one']);
    vi.advanceTimersByTime(BEATS[name]);
    expect(shown).toEqual(['one', 'two']);
    vi.advanceTimersByTime(BEATS[name]);
  }
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('alone with bots nothing is skipped, however much comes', () => {
  const pace = paced();
  for (let n = 0; n < 40; n += 1) pace.add(step(String(n), EVENT));
  expect([shown.length, pace.behind]).toEqual([1, 39]);
});

test('among people only a few wait', () => {
  const pace = paced(MOST);
  for (let n = 0; n < 40; n += 1) pace.add(step(String(n), EVENT));
  expect(shown).toHaveLength(40 - MOST);
  vi.advanceTimersByTime(MOST * BEATS.normal);
  expect(shown).toHaveLength(40);
});

test('where nothing happened nothing waits', () => {
  const pace = paced();
  pace.add(step('one'));
  pace.add(step('two'));
  expect(shown).toEqual(['one', 'two']);
});

test('who wants to see how things stand sees it', () => {
  const pace = paced();
  three(pace);
  pace.finish();
  expect(shown).toEqual(['one', 'two', 'three']);
  pace.add(step('four', EVENT));
  expect(shown).toEqual(['one', 'two', 'three', 'four']);
});

test('what is held waits, goes step by step, and goes on', () => {
  const pace = paced();
  pace.pause();
  three(pace);
  vi.advanceTimersByTime(60_000);
  expect([shown, pace.behind]).toEqual([[], 3]);
  pace.step();
  vi.advanceTimersByTime(60_000);
  expect([shown, pace.behind]).toEqual([['one'], 2]);
  pace.pause();
  vi.advanceTimersByTime(BEATS.normal);
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('what comes of one’s own move is shown at once, and what follows in its time', () => {
  const pace = paced();
  pace.pause();
  pace.addNow(step('mine', EVENT));
  three(pace);
  expect([shown, pace.behind]).toEqual([['mine'], 3]);
});

const seen = (number: number, seat = 0): Seen =>
  ({ step: number, seat, events: [EVENT], view: { number } }) as unknown as Seen;

test('what has happened since the last move is shown once more, and then the present', () => {
  const rerun = new Rerun();
  for (const number of [3, 4, 5]) rerun.note(seen(number));
  expect(rerun.count).toBe(2);
  rerun.show();
  const steps = [0, 1, 2].map(() => {
    const now = rerun.now?.step;
    vi.advanceTimersByTime(BEATS.normal);
    return now;
  });
  expect([steps, rerun.now]).toEqual([[3, 4, 5], null]);
});

test('nothing of another seat, and nothing that was taken back, is shown once more', () => {
  const rerun = new Rerun();
  for (const number of [3, 4]) rerun.note(seen(number));
  rerun.note(seen(5, 1));
  expect(rerun.since).toEqual([seen(5, 1)]);
  rerun.note(seen(6, 1));
  rerun.note(seen(4, 1));
  expect(rerun.since).toEqual([seen(4, 1)]);
});
