/** Staff users at work in several brands of one installation. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { id } from '@bahati/contract/wire.ts';
import { roleCode } from './staff-roles.ts';
import { staffInfo } from './staff.ts';

const brandCode = z.string().max(30);
const username = z.string().regex(/^[a-z][a-z0-9.-]{2,31}$/);

export const boStaffBrandCalls = defineBackOfficeCalls({
  'GET /bo/brands': {
    summary: 'The brands this staff user is admitted to, this one first',
    audience: 'staff',
    permission: null,
    value: z.object({
      items: z.array(z.object({ code: z.string(), name: z.string(), isHere: z.boolean() })).max(50),
      /** Whether staff users of another brand could be admitted at all. */
      isOneOfSeveral: z.boolean(),
    }),
    refusals: {},
  },
  'POST /bo/brands/:code/enter': {
    summary: 'A one-time address of another brand’s back office, valid for a minute',
    audience: 'staff',
    permission: null,
    params: z.object({ code: brandCode }),
    body: z.strictObject({}),
    value: z.object({ url: z.string() }),
    refusals: {},
    perMinute: 30,
  },
  'POST /bo/session/enter': {
    summary: 'Open a session with the code of such an address',
    audience: 'anyone',
    body: z.strictObject({ code: z.string().max(80) }),
    value: z.object({ token: z.string(), staff: staffInfo }),
    refusals: { entry_over: 404, network_not_allowed: 403 },
    perMinute: 20,
  },
  'POST /bo/staff/admit': {
    summary: 'Admit a staff user of another brand; the role takes effect after a second approval',
    audience: 'staff',
    permission: 'staff.change',
    body: z.strictObject({
      homeBrand: brandCode,
      homeUsername: username,
      /** What he is called here. */
      username,
      role: roleCode,
      reason,
    }),
    value: z.object({ id }),
    refusals: {
      staff_unknown: 404,
      already_admitted: 409,
      username_taken: 409,
      role_unknown: 404,
      cannot_apply: 409,
    },
    perMinute: 10,
  },
});
