import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { forgetMemberCall, memberQuery } from '#site/api.ts';

export type PointConfig = CallValue<PlayerSiteCalls['GET /wps/relay/MCS2_getPointConfig']>;

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
