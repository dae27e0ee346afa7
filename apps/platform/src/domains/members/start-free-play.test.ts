import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestPlatform } from '#platform/platform.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { closeOldTrials } from './start-free-play.ts';

const platform = await openTestPlatform({ environment: { RATE_LIMIT_FACTOR: '1' } });
after(() => platform.close());

const body = { os: 'Android', platform: 'W', gatewayVersion: 3 };
const freePlay = (ip: string, more: object = {}) =>
  platform.player('POST /wps/session/login/freeplay', { body: { ...body, ...more }, ip });

test('a trial member has play money of its own and the books stay whole', async () => {
  const { value } = await freePlay('203.0.113.1');
  const { token } = value as { token: string };
  const info = await platform.player('GET /wps/member/info', { token });
  assert.deepEqual([info.value.type, info.value.currency], [4, 'XPL']);
  const balance = await platform.player('GET /wps/v2/wallets/balance', { token });
  assert.equal(balance.value.balance, '10000.00');
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
});

test('a trial member plays no game, deposits and withdraws nothing and cannot log in again', async () => {
  const { value } = await freePlay('203.0.113.2');
  const { token, userName } = value as { token: string; userName: string };
  const launch = await platform.player('POST /wps/relay/GCS_gameLaunchFB', {
    token,
    body: { gameId: 'BAHATI-taa-za-pwani' },
  });
  assert.deepEqual([launch.status, launch.code], [403, 'need_true_account']);
  const login = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username: userName, password: '-' },
  });
  assert.equal(login.code, 'login_failed');
});

test('five an hour from one address, and other addresses do not wait', async () => {
  for (let visit = 0; visit < 5; visit += 1) {
    assert.equal((await freePlay('203.0.113.3')).success, true);
  }
  assert.equal((await freePlay('203.0.113.3')).code, 'too_many_requests');
  assert.equal((await freePlay('203.0.113.4')).success, true);
});

test('a token that is no sealed body is refused', async () => {
  assert.equal((await freePlay('203.0.113.5', { token: 'nonsense' })).code, 'seal_invalid');
});

test('a day later the trial member is closed', async () => {
  const { value } = await freePlay('203.0.113.6');
  await platform.owner.query(
    `UPDATE members SET registered_at = now() - interval '26 hours' WHERE nickname = $1`,
    [value.userName],
  );
  await closeOldTrials(platform.context.database);
  const { rows } = await platform.owner.query('SELECT status FROM members WHERE nickname = $1', [
    value.userName,
  ]);
  assert.equal(rows[0].status, 'closed');
});

test('a brand without free play offers none', async () => {
  await platform.owner.query(`UPDATE brands SET flags = flags || '{"freePlay": false}'`);
  const answer = await freePlay('203.0.113.7');
  assert.deepEqual([answer.status, answer.code], [403, 'free_play_off']);
});
