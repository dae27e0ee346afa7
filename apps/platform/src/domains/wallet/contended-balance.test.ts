/** Five things want the same money at once, of two processes; it is enough for one of them. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addProvider,
  introduceMembers,
  playerIdOf,
  testProvider,
} from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { balanceOf } from '#domains/cashier/cashier.testing.ts';
import {
  askFor,
  type RichMember,
  richMember,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { adjustBalance } from '#domains/wallet/adjust-balance.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

const rounds = repetitions('rounds of five who want the same money at once', {
  usual: 40,
  long: 200,
});

let platform: TestPlatform;
/** Another process of the same product, which began when the provider was there. */
let second: TestPlatform;
let asker: StaffLogin;
let decider: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  second = await openTestPlatform({ sharing: platform });
  asker = await signInStaff(platform, { permissions: 'all' });
  decider = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  await second.close();
  await platform.close();
});

const sessionToken = `g_${'x'.repeat(43)}`;

/** A game that was launched from the member's own session. */
async function openGame(member: RichMember): Promise<void> {
  await introduceMembers(platform.owner, [member.id]);
  await platform.owner.query(
    `INSERT INTO game_sessions (launch_token_hash, session_token_hash, member_id,
       login_session_id, member_type, game_id, provider_id, currency, launch_expires_at, opened_at)
     SELECT '\\x01', $2, member_id, id, 0, 900, 900, 'KES', now(), now()
       FROM sessions WHERE member_id = $1`,
    [member.id, createHash('sha256').update(sessionToken).digest()],
  );
}

async function bet(member: RichMember, id: string): Promise<boolean> {
  const payload = JSON.stringify({
    memberId: playerIdOf(member.id),
    gameCode: testProvider.gameCode,
    currency: 'KES',
    roundId: id,
    sessionToken,
    transactionId: id,
    amount: '600.00',
  });
  const answer = await second.app.player.inject({
    method: 'POST',
    url: '/provider/v1/bet',
    payload,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(testProvider.code, testProvider.key, payload, Date.now()),
    },
  });
  const { code } = answer.json<{ code?: string }>();
  if (answer.statusCode !== 200) assert.equal(code, 'insufficient_funds', answer.body);
  return answer.statusCode === 200;
}

async function withdraw(from: TestPlatform, member: RichMember): Promise<string | undefined> {
  const answer = await askFor(from, member, '600');
  if (answer.success) return answer.value.id;
  assert.equal(answer.code, 'insufficient_funds', answer.text);
  return undefined;
}

async function take(id: string): Promise<boolean> {
  const answer = await platform.staff(`POST /bo/adjustments/${id}/approve`, {
    token: decider.token,
    body: {},
  });
  if (!answer.success) assert.equal(answer.code, 'insufficient_funds', answer.text);
  return answer.success;
}

async function askToTake(member: RichMember, round: number): Promise<string> {
  const { value, text, success } = await platform.staff('POST /bo/adjustments', {
    token: asker.token,
    body: {
      idempotencyKey: crypto.randomUUID(),
      memberId: member.id.toString(),
      amount: '-600',
      reason: `Contended round ${round}`,
    },
  });
  assert.ok(success, text);
  return value.id;
}

/** The balance is 1,000 again, whoever had it. */
async function restore(member: RichMember, round: number, withdrawalId: string | undefined) {
  if (withdrawalId) {
    const answer = await platform.staff(`POST /bo/withdrawals/${withdrawalId}/reject`, {
      token: decider.token,
      body: { reason: 'The next round begins' },
    });
    assert.ok(answer.success, answer.text);
    return;
  }
  await inTransaction(platform.context.database, (transaction) =>
    adjustBalance(transaction, {
      ownerId: member.id,
      currency: 'KES',
      amount: 60_000n,
      adjustmentId: BigInt(1_000_000 + round),
    }),
  );
}

test('of two bets, two withdrawals and a deduction at once exactly one has the money', async () => {
  const member = await richMember(platform, 100_000n);
  await openGame(member);
  const wins = { bet: 0, withdrawal: 0, adjustment: 0 };
  let staked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const adjustmentId = await askToTake(member, round);
    const [one, two, here, there, taken] = await Promise.all([
      bet(member, `r${round}-1`),
      bet(member, `r${round}-2`),
      withdraw(platform, member),
      withdraw(second, member),
      take(adjustmentId),
    ]);
    const winners = [one, two, here !== undefined, there !== undefined, taken];
    assert.equal(winners.filter(Boolean).length, 1, `round ${round}: ${winners.join()}`);
    if (one || two) staked += 600;
    wins[one || two ? 'bet' : taken ? 'adjustment' : 'withdrawal'] += 1;
    const held = staked + (here || there ? 600 : 0);
    assert.equal(await balanceOf(platform, member), `400.00 ${held}.00`);
    await restore(member, round, here ?? there);
  }
  assert.equal(await balanceOf(platform, member), `1000.00 ${staked}.00`);
  assert.equal(wins.bet + wins.withdrawal + wins.adjustment, rounds);
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});
