import { describe, expect, test } from 'vitest';
import { cellName, directionTo, left, ray, support } from './court';
import { chainAfter, dueKind, stepOf } from './due';
import { CHARACTERS, COMPANIONS } from './pieces';
import { houseRows, leaders, sides, tieAtTop } from './standing';
import { award, cell, court, message, option } from './testing';
import { after, lines, marks, wayOf, ways } from './ways';

const character = (id: string): number => CHARACTERS.indexOf(id);
const UP = 0;
const RIGHT = 3;
const LANNISTER = 2;
const GREYJOY = 1;

/** Varys on c4; right of him Victarion, Cersei and Tyrion; above him Garlan. */
const TABLE = court({
  varys: 'c4',
  grid: {
    c3: 'garlan_tyrell',
    d4: 'victarion_greyjoy',
    e4: 'cersei_lannister',
    f4: 'tyrion_lannister',
    a1: 'robb_stark',
  },
  areas: { 1: ['jaime_lannister', 'kevan_lannister'] },
  banners: { 1: ['lannister'] },
});
const TAKE_LANNISTERS = option('move', RIGHT, LANNISTER, 'cell-f4');
const TAKE_GREYJOY = option('move', RIGHT, GREYJOY, 'cell-d4');
const asked = { options: [TAKE_LANNISTERS, TAKE_GREYJOY], selected: null, preview: null, prompt: null, hints: [] };

describe('the grid', () => {
  test('a ray runs from a cell to the edge, without the cell', () => {
    expect(ray(cell('c4'), RIGHT).map(cellName)).toEqual(['d4', 'e4', 'f4']);
    expect(ray(cell('c4'), UP).map(cellName)).toEqual(['c3', 'c2', 'c1']);
    expect(ray(cell('a1'), UP)).toEqual([]);
  });

  test('a cell off the lines lies in no direction', () => {
    expect(directionTo(cell('c4'), cell('f4'))).toBe(RIGHT);
    expect(directionTo(cell('c4'), cell('a1'))).toBe(-1);
  });
});

describe('ways', () => {
  test('a move ends at the farthest card of the house and takes the nearer ones', () => {
    const way = wayOf(TABLE, TAKE_LANNISTERS);
    expect(way?.taken.map(cellName)).toEqual(['e4', 'f4']);
    expect(cellName(way?.goal ?? -1)).toBe('f4');
  });

  test('a stop takes only what lies up to its cell', () => {
    const way = wayOf(TABLE, option('stop', cell('e4'), -1, 'cell-e4'));
    expect(way?.taken.map(cellName)).toEqual(['e4']);
    expect(way?.direction).toBe(RIGHT);
  });

  test('other choices are no ways', () => {
    expect(wayOf(TABLE, option('play', 0, -1, 'companion-hodor'))).toBeNull();
    expect(ways(TABLE, [option('confer', 1, -1, 'seat-1')])).toEqual([]);
  });
});

