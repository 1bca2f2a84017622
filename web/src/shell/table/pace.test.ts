import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../wire/types';
import { settings } from '../settings.svelte';
import { BEAT_MS, MOST, Pace } from './pace';

const EVENT: Message = { id: 'log-x', args: {}, rule: '' };
const step = (name: string, ...events: Message[]): { name: string; events: Message[] } => ({ name, events });
let shown: string[] = [];
const paced = (): Pace<ReturnType<typeof step>> => new Pace(({ name }) => shown.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  settings.motion = '1';
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

test('what comes together is shown one after another, in order', () => {
  const pace = paced();
  for (const name of ['one', 'two', 'three']) pace.add(step(name, EVENT));
  expect(shown).toEqual(['one']);
  vi.advanceTimersByTime(BEAT_MS);
  expect(shown).toEqual(['one', 'two']);
  vi.advanceTimersByTime(BEAT_MS);
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('however much comes, only a few wait', () => {
  const pace = paced();
  for (let n = 0; n < 40; n += 1) pace.add(step(String(n), EVENT));
  expect(shown).toHaveLength(40 - MOST);
  vi.advanceTimersByTime(MOST * BEAT_MS);
  expect(shown).toHaveLength(40);
});

test('where nothing happened nothing waits', () => {
  const pace = paced();
  pace.add(step('one'));
  pace.add(step('two'));
  expect(shown).toEqual(['one', 'two']);
});

test('a key or a tap shows how things stand', () => {
  const pace = paced();
  for (const name of ['one', 'two', 'three']) pace.add(step(name, EVENT));
  pace.finish();
  expect(shown).toEqual(['one', 'two', 'three']);
  pace.add(step('four', EVENT));
  expect(shown).toEqual(['one', 'two', 'three', 'four']);
});

test('who wants no motion waits for nothing', () => {
  settings.motion = '0';
  const pace = paced();
  for (const name of ['one', 'two']) pace.add(step(name, EVENT));
  expect(shown).toEqual(['one', 'two']);
});
