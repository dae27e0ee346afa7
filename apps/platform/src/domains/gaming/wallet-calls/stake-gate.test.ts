import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
import { until } from '@bahati/testing/until.ts';
import { openPlayedPlatform, sendOperation } from '#domains/gaming/rounds/rounds.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';

const kenya = '41.90.0.1';

let platform: TestPlatform;
let player: TestMember;
before(async () => {
  const played = await openPlayedPlatform();
  platform = played.platform;
  player = played.players[0] ?? assert.fail();
  await launchedFrom(kenya, 'KE');
});
afterEach(async () => {
  await platform.owner.query(
    `UPDATE brands SET status = 0, maintenance_start = NULL;
     DELETE FROM brand_regions; DELETE FROM address_blocks;
     UPDATE vendors SET is_under_maintenance = false`,
  );
  await launchedFrom(kenya, 'KE');
  await until('stakes are taken again', async () => (await bet()).success);
});
after(() => platform.close());

const launchedFrom = (ip: string | null, country: string | null) =>
  platform.owner.query('UPDATE game_sessions SET ip = $2, country = $3 WHERE member_id = $1', [
    player.id,
    ip,
    country,
  ]);

let bets = 0;
const said = () => ({ memberId: player.playerId, roundId: `gate-${(bets += 1)}` });
const bet = (more: object = {}) => {
  const { sessionToken } = player;
  const operation = {
    ...said(),
    transactionId: `b-${bets}`,
    sessionToken,
    amount: '1.00',
    ...more,
  };
  return sendOperation(platform, 'bet', operation);
};

/** Only what is announced, or the two seconds between looks, tells the process. */
const untilRefused = (code: string) =>
  until(`stakes are refused as ${code}`, async () => (await bet()).code === code);

const block = (network: string) =>
  platform.owner.query(`INSERT INTO address_blocks (network, reason) VALUES ($1, 'a test')`, [
    network,
  ]);

const closings: readonly [string, string, () => Promise<unknown>][] = [
  [
    'maintenance',
    'game_under_maintenance',
    () => platform.owner.query('UPDATE brands SET status = 1'),
  ],
  [
    'maintenance that was planned and has begun',
    'game_under_maintenance',
    () => platform.owner.query('UPDATE brands SET maintenance_start = now()'),
  ],
  [
    'a brand restricted as a whole',
    'bets_blocked',
    () => platform.owner.query('UPDATE brands SET status = 2'),
  ],
  [
    'a country the brand does not serve',
    'bets_blocked',
    () =>
      platform.owner.query(
        `INSERT INTO brand_regions (brand_code, mode, countries, admits_unknown)
         VALUES ('bahati', 'deny', '{KE}', false)`,
      ),
  ],
  ['an address blocked since the launch', 'bets_blocked', () => block('41.90.0.0/24')],
  [
    'a vendor that was closed',
    'game_under_maintenance',
    () => platform.owner.query('UPDATE vendors SET is_under_maintenance = true'),
  ],
];

for (const [what, code, close] of closings) {
  test(`${what} stops stakes of every kind, and neither wins nor rollbacks`, async () => {
    const [first, second] = [await openRound(), await openRound()];
    await close();
    await untilRefused(code);
    const whole = { ...said(), transactionId: `bw-${bets}`, stake: '1.00', payout: '9.00' };
    const betwin = await sendOperation(platform, 'betwin', {
      ...whole,
      sessionToken: player.sessionToken,
    });
    assert.equal(betwin.code, code);
    const repeated = await bet({ roundId: first, transactionId: `b-${first}` });
    assert.equal(repeated.value?.isDuplicate, true, 'what was taken before stays taken');
    const { playerId: memberId } = player;
    const win = { memberId, roundId: first, transactionId: `w-${first}`, amount: '5.00' };
    const paid = await sendOperation(platform, 'win', { ...win, roundClosed: true });
    assert.equal(paid.success, true, paid.text);
    const back = { memberId, roundId: second, transactionId: `r-${second}` };
    const undone = await sendOperation(platform, 'rollback', {
      ...back,
      betTransactionId: `b-${second}`,
    });
    assert.equal(undone.success, true, undone.text);
  });
}

async function openRound(): Promise<string> {
  const roundId = `gate-open-${(bets += 1)}`;
  const answer = await bet({ roundId, transactionId: `b-${roundId}` });
  assert.equal(answer.success, true, answer.text);
  return roundId;
}

test('who launched from nowhere known is let in where the brand lets such in', async () => {
  await launchedFrom('100.64.0.1', null);
  const admit = (isAdmitted: boolean) =>
    platform.owner.query(
      `INSERT INTO brand_regions (brand_code, mode, countries, admits_unknown)
       VALUES ('bahati', 'allow', '{KE}', $1)
       ON CONFLICT (brand_code) DO UPDATE SET admits_unknown = $1`,
      [isAdmitted],
    );
  await admit(false);
  await untilRefused('bets_blocked');
  await admit(true);
  await until('it is let in', async () => (await bet()).success);
  await admit(false);
  await launchedFrom('192.168.1.9', null);
  await until('the operator’s own address passes', async () => (await bet()).success);
});

/** A game opened by a launch from Kenya, as its frame is told of it. */
async function openGame() {
  const { token, hash } = newToken('l');
  await platform.owner.query(
    `INSERT INTO game_sessions (launch_token_hash, member_id, login_session_id, member_type,
       game_id, provider_id, currency, ip, country, launch_expires_at)
     SELECT $1, member_id, id, 0, 900, 900, 'KES', $3, 'KE', now() + interval '1 minute'
       FROM sessions WHERE member_id = $2`,
    [hash, player.id, kenya],
  );
  const body = { launchToken: token };
  const headers = signedHeaders(
    testProvider.code,
    testProvider.key,
    JSON.stringify(body),
    Date.now(),
  );
  return platform.player('POST /provider/v1/authenticate', { body, headers });
}

test('a frame that opens where no stake passes is told so, or that the game rests', async () => {
  await block('41.90.0.0/24');
  await until('the frame may only look', async () => (await openGame()).value?.canBet === false);
  await platform.owner.query('UPDATE brands SET status = 1; DELETE FROM address_blocks');
  await until('it rests', async () => (await openGame()).code === 'game_under_maintenance');
  await platform.owner.query('UPDATE brands SET status = 0');
  await until('it may stake', async () => (await openGame()).value?.canBet === true);
  await platform.owner.query(
    'UPDATE game_sessions SET ended_at = NULL WHERE member_id = $1 AND session_token_hash = $2',
    [player.id, tokenHash(player.sessionToken)],
  );
});
