import { describe, expect, it } from 'vitest';
import type { TournamentCell } from '../../wire/types';
import { cellText, pointsText } from './tournament';

const cell = (more: Partial<TournamentCell>): TournamentCell => ({
  opponents: [4],
  points: 0,
  won: false,
  forfeited: false,
  table: null,
  ...more,
});

describe('a cell of the standings', () => {
  it('says how it went by a sign, and against whom by a number', () => {
    expect(cellText(cell({ points: 1, won: true }))).toBe('+4');
    expect(cellText(cell({}))).toBe('−4');
    expect(cellText(cell({ points: 0.5 }))).toBe('=4');
    expect(cellText(cell({ forfeited: true }))).toBe('×4');
    expect(cellText(cell({ points: null }))).toBe('▸4');
  });
  it('says nothing of a round that one was not in, and a plus for a round without a game', () => {
    expect(cellText(null)).toBe('');
    expect(cellText(cell({ opponents: [], points: 1 }))).toBe('+');
  });
  it('says the points at a table of many', () => {
    expect(cellText(cell({ opponents: [1, 2, 3], points: 1.5 }))).toBe('−1½');
  });
});

it('halves are written as halves', () => {
  expect([0, 0.5, 2, 2.5].map(pointsText)).toEqual(['0', '½', '2', '2½']);
});
