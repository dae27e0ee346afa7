/** What ends a session in one process ends it in the other too, for calls and for open pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { livePath } from '@bahati/contract/player-site/live.ts';
import { type Answer, post } from '#e2e/fixtures/calls.ts';
import { codeOf, demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

/** The longest an ended session may go on anywhere (reliability A4). */
const limitMs = 5_000;
const password = 'ndizi-Tatu-2040';
const newPassword = 'embe-Nne-2041';

const { stack, database } = await openStack({ parts: ['platform'] });
await stack.secondPlatform.start();

/** Through the first process, where everything in this file is decided. */
const ask = async (path: string, body: object, token?: string): Promise<Answer> => {
  const answer = await post(`${stack.origins.playerSite}${path}`, body, token);
  assert.equal(answer.status, 200, `${path}: ${answer.code}`);
  return answer;
};

let count = 0;

const register = async () => {
  const username = `mwisho${(count += 1)}`;
  const { value } = await ask('/wps/member/register', {
    username,
    password,
    confirmPassword: password,
    birthday: '1990-05-17',
    hasAcceptedTerms: true,
    registerMethod: 'WEB',
  });
  return { username, token: value['token'] ?? '' };
};

const logIn = async (username: string, secret = password): Promise<string> =>
  (await ask('/wps/session/login', { type: 'username', username, password: secret })).value[
    'token'
  ] ?? '';

/** An open page at the second process: what it hears, and the end of the stream itself. */
const openPage = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${stack.secondPlatform.origin}${livePath}`;
  const page = new AbortController();
  const response = await fetch(url, { headers, signal: page.signal });
  assert.equal(response.status, 200);
  let heard = '';
  let isClosed = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard += decoder.decode(part, { stream: true });
    isClosed = true;
  })();
  // Left open on purpose where it must stay open; the end of the test cuts it off.
  reading.catch(() => undefined);
  return { heard: () => heard, isClosed: () => isClosed, leave: () => page.abort() };
};

const isRefused = async (token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${stack.secondPlatform.origin}/wps/member/info`, { headers });
  const { code } = (await response.json()) as { code?: string };
  if (response.status === 200) return false;
  assert.deepEqual([response.status, code], [401, 'unauthenticated']);
  return true;
};

const within = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + limitMs; !(await holds()); await wait(20)) {
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms: ${what}`);
  }
};

/** The act ends these sessions at the second process, their pages included, and no other. */
const endsThere = async (
  act: () => Promise<unknown>,
  ended: readonly string[],
  kept: readonly string[] = [],
): Promise<void> => {
  const open = async (token: string) => ({ token, page: await openPage(token) });
  const [endedPages, keptPages] = await Promise.all([
    Promise.all(ended.map(open)),
    Promise.all(kept.map(open)),
  ]);
  try {
    await act();
    for (const { token, page } of endedPages) {
      await within('its calls are refused', () => isRefused(token));
      await within('its page is closed', page.isClosed);
      assert.match(page.heard(), /"type":"session_ended"/);
    }
    for (const { token, page } of keptPages) {
      assert.equal(await isRefused(token), false);
      assert.doesNotMatch(page.heard(), /session_ended/);
      assert.equal(page.isClosed(), false);
    }
  } finally {
    for (const { page } of [...endedPages, ...keptPages]) page.leave();
  }
};

let staffToken: Promise<string> | undefined;

const asStaff = async (path: string, body: object): Promise<void> => {
  const { backOffice } = stack.origins;
  staffToken ??= (async () => {
    const { username, password: secret, ...rest } = demoPerson('zawadi');
    const code = await codeOf(stack, { username, password: secret, ...rest });
    const login = { username, password: secret, code };
    return (await post(`${backOffice}/bo/session/login`, login)).value['token'] ?? '';
  })();
  const answer = await post(`${backOffice}${path}`, body, await staffToken);
  assert.equal(answer.status, 200, `${path}: ${answer.code}`);
};

const idOf = async (username: string): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    'SELECT member_id::text AS id FROM credentials WHERE username = $1',
    [username],
  );
  return rows[0]?.id ?? '';
};

test('a logout ends its own session and no other', async () => {
  const { username, token } = await register();
  const other = await logIn(username);
  await endsThere(() => ask('/wps/session/logout', {}, token), [token], [other]);
});

test('a changed password ends every session but the one it was changed from', async () => {
  const { username, token } = await register();
  const others = [await logIn(username), await logIn(username)];
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
  await endsThere(() => ask('/wps/member/password', change, token), others, [token]);
});

test('a forgotten password that was set anew ends every session', async () => {
  const { username, token } = await register();
  const email = `${username}@example.com`;
  await database.query('UPDATE credentials SET email = $2 WHERE username = $1', [username, email]);
  await ask('/wps/member/password/email', { username, email });
  const { rows } = await database.query<{ body: string }>(
    `SELECT body FROM outgoing_messages WHERE recipient = $1 AND purpose = 'password_link'`,
    [email],
  );
  const link = /token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1];
  const reset = { token: link, newPassword, confirmNewPassword: newPassword };
  await endsThere(() => ask('/wps/member/password/link', reset), [token]);
});

test('a block by staff ends every session, and nobody comes in again', async () => {
  const { username, token } = await register();
  const other = await logIn(username);
  const block = `/bo/members/${await idOf(username)}/block`;
  await endsThere(() => asStaff(block, { reason: 'A test of blocking' }), [token, other]);
  const login = { type: 'username', username, password };
  const again = await post(`${stack.secondPlatform.origin}/wps/session/login`, login);
  assert.deepEqual([again.status, again.code], [403, 'member_blocked']);
});

test('staff sign a member out everywhere, who may come in again', async () => {
  const { username, token } = await register();
  const path = `/bo/members/${await idOf(username)}/endSessions`;
  await endsThere(() => asStaff(path, {}), [token]);
  assert.equal(await isRefused(await logIn(username)), false);
});

test('a closed account ends every session, and nobody comes in again', async () => {
  const { username, token } = await register();
  const other = await logIn(username);
  await endsThere(() => ask('/wps/member/close', { password }, token), [token, other]);
  const login = { type: 'username', username, password };
  const again = await post(`${stack.secondPlatform.origin}/wps/session/login`, login);
  assert.equal(again.status, 403);
});
