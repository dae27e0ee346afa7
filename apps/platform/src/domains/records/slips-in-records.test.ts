import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { findLateChanges } from '#domains/agency/teams/late-changes.ts';
import { readWagering } from '#domains/cashier/withdrawals/wagering.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import { bookOf, slipOperation } from '#domains/gaming/provider-calls/slips.testing.ts';
import { countOnce } from '#domains/records/daily-aggregates/count-days.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { guardPlay } from '#domains/wallet/limits/play-usage.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner, database } = fixture;
const { sendAll } = bookOf(fixture);

type Step = [kind: string, more?: Record<string, unknown>];
type Member = Awaited<ReturnType<typeof fixture.member>>;

/** Plays a slip: reserved and accepted, and then these steps. */
async function play(member: Member, slip: string, ...steps: Step[]): Promise<void> {
  const all: Step[] = [['reserve'], ['confirm'], ...steps];
  const results = await sendAll(
    all.map(([kind, more], at) =>
      slipOperation(member, kind, slip, { transactionId: `${slip}-${at}`, ...more }),
    ),
  );
  assert.deepEqual(
    results.filter(({ success }) => !success),
    [],
  );
}

/** Seals and counts all that happened. */
async function count(): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (let left = true; left; ) {
    await sealOnce(owner, watermarks);
    const { rows } = await owner.query<{ left: boolean }>(
      `SELECT EXISTS (SELECT FROM transfers WHERE id > (
         SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks)) AS left`,
    );
    left = rows[0]?.left ?? false;
  }
  await countOnce(database, 'Africa/Nairobi', 20_000);
}

const figures = async ({ id }: Member) => {
  const { rows } = await owner.query(
    `SELECT sum(bet_count)::int AS bets, sum(stake)::int AS stake, sum(turnover)::int AS turnover,
            sum(valid_bet)::int AS valid, sum(payout)::int AS payout,
            sum(adjustment)::int AS lent
       FROM member_days WHERE member_id = $1`,
    [id],
  );
  return rows[0];
};

test('records hold what stands of a slip, however often it was settled', async () => {
  const [once, often, gone, owing] = [
    await fixture.member(10_000n),
    await fixture.member(10_000n),
    await fixture.member(10_000n),
    await fixture.member(2_000n),
  ];
  const fifty = { amount: '50.00' };
  await play(once, 'a', ['settle', { ...fifty, validStake: '5.00' }]);
  await play(
    often,
    'b',
    ['settle', { ...fifty, validStake: '5.00' }],
    ['unsettle'],
    ['settle', { amount: '0' }],
    ['resettle', { amount: '30.00', validStake: '10.00' }],
    ['adjust', { amount: '2.00' }],
  );
  await play(
    gone,
    'c',
    ['cash_out', { amount: '7.00', isFull: false }],
    ['settle', fifty],
    ['cancel'],
  );
  await play(owing, 'd', ['settle', fifty]);
  await play(owing, 'e', ['settle', { amount: '0' }]);
  await play(owing, 'f', ['settle', { amount: '0' }]);
  await sendAll([slipOperation(owing, 'unsettle', 'd')]);
  await count();
  const row = (bets: number, stake: number, turnover: number, valid: number, payout: number) => ({
    bets,
    stake,
    turnover,
    valid,
    payout,
    lent: 0,
  });
  assert.deepEqual(await figures(once), row(1, 2_000, 2_000, 500, 5_000));
  assert.deepEqual(await figures(often), row(1, 2_000, 2_000, 1_000, 3_200));
  assert.deepEqual(await figures(gone), row(0, 0, 0, 0, 0));
  assert.deepEqual(await figures(owing), { ...row(3, 6_000, 4_000, 4_000, 0), lent: 4_000 });
});

test('late changes name each stake and payout that went back, on the day it had counted', async () => {
  const days = await inTransaction(owner, (transaction) =>
    findLateChanges(transaction, { after: 0n, upTo: 1_000_000n, timeZone: 'Africa/Nairobi' }),
  );
  assert.equal(days.length, 1);
  const { rows } = await owner.query(
    `SELECT count(*)::int AS changes, sum(turnover)::int AS turnover,
            sum(valid_turnover)::int AS valid, sum(payout)::int AS payout FROM late_changes`,
  );
  // Of b: settled, settled anew for a part; of c: all; of d: its settlement.
  assert.deepEqual(rows, [{ changes: 7, turnover: 8_000, valid: 6_500, payout: 15_700 }]);
});

test('wagering and limits count what stands', async () => {
  const member = await fixture.member(10_000n);
  await play(member, 'w1', ['settle', { amount: '50.00' }], ['unsettle']);
  await play(member, 'w2', ['settle', { amount: '8.00' }]);
  const whose = { memberId: member.id, currency: 'KES' } as const;
  assert.equal((await readWagering(database, whose, 10_000)).deposited, 0n);
  await inTransaction(database, (transaction) => guardPlay(transaction, 'bahati', member.id));
  const { rows } = await owner.query(
    `SELECT staked, paid_out AS paid FROM play_usage WHERE owner_id = $1 AND period = 'day'`,
    [member.id],
  );
  assert.deepEqual(rows, [{ staked: 4_000n, paid: 800n }]);
});

test('the books are whole', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
