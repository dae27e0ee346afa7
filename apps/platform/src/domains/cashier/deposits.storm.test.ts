/** A thousand deposits in the worst of weather: each is credited once or not at all. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { verifyLedger } from '#domains/wallet/verify-ledger.ts';
import { openTestPlatform, registerTestMember } from '#platform/platform.testing.ts';
import { seedTaxRates } from '#seed/seed-tax-rates.ts';
import { callBack, chargeReport } from './cashier.testing.ts';

const deposits = 1_000;
const members = 20;
const together = 16;

/** Numerical Recipes' generator: the same storm every time. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const states = ['pending', 'paid', 'paid', 'paid', 'cancelled', 'failed', 'expired'] as const;

type Told = { id: string; state: string; amount: string };

test('a thousand deposits, their callbacks repeated, shuffled and contradicting', async () => {
  const platform = await openTestPlatform();
  await seedTaxRates(platform.owner);
  const pick = dice(20_261_121);
  const ids: bigint[] = [];
  for (let at = 0; at < members; at += 1) ids.push((await registerTestMember(platform)).id);
  const made = Array.from({ length: deposits }, (_, at) => ({
    id: randomUUID(),
    memberId: ids[at % members] ?? 0n,
    amount: BigInt(2_000 + pick(1_000_000)),
  }));
  await inTransaction(platform.owner, async (transaction) => {
    for (const { id, memberId, amount } of made) {
      await transaction.query(
        `INSERT INTO deposits (public_id, member_id, request_id, method, currency, amount,
           tax, tax_code) VALUES ($1, $2, $1, 'pesa-pepe', 'KES', $3, $4, 'excise')`,
        [id, memberId, amount, amount / 20n],
      );
    }
  });

  const told: Told[] = made.flatMap(({ id, amount }) =>
    Array.from({ length: 1 + pick(5) }, () => {
      // One in twelve names another amount, which is nobody's money.
      const other = pick(12) === 0 ? 1n : 0n;
      const said = amount + other;
      const text = `${said / 100n}.${String(said % 100n).padStart(2, '0')}`;
      return { id, state: states[pick(states.length)] ?? 'paid', amount: text };
    }),
  );
  for (let at = told.length - 1; at > 0; at -= 1) {
    const other = pick(at + 1);
    [told[at], told[other]] = [told[other] as Told, told[at] as Told];
  }
  const wentBack: string[] = [];
  const completed = new Set<string>();
  const rest = [...told];
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let next = rest.pop(); next; next = rest.pop()) {
        const { id, state, amount } = next;
        const answer = await callBack(platform, chargeReport(id, state, { amount }));
        assert.ok([200, 409].includes(answer.status), answer.text);
        const { rows } = await platform.owner.query<{ status: string }>(
          'SELECT status FROM deposits WHERE public_id = $1',
          [id],
        );
        if (completed.has(id) && rows[0]?.status !== 'completed') wentBack.push(id);
        if (rows[0]?.status === 'completed') completed.add(id);
      }
    }),
  );

  const paid = new Set(
    told
      .filter(({ id, state, amount }) => {
        const { amount: ours = 0n } = made.find((deposit) => deposit.id === id) ?? {};
        return (
          state === 'paid' && amount === `${ours / 100n}.${String(ours % 100n).padStart(2, '0')}`
        );
      })
      .map(({ id }) => id),
  );
  const { rows } = await platform.owner.query<{ id: string; status: string; times: number }>(
    `SELECT public_id AS id, status, count(transfers.id)::int AS times
       FROM deposits LEFT JOIN transfers ON code = 20 AND reference = deposits.id
      GROUP BY deposits.id`,
  );
  assert.equal(rows.length, deposits);
  for (const { id, status, times } of rows) {
    assert.equal(times, paid.has(id) ? 1 : 0, `${id} is credited ${times} times`);
    assert.equal(status === 'completed', paid.has(id), id);
  }
  assert.ok(paid.size > deposits / 3 && paid.size < deposits, `${paid.size} were paid`);
  assert.deepEqual(wentBack, []);
  const sums = await platform.owner.query<{ cash: bigint; due: bigint }>(
    `SELECT (SELECT sum(balance)::bigint FROM accounts WHERE owner_id > 0) AS cash,
            (SELECT sum(amount - tax)::bigint FROM deposits WHERE status = 'completed') AS due`,
  );
  assert.equal(sums.rows[0]?.cash, sums.rows[0]?.due);
  const { breaches } = await verifyLedger(platform.context.database);
  assert.deepEqual(breaches, []);
  await platform.close();
});
