/** The networks the back office may be used from. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id, instant } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const staffNetwork = z.object({
  id,
  network: z.string(),
  note: z.string(),
  addedBy: z.string(),
  addedAt: instant,
});

const networkList = z.object({
  /** Empty: any network is allowed. 100 at most. */
  items: z.array(staffNetwork),
  /** The IP address of this call. */
  ownAddress: z.string(),
});

export const boStaffNetworkCalls = defineBackOfficeCalls({
  'GET /bo/staffNetworks': {
    summary: 'Networks the back office may be used from; none: any network',
    audience: 'staff',
    permission: 'staff.read',
    value: networkList,
    refusals: {},
  },
  'POST /bo/staffNetworks': {
    summary: 'Allow a network; the first one excludes all others',
    audience: 'staff',
    permission: 'staff.change',
    body: z.strictObject({ network: z.string().max(60), reason }),
    value: networkList,
    refusals: {
      network_invalid: 400,
      network_too_wide: 400,
      network_listed: 409,
      /** The change would lock out whoever makes it. */
      own_address_left_out: 409,
      too_many_networks: 409,
    },
  },
  'POST /bo/staffNetworks/:id/remove': {
    summary: 'Remove an allowed network; without the last one any network is allowed',
    audience: 'staff',
    permission: 'staff.change',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: networkList,
    refusals: { own_address_left_out: 409 },
  },
});

export type StaffNetwork = z.infer<typeof staffNetwork>;
export type StaffNetworkList = z.infer<typeof networkList>;
