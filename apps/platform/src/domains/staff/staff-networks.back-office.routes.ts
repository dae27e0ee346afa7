/** Where the back office may be used from, as the keepers of staff see and change it. */
import type { boStaffNetworkCalls } from '@bahati/contract/back-office/staff/staff-networks.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { allowNetwork, listNetworks, removeNetwork } from './staff-networks.ts';

export function staffNetworksBackOffice(
  context: Context,
): Handlers<typeof boStaffNetworkCalls, PlatformActors> {
  return {
    'GET /bo/staffNetworks': async ({ ip }) => listNetworks(context.database, ip),
    'POST /bo/staffNetworks': async ({ body, actor, ip }) =>
      allowNetwork(context, actor, { ...body, ip }),
    'POST /bo/staffNetworks/:id/remove': async ({ params, body, actor, ip }) =>
      removeNetwork(context, actor, { networkId: BigInt(params.id), reason: body.reason, ip }),
  };
}
