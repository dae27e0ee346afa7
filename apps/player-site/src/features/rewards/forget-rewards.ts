/** What is read again once a reward was claimed, chosen or asked for. */
import { forgetMemberCall } from '#site/api.ts';

export async function forgetRewards(): Promise<void> {
  await Promise.all([
    forgetMemberCall('GET /wps/rewards/promotions'),
    forgetMemberCall('GET /wps/rewards/depositOffers'),
    forgetMemberCall('GET /wps/rewards/awards'),
    forgetMemberCall('GET /wps/rewards/applications'),
    forgetMemberCall('GET /wps/rewards/bonuses'),
    forgetMemberCall('GET /wps/rewards/summary'),
  ]);
}
