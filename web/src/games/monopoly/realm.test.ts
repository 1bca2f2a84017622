import { describe, expect, it } from 'vitest';
import { dueOf, isBusy, questions } from './due';
import { SIGILS, TOKEN_GLYPHS } from './glyphs';
import { SQUARES, TOKENS } from './pieces';
import {
  COLOURS,
  completed,
  differing,
  hasSet,
  itemId,
  itemPiece,
  ladder,
  lotId,
  NUMERALS,
  optionFor,
  optionsAbout,
  RING,
} from './realm';
import { option, realm, span, square } from './testing';

const prompt = (id: string): { id: string; args: Record<string, never>; rule: string } => ({ id, args: {}, rule: '' });

describe('deeds', () => {
  it('have their lines by kind', () => {
    expect(ladder(realm(), square('kings_landing'))).toEqual([50, 100, 200, 600, 1400, 1700, 2000]);
    expect(ladder(realm(), square('house_stark'))).toEqual([25, 50, 100, 200]);
    expect(ladder(realm({ factors: [3, 7] }), square('the_wall'))).toEqual([3, 7]);
  });
  it('make a set when all of a group are in one hand', () => {
    const view = realm({ owns: { 0: ['braavos'], 1: ['kings_landing'] } });
    expect(hasSet(view, 0, 7)).toBe(false);
    expect(completed(view, 0, [square('kings_landing')])).toEqual([7]);
    expect(completed(view, 1, [])).toEqual([]);
    expect(hasSet(realm({ owns: { 1: ['braavos', 'kings_landing'] } }), 1, 7)).toBe(true);
  });
  it('differ by owner, building and mortgage, and a square by who has come to it', () => {
    const was = realm({ place: [0, 5] });
    const levels = { braavos: 1 };
    expect(differing(was, realm({ place: [0, 5] }))).toEqual([]);
    expect(differing(was, realm({ place: [7, 5], owns: { 1: ['qarth'] }, levels }))).toEqual(
      [7, square('qarth'), square('braavos')].sort((one, other) => one - other),
    );
  });
  it('are named apart from squares, and jail cards behind them', () => {
    expect(itemPiece(square('qarth'))).toBe('deed-qarth');
    expect(itemPiece(RING + 1)).toBe('jail-card-iron_throne');
    expect(itemId(square('qarth'))).toBe('square-qarth');
    expect([lotId(square('qarth')), lotId(RING), lotId(RING + 1)]).toEqual(['square-qarth', 'lot-village', 'lot-keep']);
  });
});

describe('without colour', () => {
  it('groups differ by numeral and tokens by shape', () => {
    expect(new Set(NUMERALS).size).toBe(COLOURS);
    expect(new Set(TOKEN_GLYPHS).size).toBe(TOKENS.length);
    expect(new Set(SQUARES.flatMap(({ id, group }) => (group >= COLOURS ? [SIGILS[id]] : []))).size).toBe(6);
  });
});

describe('options', () => {
  const qarth = square('qarth');
  const options = [
    option('throw'),
    option('build', qarth, 'square-qarth'),
    option('mortgage', qarth, 'deed-qarth'),
    option('claim', qarth, 'square-qarth'),
    span('bid', 1, 9),
  ];
  it('are found by what they do and to what', () => {
    expect(optionFor(options, 'build', qarth)?.piece).toBe('square-qarth');
    expect(optionFor(options, 'build', 1)).toBeUndefined();
    expect(optionFor(options, 'bid')).toMatchObject({ low: 1 });
  });
  it('about a square are those of its deed, too', () => {
    expect(optionsAbout(options, qarth).map(({ verb }) => verb)).toEqual(['build', 'mortgage']);
  });
  it('that are questions leave managing aside, but not what was just received', () => {
    const received = [option('leave', qarth), option('redeem', qarth)];
    expect(questions(options, false).map(({ verb }) => verb)).toEqual(['throw', 'claim', 'bid']);
    expect(questions(received, true)).toHaveLength(2);
    expect(questions(received, false)).toHaveLength(1);
  });
});

describe('what is due', () => {
  const due = (id: string, more = {}, options = [option('throw')]): string =>
    dueOf({ view: realm(more), viewer: 0, options, prompt: prompt(id), outcome: null });
  it('has a panel of its own or only buttons', () => {
    expect(due('prompt-bid')).toBe('auction');
    expect(due('prompt-answer', { offer_by: 1, offer_to: 0, sent: true })).toBe('offer');
    expect(due('prompt-debt')).toBe('debt');
    expect(due('prompt-throw')).toBe('other');
    expect(due('prompt-business')).toBe('other');
  });
  it('shows the doors of the jail only to who stands before them', () => {
    const jail = [0, 0];
    expect(due('prompt-jail', { jail })).toBe('jail');
    expect(due('prompt-jail', { jail, turn: 1 })).toBe('other');
    expect(due('prompt-last-claims', { jail })).toBe('jail');
    expect(due('prompt-last-claims')).toBe('other');
    expect(due('prompt-want', {}, [])).toBe('other');
  });
  it('takes the middle, and so does what was opened by who plays', () => {
    const given = { view: realm(), viewer: 0, options: [], prompt: prompt('prompt-throw'), outcome: null };
    const planner = { look: () => undefined, why: () => undefined, send: () => undefined };
    expect(isBusy(given, null)).toBe(false);
    expect(isBusy(given, 'trade')).toBe(false);
    expect(isBusy({ ...given, planner }, 'trade')).toBe(true);
    expect(isBusy({ ...given, prompt: prompt('prompt-bid') }, null)).toBe(true);
  });
});
