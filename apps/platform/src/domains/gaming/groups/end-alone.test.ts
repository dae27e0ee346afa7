/** Slips that end with their group beside twins that ended one by one: nobody can tell them apart. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { grantBonus } from '#domains/wallet/bonuses/bonuses.ts';
import { setLimit } from '#domains/wallet/limits/play-limits.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import { bookOf, drawOf, ticket } from '#domains/gaming/provider-calls/slips.testing.ts';
import { readRoundOperations } from '#domains/gaming/rounds/round-history.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner } = fixture;
const { sendAll, one } = bookOf(fixture);
const { closeWhole } = drawOf(fixture);
let awards = 0n;

const give = ({ id: ownerId }: TestMember, required: bigint) =>
  inTransaction(owner, (transaction) =>
    grantBonus(transaction, {
      ownerId,
      currency: 'KES',
      awardId: ++awards,
      amount: 3_000n,
      required,
      largestStake: null,
      cashOutCap: null,
      isSticky: false,
      contributions: { types: { RNG: 100 }, games: {} },
      days: 7,
    }),
  );

const limit = ({ id: ownerId }: TestMember) =>
  inTransaction(owner, (transaction) =>
    setLimit(transaction, 'bahati', {
      ownerId,
      kind: 'stake',
      period: 'day',
      source: 'member',
      amount: 100_000n,
    }),
  );

/** All that a member's slips have left, but ids, names and times. */
async function standing({ id }: TestMember) {
  const of = async (text: string) => (await owner.query(text, [id])).rows as unknown[];
  const mine = `(SELECT id FROM accounts WHERE owner_id = $1)`;
  return {
    accounts: await of(
      'SELECT kind, balance, blocks FROM accounts WHERE owner_id = $1 ORDER BY kind',
    ),
    bonuses: await of('SELECT state, wagered, held FROM bonuses WHERE owner_id = $1'),
    usage: await of(
      'SELECT period, staked, paid_out FROM play_usage WHERE owner_id = $1 ORDER BY 1',
    ),
    rounds: await of(
      `SELECT state, stake, payout, valid_stake, bet_count, win_count, slip_state, bonus_stake,
              bonus_payout, bonus_counted FROM rounds WHERE member_id = $1 ORDER BY id`,
    ),
    transfers: await of(
      `SELECT code, amount, valid_amount, debit_balance_after, credit_balance_after FROM transfers
        WHERE debit_account_id IN ${mine} OR credit_account_id IN ${mine}
        ORDER BY code, amount, id`,
    ),
  };
}

/** Two members alike, a bonus in the last ticket of who has one; three tickets each, of one of which a part was paid. */
async function twins(
  name: string,
  cash: bigint,
  prepare: (member: TestMember) => Promise<unknown>,
) {
  const pair: [TestMember, TestMember] = [await fixture.member(cash), await fixture.member(cash)];
  for (const [at, member] of pair.entries()) {
    await prepare(member);
    for (const slip of ['a', 'b', 'c']) {
      await sendAll([ticket(member, `${name}-${at}`, `${name}-${at}-${slip}`)]);
    }
    const part = { amount: '3.00', isFull: false };
    await one(member, 'cash_out', `${name}-${at}-b`, part);
  }
  return pair;
}

const kinds: [string, bigint, (member: TestMember) => Promise<unknown>][] = [
  ['nothing but cash', 10_000n, () => Promise.resolve()],
  ['a bonus', 5_000n, (member) => give(member, 1_000_000n)],
  ['a bonus that is wagered with them', 5_000n, (member) => give(member, 6_000n)],
  ['limits', 10_000n, limit],
];

for (const [at, [name, cash, prepare]] of kinds.entries()) {
  test(`lost with their group, slips of a member with ${name} leave what they leave alone`, async () => {
    const [alone, grouped] = await twins(`lost${at}`, cash, prepare);
    for (const slip of ['a', 'b', 'c']) {
      await one(alone, 'settle', `lost${at}-0-${slip}`, { amount: '0' });
    }
    assert.equal(await closeWhole(`lost${at}-1`), 3);
    assert.deepEqual(await standing(grouped), await standing(alone));
  });

  test(`refunded with their group, slips of a member with ${name} leave what they leave alone`, async () => {
    const [alone, grouped] = await twins(`back${at}`, cash, prepare);
    // Stakes that go back alone go first: what was paid in part is taken back after them.
    for (const slip of ['a', 'c', 'b']) await one(alone, 'cancel', `back${at}-0-${slip}`);
    assert.equal(await closeWhole(`back${at}-1`, { outcome: 'refunded' }), 3);
    const [theirs, ours] = [await standing(alone), await standing(grouped)];
    // Which of equal stakes went back first is seen in the balances between alone.
    const sums = ({ transfers, ...rest }: typeof ours) => ({
      ...rest,
      transfers: transfers.map((row) => {
        const { code, amount, valid_amount: valid } = row as Record<string, unknown>;
        return [code, amount, valid];
      }),
    });
    assert.deepEqual(sums(ours), sums(theirs));
  });
}

test('the record of a ticket tells its end with the draw, as lost and as refunded', async () => {
  const member = await fixture.member(10_000n);
  for (const [draw, outcome] of [
    ['told1', 'lost'],
    ['told2', 'refunded'],
  ] as const) {
    await sendAll([ticket(member, draw, `${draw}-a`)]);
    await closeWhole(draw, { outcome });
    const { rows } = await owner.query<{ rowId: bigint }>(
      'SELECT id AS "rowId" FROM rounds WHERE external_id = $1',
      [`${draw}-a`],
    );
    const operations = await readRoundOperations(owner, {
      rowId: rows[0]?.rowId ?? 0n,
      currency: 'KES',
    });
    assert.deepEqual(
      operations.map(({ kind, externalId, slip }) => [kind, externalId, slip?.stakeReturned]),
      outcome === 'lost'
        ? [
            ['reserve', 'told1-a-reserve', '0.00'],
            ['settle', 'told1-close', '0.00'],
          ]
        : [
            ['reserve', 'told2-a-reserve', '0.00'],
            ['cancel', 'told2-close', '20.00'],
          ],
    );
  }
});

test('the books are whole after all of it', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
