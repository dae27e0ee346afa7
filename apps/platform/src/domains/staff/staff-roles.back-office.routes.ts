/** Roles, as the keepers of staff see them and ask for changes. */
import type { boStaffRoleCalls } from '@bahati/contract/back-office/staff/staff-roles.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { askNewRole, askOtherRights, askRoleRemoval } from './change-role.ts';
import { listRoles } from './list-roles.ts';

export function staffRolesBackOffice(
  context: Context,
): Handlers<typeof boStaffRoleCalls, PlatformActors> {
  return {
    'GET /bo/staffRoles': async () => listRoles(context),
    'POST /bo/staffRoles': async ({ body, actor, ip }) => ({
      changeId: await askNewRole(context, actor, { ...body, ip }),
    }),
    'POST /bo/staffRoles/:code': async ({ params, body, actor, ip }) => ({
      changeId: await askOtherRights(context, actor, { ...body, code: params.code, ip }),
    }),
    'POST /bo/staffRoles/:code/remove': async ({ params, body, actor, ip }) => ({
      changeId: await askRoleRemoval(context, actor, { ...body, code: params.code, ip }),
    }),
  };
}
