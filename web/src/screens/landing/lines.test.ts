import { describe, expect, it, vi } from 'vitest';
import { resultOf, stageOf } from './lines';

vi.mock('../../shell/words/aside.svelte', () => ({
  aside: (game: string, { id }: { id: string }) => `${game}: ${id}`,
}));

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

describe('how far a game has come', () => {
  const game = 'stark-lannister';

  it('is told in words of that game', () => {
    const stage = { id: 'stage-round', args: { round: 2, phase: 'phase-draw' }, rule: '' };
    expect(stageOf({ game, stage, step: 30 })).toBe('stark-lannister: stage-round');
  });

  it('is counted in moves where it has no words, and not told before it begins', () => {
    expect(stageOf({ game, stage: null, step: 30 })).toBe('web-step 30');
    expect(stageOf({ game, stage: null, step: 0 })).toBe('');
  });
});
