import { useQuery } from '@tanstack/react-query';
import { forgetMemberCall, memberQuery } from '#site/api.ts';

export const usePointBalance = () => useQuery(memberQuery('GET /wps/relay/MCS2_getPointBalance'));

export const usePointConfig = () => useQuery(memberQuery('GET /wps/relay/MCS2_getPointConfig'));

/** Points, goods and records, read anew after points were spent. */
export function forgetPoints(): void {
  void forgetMemberCall('GET /wps/relay/MCS2_getPointBalance');
  void forgetMemberCall('GET /wps/relay/MCS2_getPointReward');
  void forgetMemberCall('GET /wps/relay/MCS2_getPointConfig');
  void forgetMemberCall('GET /wps/relay/MCS2_getRedeemPointList');
  void forgetMemberCall('GET /wps/points/entries');
}
