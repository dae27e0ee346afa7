/** Gives one campaign to members one after the other, each in a transaction of its own. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { grantOnce, type GrantResult } from './grant.ts';

export type Earned = { memberId: bigint; base?: bigint };

/** Stops where nothing is left of the whole budget or the campaign is no longer open. */
export async function giveTo(
  context: Context,
  { campaignId, occasion }: { campaignId: bigint; occasion: string },
  earned: readonly Earned[],
): Promise<'all' | 'stopped'> {
  for (const { memberId, base } of earned) {
    const { result } = await giveOne(context, { campaignId, occasion, memberId, base });
    if (result === 'not_open') return 'stopped';
  }
  return 'all';
}

export async function giveOne(
  context: Context,
  {
    base,
    ...grant
  }: { campaignId: bigint; occasion: string; memberId: bigint } & {
    base: bigint | undefined;
  },
): Promise<GrantResult> {
  const given = await inTransaction(context.database, (transaction) =>
    grantOnce(transaction, base === undefined ? grant : { ...grant, base }),
  );
  if (given.result === 'granted') context.announceBalance(grant.memberId);
  return given;
}
