import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import fc from 'fast-check';
import { forfeitBonus, grantBonus } from '#domains/wallet/bonuses/bonuses.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { bookOf, slipOperation } from './slips.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner } = fixture;
const { one, sendAll } = bookOf(fixture);

const runs = repetitions('random histories of slips with bonus money', { usual: 25, long: 800 });
let awards = 0n;

const give = ({ id: ownerId }: TestMember, amount: bigint, required: bigint) =>
  inTransaction(owner, (transaction) =>
    grantBonus(transaction, {
      ownerId,
      currency: 'KES',
      awardId: ++awards,
      amount,
      required,
      largestStake: null,
      cashOutCap: null,
      isSticky: false,
      contributions: { types: { RNG: 100 }, games: {} },
      days: 7,
    }),
  );

/** Gives the active bonus up; nothing where a round with its money is open. */
async function giveUp({ id }: TestMember): Promise<void> {
  const { rows } = await owner.query<{ publicId: string }>(
    `SELECT public_id AS "publicId" FROM bonuses WHERE owner_id = $1 AND state = 'active'`,
    [id],
  );
  const [bonus] = rows;
  if (!bonus) return;
  try {
    await inTransaction(owner, (transaction) => forfeitBonus(transaction, id, bonus.publicId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const moneyOf = async ({ id }: TestMember) => {
  const { rows } = await owner.query<{ cash: bigint; bonus: bigint; wagered: bigint }>(
    `SELECT (SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash') AS cash,
            (SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'bonus') AS bonus,
            (SELECT wagered FROM bonuses WHERE owner_id = $1) AS wagered`,
    [id],
  );
  const { cash, bonus, wagered } = rows[0] ?? { cash: 0n, bonus: 0n, wagered: 0n };
  return [cash, bonus, wagered];
};

/** Cash 10.00, bonus 30.00; a slip of 20.00 takes half of its stake from the bonus. */
async function placed(slip: string, amount: string) {
  const member = await fixture.member(1_000n);
  await give(member, 3_000n, 1_000_000n);
  await one(member, 'reserve', slip);
  await one(member, 'confirm', slip);
  await one(member, 'settle', slip, { amount });
  return member;
}

test('bonus money in a slip goes where it came from as its settlement is taken back', async () => {
  const member = await placed('a', '40.00');
  assert.deepEqual(await moneyOf(member), [2_000n, 4_000n, 2_000n]);
  await one(member, 'unsettle', 'a');
  assert.deepEqual(await moneyOf(member), [0n, 2_000n, 0n]);
  await one(member, 'settle', 'a', { amount: '10.00', transactionId: 'a-2' });
  assert.deepEqual(await moneyOf(member), [500n, 2_500n, 2_000n]);
  await one(member, 'resettle', 'a', { amount: '4.00', validStake: '5.00' });
  assert.deepEqual(await moneyOf(member), [200n, 2_200n, 500n]);
  await one(member, 'cancel', 'a');
  assert.deepEqual(await moneyOf(member), [1_000n, 3_000n, 0n]);
});

test('of bonus money that was lost since nothing is owed', async () => {
  const member = await placed('b', '100.00');
  const all = { transactionId: 'b-all', roundId: 'b-all', stake: '120.00', payout: '0' };
  const { sessionToken } = member;
  await fixture.send('betwin', operation(member, { ...all, sessionToken }));
  const { value } = await one(member, 'unsettle', 'b');
  assert.deepEqual([value.balance, value.owed], ['0.00', '50.00']);
});

test('of a bonus that was given up nothing comes back, and no more is won with it', async () => {
  const member = await placed('c', '40.00');
  await giveUp(member);
  assert.deepEqual(await moneyOf(member), [2_000n, 0n, 2_000n]);
  await one(member, 'unsettle', 'c');
  assert.deepEqual(await moneyOf(member), [0n, 0n, 2_000n]);
  await one(member, 'settle', 'c', { amount: '60.00', transactionId: 'c-2' });
  assert.deepEqual(await moneyOf(member), [3_000n, 0n, 2_000n]);
  await one(member, 'cancel', 'c');
  assert.deepEqual(await moneyOf(member), [1_000n, 0n, 2_000n]);
});

const amount = fc.integer({ min: 1, max: 60 }).map((n) => `${n}.37`);
const slip = fc.integer({ min: 1, max: 3 });
const act = fc.oneof(
  fc.record({ kind: fc.constantFrom('reserve', 'settle', 'resettle', 'adjust'), slip, amount }),
  fc.record({ kind: fc.constantFrom('confirm', 'unsettle', 'cancel'), slip }),
  fc.record({ kind: fc.constant('cash_out'), slip, amount, isFull: fc.boolean() }),
  fc.record({ kind: fc.constant('take'), slip, amount }),
  fc.record({ kind: fc.constantFrom('lose', 'grant', 'give up'), slip }),
);

let played = 0;

test('whatever happens to slips with bonus money, the books are whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 50 }), async (acts) => {
      const run = ++played;
      const member = await fixture.member(1_500n);
      await give(member, 3_000n, 6_000n);
      for (const [at, { kind, slip: of, ...more }] of acts.entries()) {
        const name = `${run}-${of}`;
        const transactionId = `${run}-${at}`;
        if (kind === 'grant') await give(member, 2_000n, 4_000n);
        else if (kind === 'give up') await giveUp(member);
        else if (kind === 'lose') {
          const { sessionToken } = member;
          const stake = { transactionId, roundId: transactionId, sessionToken, payout: '0' };
          await fixture.send('betwin', operation(member, { ...stake, stake: '12.00' }));
        } else if (kind === 'take') {
          const below = { transactionId, amount: `-${'amount' in more ? more.amount : '0'}` };
          await sendAll([slipOperation(member, 'adjust', name, below)]);
        } else await sendAll([slipOperation(member, kind, name, { transactionId, ...more })]);
      }
      const { rows } = await owner.query<{ held: bigint; open: bigint }>(
        `SELECT b.held, coalesce((SELECT sum(bonus_stake) FROM rounds r
                                   WHERE r.bonus_id = b.id AND r.state = 1), 0)::bigint AS open
           FROM bonuses b WHERE b.owner_id = $1 AND b.state = 'active'`,
        [member.id],
      );
      for (const { held, open } of rows) assert.equal(held, open);
    }),
    { numRuns: runs },
  );
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
