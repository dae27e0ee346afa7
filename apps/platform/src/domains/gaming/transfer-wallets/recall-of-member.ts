/**
 * Who was blocked or took a break plays on nowhere: what vendors with wallets of their own hold is
 * brought home, since no stake there asks the platform.
 */
import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import type { WalletOwner } from './move-between-wallets.ts';
import { recallAll } from './recall-all.ts';
import { createVendorBalances } from './vendor-balances.ts';

/** Throws while a vendor still holds something, so that the job is tried again. */
export async function recallOfMember(context: Context, memberId: bigint): Promise<void> {
  const { rows } = await context.database.query<WalletOwner>(
    'SELECT id AS "memberId", currency, type FROM members WHERE id = $1',
    [memberId],
  );
  const owner = rows[0];
  if (!owner || owner.type === trialType) return;
  const balances = createVendorBalances(context);
  const { results } = await recallAll(context, balances, owner, randomUUID());
  const left = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'empty');
  if (left.length === 0) return;
  throw new Error(`Not home yet: ${left.map(({ vendor }) => vendor).join(', ')}.`);
}
