/**
 * Money for the demo members, by the same road as any: a deposit that the rail reports as paid.
 */
import { createHash } from 'node:crypto';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { settleDeposit } from '#domains/cashier/settle-deposit.ts';
import { memberId } from './seed-people.ts';

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
];

export async function seedDeposits(context: Context): Promise<void> {
  for (const [at, { username, amount }] of deposits.entries()) {
    const owner = await memberId(context, username);
    if (owner === undefined) continue;
    const id = stableUuid(`deposit ${at} ${username}`);
    const { rowCount } = await context.database.query(
      `INSERT INTO deposits (public_id, member_id, request_id, method, currency, amount)
       VALUES ($1, $2, $1, 'pesa-pepe', 'KES', $3) ON CONFLICT DO NOTHING`,
      [id, owner, amount],
    );
    if (rowCount === 0) continue;
    await settleDeposit(context, {
      depositId: id,
      currency: 'KES',
      amount: toDecimal(amount, 'KES'),
      state: 'paid',
      reference: `DEMO${String(at + 1).padStart(4, '0')}`,
      source: 'status',
    });
  }
}

function stableUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
