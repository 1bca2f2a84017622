import { describe, expect, test } from 'vitest';
import { differing } from './changes';
import { marks, offered, piled, plain } from './marks';
import { bribe, goldOf, opens } from './offer.svelte';
import { stepOf, stepsOf } from './stepper';
import { window } from './tell';
import { card, message, option, side, table } from './testing';
import { doomed, hasTakenRivalry, isPartner, seatsFromAfar } from './view';

const asked = { options: [], selected: null, picks: [], preview: null, hints: [] };

describe('marks', () => {
  test('a card with an option is legal, another is not', () => {
    const mark = marks({ ...asked, view: table(), options: [option('choose', 4)] });
    expect(mark('slot-4').ring).toBe('legal');
    expect(mark('slot-5').ring).toBe('');
  });

  test('picks are numbered in their order', () => {
    const picks = [option('choose', 5), option('choose', 4)];
    const mark = marks({ ...asked, view: table(), options: picks, picks });
    expect([mark('slot-5').order, mark('slot-4').order]).toEqual([1, 2]);
    expect(mark('slot-5').ring).toBe('chosen');
  });

  test('who is not there any more in the preview is doomed, who has changed is touched', () => {
    const view = table({ cards: [card(1), card(2), card(3)] });
    const then = table({ cards: [card(2, { kneeling: 1 }), card(3)] });
    const mark = marks({ ...asked, view, preview: { events: [], view: then } });
    expect([1, 2, 3].map((slot) => mark(`slot-${String(slot)}`).ring)).toEqual(['doomed', 'chosen', '']);
  });

  test('options about cards that lie neither on the table nor in the hand are offered', () => {
    const view = table({ cards: [card(1)], mine: [2], sides: [side({ plot: 3 }), side()] });
    const options = [
      option('choose', 1),
      option('play', 2),
      option('order', 3),
      option('plot', 4),
      option('pass', -1, ''),
    ];
    expect(offered(view, options).map((each) => each.verb)).toEqual(['plot']);
  });
});

describe('choices that have no place on the table', () => {
  const ways = ['way', 'way', 'goal'].map((verb) => ({
    ...option(verb, 1, ''),
    label: message(`do-${verb}`, { way: 'way-gold' }),
  }));
  const seats = [1, 2].map((seat) => ({
    ...option('player', seat, `seat-${String(seat)}`),
    label: message('do-player', { seat: `seat-${String(seat)}` }),
  }));

  test('two fit into the bar, more become buttons', () => {
    expect(plain(table(), ways.slice(0, 2))).toEqual([]);
    expect(plain(table(), ways)).toEqual(ways);
  });

  test('players become buttons where not all of them are in sight', () => {
    expect(plain(table(), seats)).toEqual([]);
    expect(plain(table({ sides: [side(), side(), side()] }), seats)).toEqual(seats);
  });

  test('a title that may be used is a button, one that may be taken lies in the figure', () => {
    const title = option('title', 0, 'title-crown_regent');
    expect(plain(table(), [title])).toEqual([]);
    expect(plain(table(), [option('pass', -1, ''), title])).toEqual([title]);
    expect(plain(table(), [option('choose', 4), title])).toEqual([title]);
  });

  test('plots of several opponents are shown together', () => {
    const sides = [side({ plot: 1 }), side({ plot: 2 }), side({ plot: 3 })];
    const order = [1, 2, 3].map((slot) => option('order', slot));
    expect(offered(table({ sides }), order)).toEqual(order);
    expect(offered(table({ sides: sides.slice(1) }), order.slice(1))).toEqual([]);
  });

  test('a card that is named is offered among the cards', () => {
    const named = { ...option('name', 3, ''), label: message('do-name', { name: 'card-hodor' }) };
    expect(offered(table(), [named])).toEqual([named]);
    expect(plain(table(), [named, named, named])).toEqual([]);
  });

  test('the own plot and agenda lie on the table, however many play', () => {
    const sides = [side({ plot: 1, agenda: 4 }), side({ plot: 2, agenda: 5 }), side({ plot: 3 })];
    const own = [option('use', 1), option('use', 4)];
    expect(offered(table({ sides }), own)).toEqual([]);
    expect(offered(table({ sides: sides.slice(0, 2) }), [...own, option('order', 5)])).toEqual([]);
    expect(offered(table({ sides }), [...own, option('order', 5)]).length).toBe(3);
  });

  test('a card in an open pile is known by its name, one in a deck lies nowhere', () => {
    const inPile = option('use', 8, '');
    expect(piled('prompt-act', [inPile, option('pass', -1, ''), option('play', 2)])).toEqual([inPile]);
    expect(piled('prompt-search', [inPile])).toEqual([]);
  });

  test('a House card lies on the table', () => {
    expect(offered(table({ sides: [side({ house: 9 }), side()] }), [option('choose', 9)])).toEqual([]);
  });
});

