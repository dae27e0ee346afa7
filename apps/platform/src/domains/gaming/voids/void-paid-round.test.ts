import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { readWagering } from '#domains/cashier/withdrawals/wagering.ts';
import { guardPlay } from '#domains/wallet/limits/play-usage.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { voidRound } from './void-round.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { send, owner } = fixture;
const { context } = fixture.gaming;

const staking = (member: TestMember) => ({ sessionToken: member.sessionToken });
const bet = (member: TestMember, id: string, amount: string, more: object = {}) =>
  send('bet', operation(member, { transactionId: id, amount, ...staking(member), ...more }));
const win = (member: TestMember, id: string, amount: string, more: object = {}) =>
  send('win', operation(member, { transactionId: id, amount, roundClosed: true, ...more }));
const betwin = (member: TestMember, id: string, more: object) =>
  send('betwin', operation(member, { transactionId: id, ...staking(member), ...more }));

const roundOf = async (member: TestMember) => {
  const { rows } = await owner.query<{ id: bigint; state: number; stake: bigint; payout: bigint }>(
    `SELECT id, state, stake, payout FROM rounds WHERE member_id = $1 ORDER BY id DESC LIMIT 1`,
    [member.id],
  );
  const [round] = rows;
  assert.ok(round);
  return round;
};

const balances = async (member: TestMember) => {
  const { rows } = await owner.query<{ balance: bigint }>(
    'SELECT balance FROM accounts WHERE owner_id = $1 ORDER BY kind',
    [member.id],
  );
  return rows.map(({ balance }) => balance);
};

const movesOf = async (member: TestMember) => {
  const { rows } = await owner.query<{ code: number; amount: bigint }>(
    `SELECT code, amount FROM transfers t JOIN provider_transactions p ON p.id = t.reference
      WHERE p.member_id = $1 AND code IN (7, 8) ORDER BY t.id`,
    [member.id],
  );
  return rows.map(({ code, amount }) => [code, amount]);
};

const voidIt = (id: bigint) =>
  inTransaction(context.database, (transaction) => voidRound(context, transaction, id));

const refusedWith = (code: string, details?: object) => (error: unknown) => {
  assert.ok(error instanceof Refusal);
  assert.deepEqual([error.code, error.details], [code, details]);
  return true;
};

