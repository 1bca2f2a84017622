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

function tapped(undoable: boolean, harm = false): string[] {
  const table = new Table('T');
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no connection');
  const hear = (message: object): void => socket.onmessage({ data: JSON.stringify(message) });
  socket.onopen();
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
  table.harms = () => harm;
  const [first] = table.options;
  if (!first) throw new Error('nothing to choose');
  table.choose(first);
  const asked = sent.find((message) => message.type === 'preview');
  if (asked) hear({ type: 'preview', n: asked.n, events: [], view: null, undoable });
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
  it('does everything or nothing where that is set', () => {
    settings.confirm = 'never';
    expect(tapped(false)).toEqual(['act']);
    sent.length = 0;
    settings.confirm = 'always';
    expect(tapped(true)).toEqual(['preview']);
  });
});
