import { describe, expect, it } from 'vitest';
import { spoken, toggled } from './offer';

describe('an offer', () => {
  it('is said in rising order: given, asked, money', () => {
    expect(spoken({ give: [9, 3], ask: [41, 5], money: 20 })).toEqual([
      ['give', 3, -1],
      ['give', 9, -1],
      ['ask', 5, -1],
      ['ask', 41, -1],
      ['add', 20, -1],
    ]);
  });
  it('asks for money below zero', () => {
    expect(spoken({ give: [1], ask: [], money: -70 }).at(-1)).toEqual(['charge', 70, -1]);
  });
  it('takes a deed in and out', () => {
    expect(toggled([3], 1)).toEqual([1, 3]);
    expect(toggled([1, 3], 3)).toEqual([1]);
  });
});