test('a round that was staked and paid in one call is undone whole, and nobody can play it again', async () => {
  const member = await fixture.member(10_000n);
  const whole = { stake: '20.00', payout: '75.00' };
  await betwin(member, 'a-1', whole);
  assert.deepEqual(await balances(member), [15_500n, 0n]);
  const { id } = await roundOf(member);
  const { stake, payout } = await voidIt(id);
  assert.deepEqual([stake, payout], [2_000n, 7_500n]);
  assert.deepEqual(await balances(member), [10_000n, 0n]);
  assert.deepEqual(await roundOf(member), { id, state: 3, stake: 0n, payout: 0n });
  assert.deepEqual(await movesOf(member), [
    [7, 2_000n],
    [8, 7_500n],
  ]);
  await assert.rejects(voidIt(id), refusedWith('round_voided', undefined));
  assert.equal((await betwin(member, 'a-1', whole)).code, 'bet_rolled_back');
  assert.equal((await win(member, 'a-2', '5.00')).code, 'bet_rolled_back');
  assert.deepEqual(await balances(member), [10_000n, 0n]);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

test('what counted of a round as turnover is nothing once it is undone, however many bets it was', async () => {
  const member = await fixture.member(10_000n);
  for (const [id, amount] of [
    ['v-1', '10.00'],
    ['v-2', '15.00'],
    ['v-3', '20.00'],
  ] as const) {
    await bet(member, id, amount, { roundId: 'v' });
  }
  await win(member, 'v-4', '5.00', { roundId: 'v', validStake: '17.50' });
  await voidIt((await roundOf(member)).id);
  const { rows } = await owner.query<{ code: number; valid: bigint }>(
    `SELECT code, sum(coalesce(valid_amount, amount))::bigint AS valid FROM transfers t
       JOIN provider_transactions p ON p.id = t.reference
      WHERE p.member_id = $1 AND code IN (2, 7) GROUP BY code ORDER BY code`,
    [member.id],
  );
  assert.deepEqual(
    rows.map(({ code, valid }) => [code, valid]),
    [
      [2, 1_750n],
      [7, 1_750n],
    ],
  );
  const { rows: rounds } = await owner.query(
    'SELECT stake, valid_stake FROM rounds WHERE member_id = $1',
    [member.id],
  );
  assert.deepEqual(rounds, [{ stake: 0n, valid_stake: 0n }]);
});

test('of several bets and wins each is undone once, whether the round has closed or not', async () => {
  for (const isClosed of [false, true]) {
    const member = await fixture.member(10_000n);
    const id = `b-${isClosed}`;
    await bet(member, `${id}-1`, '10.00', { roundId: id });
    await bet(member, `${id}-2`, '5.00', { roundId: id });
    await win(member, `${id}-3`, '30.00', { roundId: id, roundClosed: false });
    await win(member, `${id}-4`, '0', { roundId: id, roundClosed: isClosed });
    const round = await roundOf(member);
    assert.equal(round.state, isClosed ? 2 : 1);
    await voidIt(round.id);
    assert.deepEqual(await balances(member), [10_000n, 0n]);
    assert.equal((await roundOf(member)).state, 3);
    // A win that is sent again is not told that it stands.
    const again = await win(member, `${id}-3`, '30.00', { roundId: id, roundClosed: false });
    assert.equal(again.code, 'bet_rolled_back');
  }
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

test('a win that was spent is not taken back in part: nothing moves, and what is missing is told', async () => {
  const member = await fixture.member(2_000n);
  await betwin(member, 'c-1', { roundId: 'c', stake: '20.00', payout: '50.00' });
  const { id } = await roundOf(member);
  await bet(member, 'c-2', '25.00', { roundId: 'c2' });
  const short = refusedWith('void_short', { missing: '5.00', currency: 'KES' });
  await assert.rejects(voidIt(id), short);
  assert.deepEqual(await balances(member), [2_500n, 2_500n]);
  assert.deepEqual(await movesOf(member), []);
  await send(
    'rollback',
    operation(member, { roundId: 'c2', transactionId: 'c-3', betTransactionId: 'c-2' }),
  );
  await voidIt(id);
  assert.deepEqual(await balances(member), [2_000n, 0n]);
});

test('a jackpot that was paid stands, and what a closed round set aside stays on the meter', async () => {
  const pool = async () => {
    const { rows } = await owner.query<{ held: bigint }>(
      `SELECT coalesce(sum(CASE WHEN c.kind = 'jackpot_pool' THEN amount ELSE -amount END), 0)
                ::bigint AS held
         FROM transfers t JOIN accounts c ON c.id = t.credit_account_id
              JOIN accounts d ON d.id = t.debit_account_id
        WHERE 'jackpot_pool' IN (c.kind, d.kind)`,
    );
    return rows[0]?.held;
  };
  const member = await fixture.member(100_000n);
  const jackpotContributions = [{ level: 'mini', amount: '1.00' }];
  await betwin(member, 'd-1', { stake: '20.00', payout: '0', roundId: 'd', jackpotContributions });
  await voidIt((await roundOf(member)).id);
  assert.deepEqual([await balances(member), await pool()], [[100_000n, 0n], 100n]);
  await betwin(member, 'd-2', {
    roundId: 'd2',
    stake: '20.00',
    payout: '60.00',
    jackpotWin: { level: 'mini', amount: '51.00', seed: '50.00' },
  });
  await assert.rejects(
    voidIt((await roundOf(member)).id),
    refusedWith('round_has_jackpot', undefined),
  );
  assert.deepEqual(await balances(member), [104_000n, 0n]);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

test('a voided round counts for no limit, whenever counting began, and for nothing staked', async () => {
  const member = await fixture.member(100_000n);
  const usage = async () => {
    const { rows } = await owner.query(
      `SELECT staked, paid_out AS paid FROM play_usage WHERE owner_id = $1 AND period = 'day'`,
      [member.id],
    );
    return rows[0];
  };
  const guard = () =>
    inTransaction(context.database, (transaction) => guardPlay(transaction, 'bahati', member.id));
  const play = (id: string, stake: string) =>
    betwin(member, id, { roundId: id, stake, payout: '40.00' });
  await play('e-1', '10.00');
  await voidIt((await roundOf(member)).id);
  await play('e-2', '20.00');
  await guard();
  assert.deepEqual(await usage(), { staked: 2_000n, paid: 4_000n });
  await play('e-3', '30.00');
  await voidIt((await roundOf(member)).id);
  assert.deepEqual(await usage(), { staked: 2_000n, paid: 4_000n });
  await voidIt((await owner.query(`SELECT id FROM rounds WHERE external_id = 'e-2'`)).rows[0].id);
  assert.deepEqual(await usage(), { staked: 0n, paid: 0n });
  const wagered = await readWagering(owner, { memberId: member.id, currency: 'KES' }, 10_000);
  assert.equal(wagered.staked, 0n);
});

test('a void meets other operations of its member, and the books stay whole', async () => {
  for (let at = 0; at < 8; at += 1) {
    const member = await fixture.member(5_000n);
    await betwin(member, `f-${at}`, { roundId: `f-${at}`, stake: '20.00', payout: '60.00' });
    const { id } = await roundOf(member);
    const voids = () => voidIt(id).catch((error: unknown) => assert.ok(error instanceof Refusal));
    const tries = [voids, voids, () => bet(member, `f-${at}-n`, '70.00', { roundId: `fn-${at}` })];
    await Promise.all([...tries.slice(at % 3), ...tries.slice(0, at % 3)].map((run) => run()));
    const [cash = 0n, held = 0n] = await balances(member);
    const isVoided = (await owner.query('SELECT state FROM rounds WHERE id = $1', [id])).rows[0];
    assert.equal(cash + held, isVoided.state === 3 ? 5_000n : 9_000n);
  }
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
