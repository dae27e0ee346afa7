/**
 * Money for the demo members, by the same road as any: a transfer to the operator's bank account that
 * was found there. A rail that tells its days would be asked for it in vain.
 */
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { settleDeposit } from '#domains/cashier/deposits/settle-deposit.ts';
import { memberId } from '#seed/seed-people.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';
import { stableUuid } from '#seed/stable-uuid.ts';

/** Minor units. */
const deposits: readonly { username: string; amount: bigint }[] = [
  { username: 'amani', amount: 2_000_000n },
  { username: 'amani', amount: 500_000n },
  { username: 'neema', amount: 300_000n },
  { username: 'chebet', amount: 150_000n },
  { username: 'otieno', amount: 800_000n },
  { username: 'halima', amount: 250_000n },
  { username: 'wanjiku', amount: 400_000n },
  { username: 'kassim', amount: 100_000n },
  { username: 'zuri', amount: 600_000n },
  { username: 'lemayian', amount: 350_000n },
  { username: 'rehema', amount: 5_000_000n },
  { username: 'bakari', amount: 40_000_000n },
  { username: 'mwanaidi', amount: 6_000_000n },
  { username: 'hamisi', amount: 9_000_000n },
  { username: 'subira', amount: 4_000_000n },
];

export async function seedDeposits(
  context: Context,
  { bankDeposit, currency }: SeededBrand = kenya,
): Promise<void> {
  for (const [at, { username, amount }] of deposits.entries()) {
    const owner = await memberId(context, username);
    if (owner === undefined) continue;
    const id = stableUuid(`deposit ${at} ${username}`);
    const { rowCount } = await context.database.query(
      `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount)
       VALUES ($1, $2, $1, $4, $5, $3) ON CONFLICT DO NOTHING`,
      [id, owner, amount, bankDeposit, currency],
    );
    if (rowCount === 0) continue;
    const reference = `DEMO${String(at + 1).padStart(4, '0')}`;
    await settleDeposit(context, {
      depositId: id,
      currency,
      amount: toDecimal(amount, currency),
      state: 'paid',
      reference,
      receipt: reference,
      source: 'status',
    });
  }
}
