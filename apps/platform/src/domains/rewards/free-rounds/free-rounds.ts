/**
 * Free rounds as rewards: an award grants them, gaming has their provider play them. It is the one
 * place where rewards ask gaming for something.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { addGrant, type NewGrant } from '#domains/gaming/free-rounds/free-rounds.ts';

export { listOwnFreeRounds } from './list-free-rounds.ts';

/** Writes the rounds once for their award; the provider is told by a job. */
export async function addFreeRounds(
  transaction: Transaction,
  grant: Omit<NewGrant, 'campaign'>,
): Promise<void> {
  await addGrant(transaction, { ...grant, campaign: await campaignOf(transaction, grant.awardId) });
}

/** What the wins of the rounds are named by at the provider. */
async function campaignOf(transaction: Transaction, awardId: bigint): Promise<string> {
  const { rows } = await transaction.query<{ campaignId: bigint | null; source: string }>(
    'SELECT campaign_id AS "campaignId", source FROM awards WHERE id = $1',
    [awardId],
  );
  const [award] = rows;
  if (!award) throw new Error(`The award ${awardId} is missing.`);
  return award.campaignId === null ? award.source : `campaign-${award.campaignId}`;
}