describe('marks', () => {
  test('the farthest card has arrow and count, a nearer one only a thin ring and the same move', () => {
    const shown = marks(TABLE, asked);
    expect(shown[cell('f4')]).toMatchObject({ ring: 'legal', direction: RIGHT, count: 2, option: TAKE_LANNISTERS });
    expect(shown[cell('e4')]).toMatchObject({ ring: 'near', direction: null, count: null, option: TAKE_LANNISTERS });
    expect(shown[cell('d4')]).toMatchObject({ ring: 'legal', count: 1, option: TAKE_GREYJOY });
    expect(shown[cell('c3')]).toMatchObject({ ring: 'none', option: null });
  });

  test('where Varys may stop anywhere, each card is a move of its own', () => {
    const [near, far] = [option('stop', cell('e4'), -1, 'cell-e4'), option('stop', cell('f4'), -1, 'cell-f4')];
    const shown = marks(TABLE, { ...asked, options: [near, far] });
    expect(shown[cell('e4')]).toMatchObject({ ring: 'legal', count: 1, option: near });
    expect(shown[cell('f4')]).toMatchObject({ ring: 'legal', count: 2, option: far });
  });

  test('selected, the taken cards are numbered, the last has the spider, and a line runs there from Varys', () => {
    const chosen = { ...asked, selected: TAKE_LANNISTERS };
    const shown = marks(TABLE, chosen);
    expect(shown[cell('e4')]).toMatchObject({ ring: 'chosen', count: 1, sign: '' });
    expect(shown[cell('f4')]).toMatchObject({ ring: 'chosen', count: 2, sign: 's-varys' });
    expect(shown[cell('d4')]).toMatchObject({ ring: 'legal' });
    expect(lines(TABLE, chosen, false)).toEqual([{ from: [2.5, 3.5], to: [5.5, 3.5], kind: 'way' }]);
  });

  test('whoever would die has a skull', () => {
    const kill = option('kill', character('robb_stark'), -1, 'cell-a1');
    const shown = marks(TABLE, { ...asked, options: [kill], selected: kill });
    expect(shown[cell('a1')]).toMatchObject({ ring: 'doomed', sign: 'skull' });
  });

  test('a card that a companion names is found by a line from above', () => {
    const play = option('play', 0, -1, 'companion-hodor');
    const then = court({ varys: 'c4', grid: { c3: 'garlan_tyrell' }, areas: { 0: ['robb_stark'] } });
    const chosen = { ...asked, options: [play], selected: play, preview: { events: [], view: then } };
    const named = court({ varys: 'c4', grid: { c3: 'garlan_tyrell', a1: 'robb_stark' } });
    expect(marks(named, chosen)[cell('a1')]).toMatchObject({ ring: 'chosen', sign: 'hand' });
    expect(lines(named, chosen, false)).toEqual([{ from: [0.5, -0.1], to: [0.5, 0.5], kind: 'named' }]);
  });

  test('what is only discarded because the game ends has neither skull nor line', () => {
    const play = option('play', 0, -1, 'companion-ilyn_payne');
    const named = court({ varys: 'c4', grid: { f6: 'garlan_tyrell', a1: 'eddard_stark' } });
    const killed = message('log-kill', { character: 'character-eddard_stark' });
    const preview = { events: [killed, message('log-end')], view: court({ varys: 'c4' }) };
    const chosen = { ...asked, options: [play], selected: play, preview };
    const shown = marks(named, chosen);
    expect(shown[cell('a1')]).toMatchObject({ ring: 'doomed', sign: 'skull' });
    expect(shown[cell('f6')]).toMatchObject({ ring: 'none', sign: '' });
    expect(lines(named, chosen, false)).toEqual([{ from: [0.5, -0.1], to: [0.5, 0.5], kind: 'named' }]);
  });

  test('of two to be swapped the first is the one that cannot be chosen any more', () => {
    const others = ['garlan_tyrell', 'victarion_greyjoy', 'cersei_lannister', 'tyrion_lannister'];
    const options = others.map((id) => option('swap', character(id), -1, `cell-${id}`));
    const shown = marks(TABLE, { ...asked, options, prompt: message('prompt-swap-second') });
    expect(shown[cell('a1')]).toMatchObject({ ring: 'chosen', count: 1 });
  });

  test('at the end both lines of Varys are drawn', () => {
    expect(lines(TABLE, asked, true).map((line) => line.kind)).toEqual(['end', 'end']);
  });
});

