/** The background work of campaigns. Each part goes on where it stopped and gives nothing twice. */
import type { Context } from '#platform/context.ts';
import { followDeposits } from './follow-deposits.ts';
import { followDates, followRegistrations } from './follow-members.ts';
import { followPeriods } from './follow-periods.ts';

export async function runCampaigns(context: Context, leaving?: AbortSignal): Promise<void> {
  const faults: unknown[] = [];
  for (const follow of [followDeposits, followRegistrations, followDates, followPeriods]) {
    // One that fails keeps the others from nothing.
    await follow(context, leaving).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Campaigns were not followed.');
}
