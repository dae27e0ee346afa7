/** Roles: the built-in ones, and those staff make, which take two people each time. */
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

/** What a second person has not decided on. */
const waitingRole = z.object({
  code: z.string(),
  act: roleAct,
  askedBy: z.string(),
  askedAt: instant,
});

const one = z.object({ code: roleCode });
const asked = z.object({ changeId: uuid });
/** Nobody asks for a change of the role he has himself. */
const existingRefusals = { role_unknown: 404, role_built_in: 409, own_matter: 409 } as const;

export const boStaffRoleCalls = defineBackOfficeCalls({
  'GET /bo/staffRoles': {
    summary: 'Roles, with what each may do and how many have it, and changes that wait',
    audience: 'staff',
    permission: 'staff.read',
    value: z.object({ items: z.array(staffRole), waiting: z.array(waitingRole) }),
    refusals: {},
  },
  'POST /bo/staffRoles': {
    summary: 'Ask for a new role; it stands once a second person approves',
    audience: 'staff',
    permission: 'staff.change',
    body: z.strictObject({ code: roleCode, name: roleName, permissions, reason }),
    value: asked,
    refusals: { role_taken: 409, too_many_roles: 409 },
  },
  'POST /bo/staffRoles/:code': {
    summary: 'Ask for other names or rights of a role; they stand once a second person approves',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({
      name: roleName,
      permissions,
      /** The one that was looked at. */
      version: z.number().int(),
      reason,
    }),
    value: asked,
    refusals: {
      ...existingRefusals,
      changed_meanwhile: 409,
      /** It stands so already. */
      role_unchanged: 409,
    },
  },
  'POST /bo/staffRoles/:code/remove': {
    summary: 'Ask for the end of a role nobody has; it goes once a second person approves',
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
