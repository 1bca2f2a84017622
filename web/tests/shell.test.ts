import { describe, expect, it } from 'vitest';
import { checkedPlan, firstPlan, isAllowed, newTable } from '../src/screens/landing/plan';
import { clockOf, faceOf, NO_CLOCK } from '../src/shell/clock';
import { qr } from '../src/shell/qr';
import { letters } from '../src/shell/parts/letters';
import { actor, merged } from '../src/shell/table/log';
import { delayBefore, triple } from '../src/wire/socket';
import type { GameInfo, Message } from '../src/wire/types';

const event = (id: string, seat?: number): Message => ({
  id,
  args: seat === undefined ? {} : { seat: `seat-${String(seat)}` },
  rule: '',
});

describe('the log', () => {
  const whole = merged({ steps: [], offset: 0 }, { step: 1, events: [], log: [[event('begin')], [event('one', 0)]] });

  it('comes whole at first', () => {
    expect(whole).toEqual({ steps: [[event('begin')], [event('one', 0)]], offset: 1 });
  });
  it('grows by a step at a time', () => {
    expect(merged(whole, { step: 2, events: [event('two', 1)] }).steps).toHaveLength(3);
  });
  it('does not tell a step twice', () => {
    expect(merged(whole, { step: 1, events: [event('one', 0)] })).toBe(whole);
  });
  it('shrinks by an undo, and tells of it', () => {
    expect(merged(whole, { step: 0, events: [event('undo', 0)] }).steps).toEqual([[event('begin'), event('undo', 0)]]);
  });
  it('knows who acted', () => {
    expect(actor([event('x'), event('y', 2)])).toBe(2);
    expect(actor([event('x')])).toBe(-1);
  });
});

describe('the letters of the seats', () => {
  it('are the first of the names, two where these are equal', () => {
    expect(letters(['Anna', 'Arya', 'Bran'])).toEqual(['An', 'Ar', 'B']);
  });
  it('may be chosen, and the others differ from them', () => {
    expect(letters(['Anna', 'Arya', 'Bran'], ['b', '', ''])).toEqual(['B', 'A', 'Br']);
    expect(letters(['Anna', 'Bran'], ['', ''])).toEqual(['A', 'B']);
  });
  it('differ where two have chosen the same, or begin alike', () => {
    expect(letters(['Anna', 'Bran', 'Cersei'], ['x', 'X', ''])).toEqual(['X', 'B', 'C']);
    expect(letters(['Anna', 'Anna 2', 'Anton', 'A'])).toEqual(['An', 'Aa', 'At', 'A4']);
  });
  it('are missing where nobody sits', () => {
    expect(letters(['Anna', '', ''])).toEqual(['A', '', '']);
  });
});

describe('the socket', () => {
  it('waits longer and longer, then every eight seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 99].map(delayBefore)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });
  it('writes an option as the server reads it', () => {
    const label = event('label');
    expect(triple({ verb: 'move', target: 1, extra: 2, label, piece: '' })).toEqual(['move', 1, 2]);
    expect(triple({ verb: 'bid', low: 1, high: 9, label, piece: '' }, 4)).toEqual(['bid', 4, -1]);
  });
});

describe('a new game', () => {
  const game: GameInfo = {
    id: 'g',
    version: 1,
    seats: [2, 3, 4],
    settings: [
      { id: 'seats', values: ['2', '3', '4'] },
      { id: 'variant', values: ['a', 'b'] },
    ],
    levels: ['random', 'squire', 'knight'],
    brought: [],
    decks: false,
    ratings: {},
    responses: false,
    minutes: null,
  };
  it('is you and bots of middle strength the first time', () => {
    expect(firstPlan(game).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'squire' },
      { kind: 'bot', level: 'squire' },
    ]);
  });
  it('forgets what the game no longer knows', () => {
    const plan = checkedPlan(game, {
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'king' }],
      options: { variant: 'z', gone: 'x' },
    });
    expect(plan).toEqual({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'squire' }], options: {} });
  });
  it('cannot start with a number of seats that the game does not have', () => {
    expect(isAllowed(game, { seats: [{ kind: 'me' }], options: {} })).toBe(false);
  });
  it('starts at once without open seats, and tells the number of seats', () => {
    const plan = firstPlan(game);
    expect(newTable(game, plan, false)).toMatchObject({ start: true, options: { seats: '3' } });
    expect(newTable(game, { ...plan, seats: [{ kind: 'me' }, { kind: 'open' }] }, false).start).toBe(false);
  });
});

describe('the clock', () => {
  const game = {
    id: 'g',
    version: 1,
    seats: [2],
    settings: [],
    levels: ['squire'],
    brought: [],
    decks: false,
    ratings: {},
    responses: false,
    minutes: null,
  };
  it('is none unless one was chosen, and the choice is remembered', () => {
    const plan = firstPlan(game);
    expect(newTable(game, plan, false).clock).toEqual(NO_CLOCK);
    const timed = { ...plan, clock: clockOf('live') };
    expect(newTable(game, checkedPlan(game, timed), false).clock).toEqual({ kind: 'live', per_move: 30, reserve: 600 });
    expect(clockOf('days')).toEqual({ kind: 'days', per_move: 2 * 86400, reserve: 0 });
  });
  it('shows minutes and seconds, and hours only when there are some', () => {
    expect([9, 61, 600, 3661].map(faceOf)).toEqual(['0:09', '1:01', '10:00', '1:01:01']);
  });
});

describe('the QR code', () => {
  it('grows with its text', () => {
    expect(qr('http://a')).toHaveLength(21);
    expect(qr('x'.repeat(150)).length).toBeGreaterThan(40);
    expect(() => qr('x'.repeat(300))).toThrow();
  });
  it('has its three corners', () => {
    const code = qr('http://127.0.0.1:8000/t/7K2Q');
    const corner = (row: number, column: number): string =>
      code
        .slice(row, row + 7)
        .map((line) =>
          line
            .slice(column, column + 7)
            .map(Number)
            .join(''),
        )
        .join('/');
    const finder = '1111111/1000001/1011101/1011101/1011101/1000001/1111111';
    expect([corner(0, 0), corner(0, code.length - 7), corner(code.length - 7, 0)]).toEqual([finder, finder, finder]);
  });
});
