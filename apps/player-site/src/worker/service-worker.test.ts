import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { buildWorker, coreFiles } from './build-worker.ts';

const origin = 'https://bahati.test';

type Stored = Map<string, Response>;
type Asked = { method?: string; path: string; mode?: string };

/** Runs the built worker in a browser made of what it uses; `network` answers its requests. */
async function startWorker(network: (path: string) => Response, pages: readonly string[] = ['/']) {
  const stores = new Map<string, Stored>([['bahati-old', new Map()]]);
  const listeners = new Map<string, (event: object) => void>();
  const fetched: string[] = [];
  const pathOf = (request: { url: string } | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const fetchOne = async (request: { url: string } | string) => {
    fetched.push(pathOf(request));
    return network(pathOf(request));
  };
  const open = async (name: string) => {
    const store: Stored = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const add = async (path: string) => void store.set(path, await fetchOne(path));
    return {
      add,
      addAll: async (paths: string[]) => void (await Promise.all(paths.map(add))),
      put: async (request: { url: string }, answer: Response) =>
        void store.set(pathOf(request), answer),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: { url: string } | string) =>
      [...stores.values()].map((store) => store.get(pathOf(request))).find(Boolean),
  };
  let hasTakenOver = false;
  const self = {
    location: { origin },
    navigator: {},
    clients: { matchAll: async () => pages.map((page) => ({ url: origin + page })) },
    skipWaiting: async () => void (hasTakenOver = true),
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  };
  const source = await buildWorker(['/assets/program-1.js']);
  runInContext(source, createContext({ self, caches, fetch: fetchOne, URL }));
  const happen = async (name: string) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  const ask = ({ method = 'GET', path, mode = 'no-cors' }: Asked) => {
    let answer: Promise<Response> | undefined;
    const url = path.startsWith('http') ? path : origin + path;
    const respondWith = (given: Promise<Response>) => (answer = given);
    listeners.get('fetch')?.({ request: { method, url, mode }, respondWith });
    return answer;
  };
  const say = (data: unknown) => listeners.get('message')?.({ data });
  return { ask, happen, say, fetched, stores, hasTakenOver: () => hasTakenOver };
}

/** As an answer of the same origin looks to a worker. */
const good = (text: string) =>
  Object.defineProperty(new Response(text), 'type', { value: 'basic' });
const echo = (path: string) => good(`new ${path}`);
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('calls, live messages and other sites are never touched', async () => {
  const { ask } = await startWorker(echo);
  const left: Asked[] = [
    { path: '/wps/v2/wallets/balance' },
    { path: '/wps/live' },
    { path: '/wps/system/status', mode: 'navigate' },
    { path: '/lgw/games/game_menus' },
    { path: '/bo/login' },
    { path: '/provider/bet' },
    { path: '/gateway-callbacks/pesa' },
    { path: '/docs/api', mode: 'navigate' },
    { path: '/art/games/1.svg' },
    { path: '/healthz' },
    { path: '/offline.css', method: 'POST' },
    { path: 'https://elsewhere.test/assets/program.js' },
  ];
  for (const asked of left) assert.equal(ask(asked), undefined, asked.path);
});

test('a page is always asked of the network, and the offline page stands in for it', async () => {
  let isOnline = true;
  const { ask, happen } = await startWorker((path) => (isOnline ? echo(path) : offline()));
  await happen('install');
  assert.equal(await (await ask({ path: '/rng', mode: 'navigate' }))?.text(), 'new /rng');
  isOnline = false;
  const shown = await ask({ path: '/rng', mode: 'navigate' });
  assert.equal(await shown?.text(), 'new /offline.html');
});

test('a file whose name changes with its content is fetched once', async () => {
  const { ask, fetched } = await startWorker(echo);
  assert.equal(await (await ask({ path: '/assets/a-1.js' }))?.text(), 'new /assets/a-1.js');
  await ask({ path: '/assets/a-1.js' });
  assert.deepEqual(fetched, ['/assets/a-1.js']);
});

test('a failed answer is not kept', async () => {
  const { ask, fetched } = await startWorker(() => new Response('gone', { status: 404 }));
  await ask({ path: '/assets/a-1.js' });
  await ask({ path: '/assets/a-1.js' });
  assert.equal(fetched.length, 2);
});

test('a file with a lasting name is fresh while there is a network and kept for when not', async () => {
  let isOnline = true;
  const { ask, fetched } = await startWorker((path) => (isOnline ? echo(path) : offline()));
  await ask({ path: '/boot.js' });
  await ask({ path: '/boot.js' });
  assert.equal(fetched.length, 2);
  isOnline = false;
  assert.equal(await (await ask({ path: '/boot.js' }))?.text(), 'new /boot.js');
  await assert.rejects(async () => ask({ path: '/scene/unseen.svg' }), /Failed to fetch/);
});

test('the program is kept beside the offline page, but never fetched for the lite app', async () => {
  const full = await startWorker(echo);
  await full.happen('install');
  assert.deepEqual(full.fetched, [...coreFiles, '/assets/program-1.js']);
  const lite = await startWorker(echo, ['/lite.html']);
  await lite.happen('install');
  assert.deepEqual(lite.fetched, coreFiles);
});

test('a new worker clears what older ones kept, and takes over only when it is told to', async () => {
  const worker = await startWorker(echo);
  await worker.happen('install');
  await worker.happen('activate');
  assert.equal(worker.stores.size, 1);
  assert.ok(!worker.stores.has('bahati-old'));
  worker.say('something else');
  assert.equal(worker.hasTakenOver(), false);
  worker.say('take-over');
  assert.equal(worker.hasTakenOver(), true);
});

test('a build that changed nothing is the same worker, another build is another', async () => {
  const one = await buildWorker(['/assets/b-1.js', '/assets/a-1.js']);
  assert.equal(await buildWorker(['/assets/a-1.js', '/assets/b-1.js']), one);
  assert.notEqual(await buildWorker(['/assets/a-2.js', '/assets/b-1.js']), one);
  assert.ok(!one.includes('__'));
});
