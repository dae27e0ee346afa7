import type { Transaction } from '@bahati/server-kit/database.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';

/** Gaming, which knows the vendors, hears by a job that a member's money is to come home. */
export async function queueRecall(transaction: Transaction, memberId: bigint): Promise<void> {
  const payload = { memberId: memberId.toString() };
  await queueJob(transaction, 'gaming.recall_of_member', payload, { key: `recall ${memberId}` });
}
