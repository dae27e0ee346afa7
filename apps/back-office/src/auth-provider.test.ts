import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';

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
let mood: 'answers' | 'session over' | 'out of reach' = 'answers';

globalThis.fetch = async (input) => {
  const path = input instanceof Request ? input.url : input.toString();
  asked.push(path);
  if (mood === 'out of reach') throw new TypeError('fetch failed');
  const staff = { id: '1', username: 'zawadi', role: 'operator', permissions };
  const value = path.endsWith('/login') ? { token: 't', staff } : staff;
  return mood === 'answers'
    ? Response.json({ success: true, value })
    : Response.json(
        { success: false, code: 'unauthenticated', message: '', requestId: 'r' },
        {
          status: 401,
        },
      );
};

const { authProvider } = await import('./auth-provider.ts');
const { hasSessionEnded } = await import('./session.ts');
const credentials = { username: 'zawadi', password: 'x', code: '123456' };
const may = async (resource: string, action: string) =>
  authProvider.canAccess?.({ resource, action } as never);
const refusal = (status: number, code: string) =>
  new RefusedError(status, { code, message: '', requestId: 'r' });

beforeEach(async () => {
  mood = 'answers';
  permissions = ['withdrawals.read'];
  await authProvider.logout({});
  asked.length = 0;
});

test('a login keeps the token, and a logout drops it even when the server is out of reach', async () => {
  await authProvider.login(credentials);
  assert.deepEqual([...kept.values()], ['t']);
  mood = 'out of reach';
  assert.equal(await authProvider.logout({}), '/login');
  assert.equal(kept.size, 0);
});

test('a screen is open by its right, and what nobody listed is open to nobody', async () => {
  await authProvider.login(credentials);
  assert.equal(await may('withdrawals', 'list'), true);
  assert.equal(await may('withdrawals', 'decide'), false);
  assert.equal(await may('members', 'show'), false);
  assert.equal(await may('withdrawals', 'delete'), false);
});

test('a refused call makes the rights be read anew', async () => {
  await authProvider.login(credentials);
  permissions = [];
  assert.equal(await may('withdrawals', 'list'), true);
  await authProvider.checkError(refusal(403, 'forbidden'));
  assert.equal(await may('withdrawals', 'list'), false);
  assert.deepEqual(asked.slice(1), ['/bo/session']);
});

test('an ended session leads to the login, a silent server does not', async () => {
  await authProvider.login(credentials);
  await authProvider.checkError(refusal(403, 'forbidden'));
  mood = 'out of reach';
  await authProvider.checkAuth({});
  await authProvider.checkError(new UnreachableError(undefined));
  mood = 'session over';
  await assert.rejects(authProvider.checkAuth({}), /logged_out/);
  await assert.rejects(authProvider.checkError(refusal(401, 'unauthenticated')), /logged_out/);
});

test('without a token nobody is asked anything', async () => {
  await assert.rejects(authProvider.checkAuth({}), /auth_check_error/);
  assert.deepEqual(asked, []);
});

test('the login page knows that a session ended, until the next one begins', async () => {
  await authProvider.login(credentials);
  assert.equal(hasSessionEnded(), false);
  await assert.rejects(authProvider.checkError(refusal(401, 'unauthenticated')));
  assert.equal(hasSessionEnded(), true);
  await authProvider.login(credentials);
  assert.equal(hasSessionEnded(), false);
});
