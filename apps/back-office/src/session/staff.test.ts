import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

/** The server of this test: what it answers next, and what it was asked. */
const asked: string[] = [];
let permissions: string[] = [];
let mood: 'answers' | 'session over' | 'forbids' | 'out of reach' = 'answers';

const refusals = {
  'session over': { status: 401, code: 'unauthenticated' },
  forbids: { status: 403, code: 'forbidden' },
} as const;

globalThis.fetch = async (input) => {
  const path = input instanceof Request ? input.url : input.toString();
  asked.push(path);
  if (mood === 'out of reach') throw new TypeError('fetch failed');
  const staff = { id: '1', username: 'zawadi', role: 'operator', permissions };
  const value = path.endsWith('/login') ? { token: 't', staff } : staff;
  if (mood === 'answers') return Response.json({ success: true, value });
  const { status, code } = refusals[mood];
  return Response.json({ success: false, code, message: '', requestId: 'r' }, { status });
};

const { call, queryClient } = await import('#office/api.ts');
const { hasSessionEnded, listenToSession } = await import('./session.ts');
const { isAllowed, logIn, logOut, staffQuery } = await import('./staff.ts');
const credentials = { username: 'zawadi', password: 'x', code: '123456' };
const whoIsThere = () => queryClient.ensureQueryData({ ...staffQuery, revalidateIfStale: true });

beforeEach(async () => {
  mood = 'answers';
  permissions = ['withdrawals.read'];
  await logOut();
  asked.length = 0;
});

test('a login keeps the token, and a logout drops it even when the server is out of reach', async () => {
  await logIn(credentials);
  assert.deepEqual([...kept.values()], ['t']);
  mood = 'out of reach';
  await logOut();
  assert.equal(kept.size, 0);
});

test('a call is open by the permission its entry in the contract declares', async () => {
  await logIn(credentials);
  const staff = await whoIsThere();
  assert.equal(isAllowed(staff, 'GET /bo/withdrawals'), true);
  assert.equal(isAllowed(staff, 'POST /bo/withdrawals/:id/approve'), false);
  assert.equal(isAllowed(staff, 'GET /bo/members/:id'), false);
  assert.equal(isAllowed(staff, 'GET /bo/own'), true);
  assert.equal(isAllowed(undefined, 'GET /bo/own'), false);
});

test('who is there is asked once, and anew after a call was refused', async () => {
  await logIn(credentials);
  await whoIsThere();
  assert.deepEqual(asked, ['/bo/session/login']);
  mood = 'forbids';
  await assert.rejects(call('GET /bo/deposits'), { code: 'forbidden' });
  assert.equal(queryClient.getQueryState(staffQuery.queryKey)?.isInvalidated, true);
});

test('an ended session drops the token and says so, a silent server does neither', async () => {
  await logIn(credentials);
  let told = 0;
  const stop = listenToSession(() => {
    told += 1;
  });
  mood = 'out of reach';
  await assert.rejects(call('GET /bo/deposits'), { name: 'UnreachableError' });
  assert.equal(kept.has('bahati.office-token'), true);
  assert.equal(told, 0);
  mood = 'session over';
  await assert.rejects(call('GET /bo/deposits'), { code: 'unauthenticated' });
  stop();
  assert.equal(kept.has('bahati.office-token'), false);
  assert.equal(told, 1);
  assert.equal(hasSessionEnded(), true);
  mood = 'answers';
  await logIn(credentials);
  assert.equal(hasSessionEnded(), false);
});
