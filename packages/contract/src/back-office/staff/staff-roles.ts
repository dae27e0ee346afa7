/** Roles: built-in ones, and custom ones that need two approvals. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { instant, uuid } from '@bahati/contract/wire.ts';
import { permission } from './permissions.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const roleCode = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export const roleName = z.strictObject({
  en: z.string().trim().min(1).max(60),
  sw: z.string().trim().min(1).max(60),
});
const permissions = z.array(permission).min(1).max(permission.options.length);

export const roleAct = z.enum(['add', 'change', 'remove']);

const staffRole = z.object({
  code: z.string(),
  name: roleName,
  permissions: z.array(permission),
  isBuiltIn: z.boolean(),
  people: z.number().int(),
  version: z.number().int(),
});

/** A change of a role that waits for approval. */
const waitingRole = z.object({
  code: z.string(),
  act: roleAct,
  askedBy: z.string(),
  askedAt: instant,
});

const one = z.object({ code: roleCode });
const asked = z.object({ changeId: uuid });
/** Nobody can request a change of their own role. */
const existingRefusals = { role_unknown: 404, role_built_in: 409, own_matter: 409 } as const;

export const boStaffRoleCalls = defineBackOfficeCalls({
  'GET /bo/staffRoles': {
    summary: 'Roles with their permissions and numbers of staff users, and pending changes',
    audience: 'staff',
    permission: 'staff.read',
    value: z.object({ items: z.array(staffRole), waiting: z.array(waitingRole) }),
    refusals: {},
  },
  'POST /bo/staffRoles': {
    summary: 'Request a new role; it takes effect after a second approval',
    audience: 'staff',
    permission: 'staff.change',
    body: z.strictObject({ code: roleCode, name: roleName, permissions, reason }),
    value: asked,
    refusals: { role_taken: 409, too_many_roles: 409 },
  },
  'POST /bo/staffRoles/:code': {
    summary: 'Request other names or permissions of a role; they need a second approval',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({
      name: roleName,
      permissions,
      /** The version the change is based on. */
      version: z.number().int(),
      reason,
    }),
    value: asked,
    refusals: {
      ...existingRefusals,
      changed_meanwhile: 409,
      /** The role has these names and permissions already. */
      role_unchanged: 409,
    },
  },
  'POST /bo/staffRoles/:code/remove': {
    summary: 'Request to remove a role nobody has; it needs a second approval',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({ reason }),
    value: asked,
    refusals: { ...existingRefusals, role_in_use: 409 },
  },
});

export type StaffRole = z.infer<typeof staffRole>;
export type StaffRoles = z.infer<(typeof boStaffRoleCalls)['GET /bo/staffRoles']['value']>;
export type WaitingRole = z.infer<typeof waitingRole>;
