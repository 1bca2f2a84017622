// One screen for several: passed on behind a cover, or quickly where that gives nothing away.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, ToServer } from '../src/wire/types';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { documentElement: { lang: '' } });

const { Table } = await import('../src/shell/table/table.svelte');
const { settings } = await import('../src/shell/settings.svelte');

const label = { id: 'do', args: {}, rule: '' };
const pass = { verb: 'pass', target: -1, extra: -1, label, piece: '', role: 'pass' };
const move = { verb: 'move', target: 1, extra: 2, label, piece: 'p' };
let sent: ToServer[] = [];
let hear: (message: object) => void;

function atOneScreen(people: object[] = []): InstanceType<typeof Table> {
  const table = new Table('T', (onMessage, onLink) => {
    hear = (message) => onMessage(message as FromServer);
    queueMicrotask(() => onLink(true, 0));
    return { send: (message) => sent.push(message), close: () => undefined };
  });
  const seat = (number: number): object => ({ seat: number, kind: 'guest', name: `P${String(number)}`, mine: true });
  hear({ type: 'table', table: { seats: [seat(0), seat(1), ...people], now: 0, status: 'playing' } });
  return table;
}
const seen = (seat: number, waiting: number, hand: number, options: object[] = [move]): object => ({
  type: 'seen',
  seat,
  d: 1,
  step: 0,
  view: { viewer: seat, hand },
  events: [],
  outcome: null,
  decision: { prompt: label, mode: 'turn', asked: [waiting], waiting: [waiting], options },
});
/** The player of seat 0 has moved, and seat 1 is to. */
function passedOn(people: object[] = []): InstanceType<typeof Table> {
  const table = atOneScreen(people);
  table.handover.look(0);
  hear(seen(0, 0, 7));
  sent = [];
  hear(seen(0, 1, 7));
  return table;
}

describe('a shared screen', () => {
  beforeEach(() => {
    sent = [];
    settings.quick = false;
    settings.pace = 'once';
  });

  it('is covered before it is passed on, and nothing is asked for meanwhile', () => {
    const table = passedOn();
    expect([table.handover.cover, table.seen, sent]).toEqual([1, null, []]);
  });

  it('in quick play needs no cover where both see the same', () => {
    settings.quick = true;
    const table = passedOn();
    expect(sent).toEqual([{ type: 'eyes', seat: 1 }]);
    hear(seen(1, 1, 7));
    expect([table.handover.cover, table.viewer]).toEqual([null, 1]);
  });

  it('in quick play is covered where something hidden differs', () => {
    settings.quick = true;
    const table = passedOn();
    hear(seen(1, 1, 8));
    expect([table.handover.cover, table.seen]).toEqual([1, null]);
  });

  it('in quick play asks nobody who can only pass, shows nothing of it, and says so', () => {
    settings.quick = true;
    const table = passedOn();
    hear(seen(1, 1, 8, [pass]));
    expect(sent.slice(1)).toEqual([
      { type: 'act', seat: 1, d: 1, actions: [['pass', -1, -1]] },
      { type: 'eyes', seat: 0 },
    ]);
    hear(seen(1, 0, 8));
    expect(table.viewer).toBe(0);
    hear(seen(0, 0, 7));
    expect([table.handover.cover, table.viewer, table.seen?.view]).toEqual([null, 0, { viewer: 0, hand: 7 }]);
    expect(table.notice?.id).toBe('web-quick-passed');
  });

  it('is covered as ever while somebody plays from elsewhere: how long it takes would tell', () => {
    settings.quick = true;
    const table = passedOn([{ seat: 2, kind: 'guest', name: 'Far', mine: false }]);
    expect([table.handover.cover, sent]).toEqual([1, []]);
  });
});