describe('the challenge', () => {
  test.each([
    [0, 'type'],
    [1, 'attackers'],
    [6, 'attackers'],
    [7, 'act-first'],
    [8, 'defenders'],
    [15, 'defenders'],
    [16, 'act-second'],
    [17, 'totals'],
    [18, 'claim'],
    [20, 'claim'],
    [21, 'responses'],
  ])('step %i of the rules is shown as %s', (step, shown) => {
    expect(stepOf(table({ step, type: 0 }))).toBe(shown);
  });

  test('with titles an attack can be turned away before the actions', () => {
    const view = table({ step: 3, type: 0, sides: [side({ title: 0 }), side(), side()] });
    expect(stepsOf(view).length).toBe(stepsOf(table()).length + 1);
    expect(stepOf({ ...view, step: 2 })).toBe('attackers');
    expect(stepOf(view)).toBe('redirect');
    expect(stepOf({ ...view, step: 7 })).toBe('act-first');
  });
});

describe('windows', () => {
  const act = message('prompt-act');

  test('playing cards in the own marshalling turn is no window', () => {
    expect(window(table({ phase: 2, active: 0 }), act)).toBeNull();
    expect(window(table({ phase: 2, active: 1 }), act)?.row).toBe('actions-marshalling');
  });

  test('actions after attackers and after defenders have rows of their own', () => {
    expect(window(table({ type: 0, step: 7 }), act)?.row).toBe('actions-attacked');
    expect(window(table({ type: 0, step: 16 }), act)?.row).toBe('actions-defended');
    expect(window(table(), act)?.row).toBe('actions-challenges');
  });

  test('a new effect changes the stamp, a pass does not', () => {
    const stamp = (view: ReturnType<typeof table>): string => window(view, act)?.stamp ?? '';
    const using = { what: 0, seat: 1, kind: 9, slot: 9, cards: [], stopped: [], passes: 0 };
    const actions = { what: 2, seat: 1, kind: -1, slot: -1, cards: [], stopped: [], passes: 1 };
    expect(stamp(table({ pending: [actions] }))).toBe(stamp(table()));
    expect(stamp(table({ pending: [using] }))).not.toBe(stamp(table()));
    expect(stamp(table({ round: 2 }))).not.toBe(stamp(table()));
  });

  test('where gold may be offered the window is the same', () => {
    expect(window(table(), message('prompt-act-or-offer'))).toEqual(window(table(), act));
  });

  test('a choice inside a window is not the window', () => {
    expect(window(table(), message('prompt-target'))).toBeNull();
  });
});

test('a saved character is not doomed any more', () => {
  const killing = { what: 1, seat: 0, kind: -1, slot: -1, cards: [4, 5], stopped: [5], passes: 0 };
  expect(doomed(table({ pending: [killing] }))).toEqual([4]);
});

test('the viewer sits last, after all others in order', () => {
  expect(seatsFromAfar(table({ viewer: 1, sides: [side(), side(), side()] }))).toEqual([2, 0, 1]);
});

test('power for a rivalry is ticked for who took it', () => {
  const view = table({ lasting: [7, 0, -3, 0, -1, 4, 7, 0, -2, 0, -1, -2] });
  expect([0, 1].map((seat) => hasTakenRivalry(view, seat))).toEqual([true, false]);
});

test('only the own partner is one', () => {
  const view = table({
    sides: [side({ partner: 2 }), side({ partner: 3 }), side({ partner: 0 }), side({ partner: 1 })],
  });
  expect([1, 2, 3].map((seat) => isPartner(view, seat))).toEqual([false, true, false]);
  expect(isPartner({ ...view, viewer: -1 }, 2)).toBe(false);
});

test('new and changed cards differ', () => {
  const was = table({ cards: [card(1), card(2)] });
  expect(differing(was, table({ cards: [card(1), card(2, { power: 1 }), card(3)] }))).toEqual([2, 3]);
});

describe('an offer', () => {
  test('is put together in a sheet', () => {
    opens(table(), 0, option('offer', -1, ''))?.();
    expect(bribe.open).toBe(true);
    bribe.open = false;
    expect(opens(table(), 0, option('pass', -1, ''))).toBeNull();
  });

  test('takes the gold that is wanted before it is known how much there is', () => {
    const amounts = [1, 2, 3].map((gold) => option('amount', gold));
    expect(goldOf(2, [])).toBe(2);
    expect([0, 2, 9].map((wanted) => goldOf(wanted, amounts))).toEqual([1, 2, 3]);
  });
});
