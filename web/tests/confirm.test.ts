// When a tap is enough: as usual for what can be taken back and does no harm, always or never by the setting.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToServer } from '../src/wire/types';

type Sent = ToServer & { n: number };
const sent: Sent[] = [];
const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
}

vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('location', { href: 'http://localhost/', pathname: '/', hash: '' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined, documentElement: { lang: '' } });

const { Table } = await import('../src/shell/table/table.svelte');
const { settings } = await import('../src/shell/settings.svelte');

const label = { id: 'do', args: {}, rule: '' };
const option = { verb: 'move', target: 1, extra: 2, label, piece: 'p' };

const hear = (message: object): void => sockets.at(-1)?.onmessage({ data: JSON.stringify(message) });

function asked(): InstanceType<typeof Table> {
  const table = new Table('T');
  sockets.at(-1)?.onopen();
  hear({
    type: 'seen',
    seat: 0,
    d: 1,
    step: 0,
    view: {},
    events: [],
    outcome: null,
    decision: { prompt: label, mode: 'turn', asked: [0], waiting: [0], options: [option] },
  });
  return table;
}

function choose(table: InstanceType<typeof Table>): void {
  const [first] = table.options;
  if (!first) throw new Error('nothing to choose');
  table.choose(first);
}

function tapped(undoable: boolean, harm = false): string[] {
  const table = asked();
  table.harms = () => harm;
  choose(table);
  const look = sent.find((message) => message.type === 'preview');
  if (look) hear({ type: 'preview', n: look.n, events: [], view: null, undoable });
  return sent.map((message) => message.type);
}

describe('one tap', () => {
  beforeEach(() => {
    sent.length = 0;
    settings.confirm = 'default';
  });
  it('does what can be taken back freely', () => {
    expect(tapped(true)).toEqual(['preview', 'act']);
  });
  it('only selects what cannot', () => {
    expect(tapped(false)).toEqual(['preview']);
  });
  it('only selects what does harm', () => {
    expect(tapped(true, true)).toEqual(['preview']);
  });
  it('does what the game has as the one thing to do', () => {
    const table = asked();
    table.instant = ({ verb }) => verb === 'move';
    choose(table);
    expect(sent.map((message) => message.type)).toEqual(['act']);
  });
  it('does everything or nothing where that is set', () => {
    settings.confirm = 'never';
    expect(tapped(false)).toEqual(['act']);
    sent.length = 0;
    settings.confirm = 'always';
    expect(tapped(true)).toEqual(['preview']);
  });
});

describe('a gesture', () => {
  beforeEach(() => {
    sent.length = 0;
    settings.confirm = 'never';
  });
  it('is begun where the board puts it together, and nothing of it is said', () => {
    const table = asked();
    let opened = 0;
    table.opens = () => () => (opened += 1);
    choose(table);
    expect([opened, sent]).toEqual([1, []]);
  });
  it('is sent with the words that are said with it', () => {
    const told: unknown[] = [];
    asked().act([['move', 1, 2]], 'for peace', (refusal) => told.push(refusal));
    expect(sent).toMatchObject([{ type: 'act', actions: [['move', 1, 2]], say: 'for peace' }]);
    hear({ type: 'done', n: sent[0]?.n });
    expect(told).toEqual([null]);
  });
  it('tells why it was refused', () => {
    const told: unknown[] = [];
    asked().act([['move', 1, 2]], undefined, (refusal) => told.push(refusal));
    expect(sent[0]).not.toHaveProperty('say');
    hear({ type: 'refused', n: sent[0]?.n, reason: label });
    expect(told).toEqual([label]);
  });
});
