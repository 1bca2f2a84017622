import { describe, expect, it } from 'vitest';
import { bar } from './due';
import { option } from './testing';

const shown = (...options: Parameters<typeof bar>[0]): string[] => bar(options).map(({ verb }) => verb);

describe('the bar', () => {
  it('offers first of all to buy where one has come', () => {
    expect(shown(option('buy', -1, 'square-fist'), option('decline'), option('mortgage', 3, 'square-eyrie'))).toEqual([
      'decline',
      'buy',
    ]);
  });
  it('offers first of all to wait for the own turn between throws', () => {
    expect(shown(option('rest'), option('pass'), option('mortgage', 3, 'square-eyrie'))).toEqual(['pass', 'rest']);
  });
  it('leaves bidding to the panel of the auction', () => {
    expect(shown(option('bid'), option('drop'))).toEqual([]);
  });
  it('leaves the rest to the board', () => {
    expect(shown(option('throw'), option('build', 3, 'square-eyrie'))).toEqual(['throw']);
  });
});
