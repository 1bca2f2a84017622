// What is kept of the page, and what never is.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const HOME = 'https://table.example';
type Heard = (event: object) => void;

const kept = new Map<string, Response>();
const server = new Map<string, string>();
let isAway = false;
const heard = new Map<string, Heard>();

const key = (asked: string | { url: string }): string =>
  typeof asked === 'string' ? asked : new URL(asked.url).pathname;
const caches = {
  match: (asked: string | { url: string }) => Promise.resolve(kept.get(key(asked))?.clone()),
  open: () =>
    Promise.resolve({
      put: (asked: string | { url: string }, response: Response) => Promise.resolve(kept.set(key(asked), response)),
    }),
  delete: () => {
    kept.clear();
    return Promise.resolve(true);
  },
};
const fetched = ({ url }: { url: string }): Promise<Response> => {
  const text = server.get(new URL(url).pathname) ?? server.get('/') ?? '';
  return isAway
    ? Promise.reject(new Error('away'))
    : Promise.resolve(new Response(text, { headers: { 'content-type': 'text/html' } }));
};
interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
}
const shown: Shown[] = [];
const opened: string[] = [];
const windows: { url: string; focus: () => void }[] = [];
const scope = {
  addEventListener: (kind: string, listen: Heard) => heard.set(kind, listen),
  location: { origin: HOME },
  registration: {
    showNotification: (title: string, { body, tag, data }: Omit<Shown, 'title'>) =>
      shown.push({ title, body, tag, data }),
  },
  clients: { matchAll: () => Promise.resolve(windows), openWindow: (path: string) => opened.push(path) },
};
// It is a script of its own, and no module.
// eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
new Function('self', 'caches', 'fetch', readFileSync('public/service-worker.js', 'utf8'))(scope, caches, fetched);

/** What the worker answers; undefined when it leaves the request alone. */
async function ask(path: string, mode = 'cors', method = 'GET'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  heard.get('fetch')?.({
    request: { url: HOME + path, mode, method },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return (await answer)?.text();
}

describe('the service worker', () => {
  beforeEach(() => {
    kept.clear();
    server.clear();
    isAway = false;
    server.set('/', 'shell 1').set('/assets/page-1.js', 'code 1').set('/locales/en/web.ftl', 'texts');
  });

  it('leaves alone whatever the server says of games', async () => {
    for (const path of ['/api/me', '/api/tables/T', '/api/seeks', '/api/openapi.json', '/ws/tables/T']) {
      for (const mode of ['cors', 'navigate']) expect(await ask(path, mode), path).toBeUndefined();
    }
    expect(await ask('/assets/page-1.js', 'cors', 'POST')).toBeUndefined();
    expect([...kept.keys()]).toEqual([]);
  });

  it('shows the shell when the server is away, at whatever address', async () => {
    await ask('/lobby', 'navigate');
    await ask('/assets/page-1.js');
    await ask('/locales/en/web.ftl');
    isAway = true;
    expect(await ask('/t/T', 'navigate')).toBe('shell 1');
    expect(await ask('/assets/page-1.js')).toBe('code 1');
    expect(await ask('/locales/en/web.ftl')).toBe('texts');
    expect([...kept.keys()].sort()).toEqual(['/', '/assets/page-1.js', '/locales/en/web.ftl']);
  });

  it('puts a new shell in the place of the old one', async () => {
    await ask('/', 'navigate');
    await ask('/assets/page-1.js');
    server.set('/', 'shell 2');
    expect(await ask('/', 'navigate')).toBe('shell 2');
    expect([...kept.keys()]).toEqual(['/']);
    isAway = true;
    expect(await ask('/', 'navigate')).toBe('shell 2');
  });

  it('shows that it is one’s turn, and opens the table', async () => {
    const word = { title: 'Your turn', body: 'At the table with Anna', table: 'T2' };
    const done: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => done.push(work);
    heard.get('push')?.({ data: { json: () => word }, waitUntil });
    expect(shown).toEqual([{ title: word.title, body: word.body, tag: 'T2', data: '/t/T2' }]);

    const notification = { close: () => undefined, data: '/t/T2' };
    heard.get('notificationclick')?.({ notification, waitUntil });
    await Promise.all(done);
    expect(opened).toEqual(['/t/T2']);
    windows.push({ url: `${HOME}/t/T2`, focus: () => opened.push('focus') });
    heard.get('notificationclick')?.({ notification, waitUntil });
    await Promise.all(done);
    expect(opened).toEqual(['/t/T2', 'focus']);
  });
});