describe('support', () => {
  test('characters and kept companions count', () => {
    const table = court({
      varys: 'a1',
      areas: { 0: ['robb_stark'] },
      kept: [{ companion: 'jon_snow', by: 1, house: 'stark', worth: 2 }],
    });
    expect(support(table)[0]).toEqual([1, 2, 0]);
  });

  test('before the server answers, a move already shows its counts', () => {
    const then = after(TABLE, TAKE_LANNISTERS, null);
    expect(support(then)[LANNISTER]).toEqual([2, 2, 0]);
    expect(left(then)[LANNISTER]).toBe(0);
    expect(then.banners).toEqual(TABLE.banners);
  });

  test('a banner that changes hands is coming to one and going from the other', () => {
    const then = { ...after(TABLE, TAKE_LANNISTERS, null), banners: award(TABLE, 'lannister', 0) };
    const row = houseRows(TABLE, then)[LANNISTER];
    expect(row?.isHot).toBe(true);
    expect(row?.counts.map((count) => [count.count, count.change, count.banner])).toEqual([
      [2, 2, 'coming'],
      [2, 0, 'going'],
      [0, 0, 'none'],
    ]);
    expect(houseRows(TABLE, then)[GREYJOY]?.isHot).toBe(false);
  });

  test('several can lead, nobody leads with none', () => {
    expect(leaders(after(TABLE, TAKE_LANNISTERS, null), LANNISTER)).toEqual({ seats: [0, 1], count: 2 });
    expect(leaders(TABLE, 0)).toEqual({ seats: [], count: 0 });
  });
});

describe('ties', () => {
  const table = court({
    varys: 'a1',
    banners: { 0: ['greyjoy', 'tully'], 1: ['lannister', 'targaryen'], 2: ['baratheon'] },
  });

  test('the largest house decides among equals, walked from the top', () => {
    expect(tieAtTop(table, [[0], [1], [2]])).toEqual({ banners: 2, sides: [[0], [1]], houses: [0, 1], winner: [0] });
  });

  test('there is none when one side is ahead or nobody has a banner', () => {
    expect(tieAtTop(table, [[0, 2], [1]])).toBeNull();
    expect(tieAtTop(court({ varys: 'a1' }), [[0], [1]])).toBeNull();
  });

  test('partners sit opposite in the team game and with ravens for four', () => {
    const four = court({ varys: 'a1', seats: 4 });
    expect(sides(four, { variant: 'teams' })).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sides(four, { variant: 'raven' })).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sides(four, { variant: 'standard' })).toEqual([[0], [1], [2], [3]]);
    expect(sides(table, { variant: 'raven' })).toEqual([[0], [1], [2]]);
  });
});

describe('what is due', () => {
  test('each kind of choice lifts its own row', () => {
    expect(dueKind([option('play', 0, -1, 'companion-hodor')], null)).toBe('companions');
    expect(dueKind([option('name', 0, -1, 'banner-stark')], null)).toBe('houses');
    expect(dueKind([option('award', 0, 1, 'seat-1')], null)).toBe('seats');
    expect(dueKind([option('kill', 0, -1, 'character-eddard_stark')], null)).toBe('areas');
    expect(
      dueKind(
        [option('kill', 0, -1, 'cell-a1')],
        message('prompt-kill-on-grid', { companion: 'companion-sandor_clegane' }),
      ),
    ).toBe('name');
    expect(dueKind([TAKE_LANNISTERS], message('prompt-move'))).toBe('none');
  });

  test('a companion with several questions says which one this is', () => {
    expect(stepOf(message('prompt-kill-in-area', { companion: 'companion-jaqen_hghar' }))).toEqual({ n: 2, of: 3 });
    expect(stepOf(message('prompt-kill-on-grid', { companion: 'companion-sandor_clegane' }))).toBeNull();
    expect(stepOf(message('prompt-move'))).toBeNull();
  });

  test('companions of one turn are counted', () => {
    expect(chainAfter(3, [message('log-move'), message('log-play')])).toBe(1);
    expect(chainAfter(1, [message('log-take'), message('log-play')])).toBe(2);
  });

  test('every companion has an icon', () => {
    expect(COMPANIONS.every((companion) => companion.icon.length > 0)).toBe(true);
  });
});
