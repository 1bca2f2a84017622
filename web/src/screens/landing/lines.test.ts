import { describe, expect, it, vi } from 'vitest';
import { resultOf } from './lines';

vi.mock('../../shell/words/words.svelte', () => ({
  literal: (text: string) => `=${text}`,
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));

const seats = ['Anna', 'Mira', 'Davos'].map((name) => ({ kind: 'guest', name }));

describe('the result of a finished game', () => {
  it('is a victory for a winner, alone or with others', () => {
    expect(resultOf({ seats, own: [0], ranking: [[0], [1, 2]] })).toEqual({ text: 'web-result-won', won: true });
    expect(resultOf({ seats, own: [1], ranking: [[0, 1], [2]] })?.text).toBe('web-result-shared');
  });

  it('is a place for the others, and those who share one have the same', () => {
    expect(resultOf({ seats, own: [2], ranking: [[0], [1, 2]] })?.text).toBe('web-result-place 2 3');
    expect(resultOf({ seats, own: [2], ranking: [[0, 1], [2]] })?.text).toBe('web-result-place 3 3');
  });

  it('names the winner where several played at one screen', () => {
    expect(resultOf({ seats, own: [0, 1, 2], ranking: [[1], [0], [2]] })?.text).toBe('web-result-winners =Mira');
  });

  it('is unknown where it was not told', () => {
    expect(resultOf({ seats, own: [], ranking: [] })).toBeNull();
  });
});
