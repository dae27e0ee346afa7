/** Calls of staff about missions. */
import type { boMissionCalls } from '@bahati/contract/back-office/rewards/missions.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeTerms, makeMission, setMissionState } from './change-missions.ts';
import { listStaffMissions } from './staff-missions.ts';

export function missionsBackOffice(
  context: Context,
): Handlers<typeof boMissionCalls, PlatformActors> {
  return {
    'GET /bo/missions': ({ query }) => listStaffMissions(context, query),
    'POST /bo/missions': ({ actor: staff, body, ip }) => makeMission(context, { staff, ip }, body),
    'POST /bo/missions/:id/terms': ({ actor: staff, params, body, ip }) =>
      changeTerms(context, { staff, ip }, { ...body, id: params.id }),
    'POST /bo/missions/:id/state': ({ actor: staff, params, body, ip }) =>
      setMissionState(context, { staff, ip }, { ...body, id: params.id }),
  };
}
