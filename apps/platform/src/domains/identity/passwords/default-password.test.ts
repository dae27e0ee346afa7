import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { openTestPlatform, registration, type TestPlatform } from '#platform/platform.testing.ts';

const defaultPassword = 'Karibu-Sana-88';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({
    environment: { DEFAULT_DOWNLINE_PASSWORD: defaultPassword },
  });
});
after(() => platform.close());

const logIn = async (username: string, password: string) => {
  const answer = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username, password },
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.value;
};

const downline = async (username: string) => {
  const passwords = { password: defaultPassword, confirmPassword: defaultPassword };
  const answer = await platform.player('POST /wps/member/register', {
    body: registration(username, passwords),
  });
  assert.equal(answer.status, 200, answer.text);
  return logIn(username, defaultPassword);
};

test('the brand’s first password opens nothing but its own change', async () => {
  const { token, passwordExpired } = await downline('mgeni');
  assert.equal(passwordExpired, true);
  const open = new Set([
    'GET /wps/member/info',
    'POST /wps/session/logout',
    'POST /wps/member/password',
    'PUT /wps/member/password',
  ]);
  const members = Object.entries(playerSiteCalls).filter(([, call]) => call.audience === 'member');
  assert.ok(members.length > 20);
  for (const [key] of members) {
    if (key === 'POST /wps/session/logout') continue;
    const path = key.replace(/:\w+/g, '1');
    const answer = await platform.player(path, { token, body: {} });
    if (open.has(key)) {
      assert.notEqual(answer.code, 'password_change_required', key);
    } else {
      assert.equal(answer.status, 403, key);
      assert.equal(answer.code, 'password_change_required', key);
    }
  }
  assert.equal((await platform.player('GET /wps/member/info', { token })).status, 200);
  assert.equal((await platform.player('GET /wps/live', { token })).status, 403);
  const out = await platform.player('POST /wps/session/logout', { token, body: {} });
  assert.equal(out.status, 200);
});

test('the change opens the rest, at once and at the next login', async () => {
  const { token } = await downline('mpya');
  const newPassword = 'ndizi-Tatu-2041';
  const changed = await platform.player('POST /wps/member/password', {
    token,
    body: { oldPassword: defaultPassword, newPassword, confirmNewPassword: newPassword },
  });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await platform.player('GET /wps/v2/wallets/balance', { token })).status, 200);
  const again = await logIn('mpya', newPassword);
  assert.equal(again.passwordExpired, false);
});

test('another password asks for no change', async () => {
  await platform.player('POST /wps/member/register', { body: registration('mwenyeji') });
  const { passwordExpired } = await logIn('mwenyeji', 'ndizi-Tatu-2040');
  assert.equal(passwordExpired, false);
});
