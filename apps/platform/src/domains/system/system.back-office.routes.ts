/** The system's calls of the back office. */
import type { boSystemCalls } from '@bahati/contract/back-office/system/address-blocks.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { addAddressBlock, liftAddressBlock, listAddressBlocks } from './change-address-blocks.ts';

export function systemBackOffice(context: Context): Handlers<typeof boSystemCalls, PlatformActors> {
  return {
    'GET /bo/addressBlocks': async ({ query }) => listAddressBlocks(context, query),
    'POST /bo/addressBlocks': async ({ body, actor, ip }) =>
      addAddressBlock(context, actor, { ...body, ip }),
    'POST /bo/addressBlocks/:id/lift': async ({ params, actor, ip }) => {
      await liftAddressBlock(context, actor, { blockId: BigInt(params.id), ip });
      return {};
    },
  };
}
