import { describe, expect, it } from 'vitest';
import { planned, strikes } from './plan';
import { act } from './realm';

describe('a plan', () => {
  it('grows step by step', () => {
    expect(planned([act('build', 1)], act('build', 3))).toEqual([act('build', 1), act('build', 3)]);
  });
  it('loses the newest step that is taken back', () => {
    const plan = [act('build', 1), act('build', 3), act('build', 1)];
    expect(planned(plan, act('sell', 1))).toEqual([act('build', 1), act('build', 3)]);
    expect(strikes(plan, act('sell', 1))).toBe(true);
    expect(strikes(plan, act('sell', 6))).toBe(false);
    expect(planned([act('mortgage', 5)], act('redeem', 5))).toEqual([]);
  });
});
