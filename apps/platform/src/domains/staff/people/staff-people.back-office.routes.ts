/** Staff users as the keepers of staff see and change them. */
import type { boStaffPeopleCalls } from '@bahati/contract/back-office/staff/staff-people.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { endSessionsOf, switchStaff } from './change-staff.ts';
import { changeRole } from '#domains/staff/roles/roles.ts';
import { inviteAnew, inviteStaffUser } from './invite-staff.ts';
import { listStaff, readStaffCard } from './list-staff.ts';

export function staffPeopleBackOffice(
  context: Context,
): Handlers<typeof boStaffPeopleCalls, PlatformActors> {
  return {
    'GET /bo/staff': async ({ query }) => listStaff(context, query),
    'GET /bo/staff/:id': async ({ params, actor }) =>
      readStaffCard(context, actor, BigInt(params.id)),
    'POST /bo/staff': async ({ body, actor, ip }) =>
      inviteStaffUser(context, actor, { ...body, ip }),
    'POST /bo/staff/:id/invite': async ({ params, body, actor, ip }) =>
      inviteAnew(context, actor, { staffId: BigInt(params.id), reason: body.reason, ip }),
    'POST /bo/staff/:id/role': async ({ params, body, actor, ip }) => ({
      changeId: await changeRole(context, actor, { ...body, staffId: BigInt(params.id), ip }),
    }),
    'POST /bo/staff/:id/disable': async ({ params, body, actor, ip }) => {
      const change = { staffId: BigInt(params.id), isEnabled: false, reason: body.reason, ip };
      return switchStaff(context, actor, change);
    },
    'POST /bo/staff/:id/enable': async ({ params, body, actor, ip }) => {
      const change = { staffId: BigInt(params.id), isEnabled: true, reason: body.reason, ip };
      return switchStaff(context, actor, change);
    },
    'POST /bo/staff/:id/endSessions': async ({ params, body, actor, ip }) => {
      const sessionId = body.sessionId === undefined ? undefined : BigInt(body.sessionId);
      return endSessionsOf(context, actor, {
        staffId: BigInt(params.id),
        sessionId,
        reason: body.reason,
        ip,
      });
    },
  };
}
