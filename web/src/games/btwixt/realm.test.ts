import { describe, expect, test } from 'vitest';
import { stepOf, STEPS } from './claim';
import { differing, marks } from './marks';
import { offers } from './offers';
import { LEADERS } from './pieces';
import {
  acting,
  allyId,
  centred,
  councilsOf,
  expectedPower,
  finalPowers,
  membersOf,
  necklace,
  places,
  roundOf,
  smallCouncil,
} from './realm';
import { ally, card, council, message, option, props, realm, seat } from './testing';

const four = realm({ viewer: 2, seats: [seat(), seat(), seat(), seat()] });

describe('the round table', () => {
  test('has a council between any two neighbours', () => {
    expect(councilsOf(four, 0)).toEqual([0, 3]);
    expect(councilsOf(four, 2)).toEqual([2, 1]);
    expect(membersOf(four, 3)).toEqual([3, 0]);
  });

  test('begins with the near seat and goes clockwise', () => {
    const nodes = necklace(four).map((node) => `${node.sort} ${String(node.index)}`);
    expect(nodes).toEqual(['seat 2', 'council 2', 'seat 3', 'council 3', 'seat 0', 'council 0', 'seat 1', 'council 1']);
  });

  test('has a place of its own for every node, the near ones at the bottom', () => {
    for (const seats of [3, 4, 5, 6]) {
      const all = places(seats);
      expect(new Set(all.map(String)).size).toBe(2 * seats);
      expect(all.filter(([, y]) => y === 1)).toHaveLength(3);
      expect(all[0]).toEqual([0.5, 1]);
    }
  });

  test('is a strip that has the seat to act in its middle', () => {
    const order = centred(necklace(four), 0);
    expect(order[4]).toBe(4);
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(centred(necklace(four), -1)[0]).toBe(4);
  });

  test('shows who acts only where it is one', () => {
    expect(acting(realm({ asked: [1] }))).toBe(1);
    expect(acting(realm({ asked: [0, 1, 2] }))).toBe(-1);
  });

  test('counts the rounds of a season', () => {
    expect(roundOf(realm())).toEqual({ number: 1, of: 4 });
    expect(roundOf(realm({ left: 0 }))).toEqual({ number: 4, of: 4 });
  });
});

describe('the power of councils', () => {
  test('expects two of a token not seen, and knows one that was', () => {
    expect(expectedPower(council(['robert'], 2))).toBe(council(['robert']).power + 4);
    expect(expectedPower(council([], 2, [3]))).toBe(5);
    expect(expectedPower({ ...council([], 2, [1, 1]), tokens_power: 4 })).toBe(4);
  });

  test('tells the small council, unless both are level', () => {
    expect(smallCouncil(realm({ councils: [council(['robert']), council(), council()] }), 0)).toBe(2);
    expect(smallCouncil(realm({ councils: [council(), council(), council([], 1)] }), 0)).toBe(0);
    expect(smallCouncil(realm(), 0)).toBe(null);
  });

  test('is ordered by size at the end', () => {
    const counted = (power: number) => ({ ...council(), power, tokens_power: 2 });
    expect(finalPowers(realm({ councils: [counted(9), counted(1), counted(4)] }), 0)).toEqual([6, 11]);
  });
});

describe('the steps of a claim', () => {
  test('are none while there is no claim', () => {
    expect(stepOf(realm())).toBe(-1);
  });

  test('come to the ability once the ally has its place', () => {
    expect(STEPS[stepOf(realm({ step: 2, current: 4 }))]).toBe('place');
    expect(STEPS[stepOf(realm({ step: 2, current: -1, placing: 7 }))]).toBe('place');
    expect(STEPS[stepOf(realm({ step: 2 }))]).toBe('ability');
    expect([0, 1, 3, 4, 5].map((step) => STEPS[stepOf(realm({ step }))])).toEqual([
      'totals',
      'before',
      'token',
      'after',
      'after',
    ]);
  });
});

describe('what is offered beside the table', () => {
  test('rulers, colours and killed allies, but not what lies on the table', () => {
    const view = realm({ killed: [5] });
    const options = [
      option('leader', 3, 'leader-jon'),
      option('color', 0, 'color-red'),
      option('ally', 5, allyId(5)),
      option('ally', 6, allyId(6)),
      option('name', 1, 'seat-1'),
    ];
    expect(offers(view, options, message('prompt-kill')).map((offer) => offer.piece)).toEqual([
      'leader-jon',
      'color-red',
      allyId(5),
    ]);
    expect(offers(view, [option('leader', LEADERS.length, 'leader-random')], message('prompt-leader'))).toEqual([
      { sort: 'leader', kind: LEADERS.length, piece: 'leader-random' },
    ]);
  });

  test('cards of another hand or of the discard pile, never of the own hand', () => {
    const options = [option('discard', card('siege'), 'influence-siege')];
    expect(offers(realm(), options, message('prompt-discard-of-another'))).toHaveLength(1);
    expect(offers(realm(), options, message('prompt-salvage'))).toHaveLength(1);
    expect(offers(realm(), options, message('prompt-discard'))).toHaveLength(0);
  });

  test('allies that are looked at, in their order', () => {
    expect(offers(realm({ looked_at: [9, 4] }), [], null).map(({ kind, piece }) => [kind, piece])).toEqual([
      [9, 'look-0'],
      [4, 'look-1'],
    ]);
  });
});

describe('rings', () => {
  const play = option('play', card('siege'), 'influence-siege');
  test('go round what can be chosen and what is chosen', () => {
    const mark = marks(props(realm(), { options: [play, option('kneel', -1, 'seat-0')], selected: play }));
    expect(mark('influence-siege').ring).toBe('chosen');
    expect(mark('seat-0').ring).toBe('legal');
    expect(mark('seat-1').ring).toBe('');
  });

  test('tell which ally would leave and which council would gain', () => {
    const now = realm({ councils: [council(['robert']), council(), council()] });
    const then = realm({ councils: [council(), council(), council([], 1)] });
    const mark = marks(props(now, { options: [play], selected: play, preview: { events: [], view: then } }));
    expect(mark(allyId(ally('robert'))).ring).toBe('doomed');
    expect(mark('council-2').ring).toBe('chosen');
  });

  test('go dotted round what has changed', () => {
    const was = realm();
    const now = realm({
      seats: [seat(), seat({ stack: [card('siege')] }), seat({ hand: 3 })],
      councils: [council(), council(), council([], 1)],
    });
    expect(differing(was, now)).toEqual(['seat-1', 'council-2']);
    expect(differing(was, was)).toEqual([]);
  });
});
