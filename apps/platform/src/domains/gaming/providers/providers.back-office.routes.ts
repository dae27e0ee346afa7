/** Providers in the back office. */
import type { boProviderCalls } from '@bahati/contract/back-office/gaming/providers.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { askNewProvider } from './add-provider.ts';
import { askProviderChange, askProviderKey, endPreviousKey } from './change-provider.ts';
import { listProviders } from './list-providers.ts';

export function providersBackOffice(
  context: Context,
): Handlers<typeof boProviderCalls, PlatformActors> {
  return {
    'GET /bo/providers': () => listProviders(context),
    'POST /bo/providers': ({ body, actor, ip }) => askNewProvider(context, actor, { ...body, ip }),
    'POST /bo/providers/:code/change': ({ params, body, actor, ip }) =>
      askProviderChange(context, actor, { ...params, ...body, ip }),
    'POST /bo/providers/:code/key': ({ params, body, actor, ip }) =>
      askProviderKey(context, actor, { ...params, ...body, ip }),
    'POST /bo/providers/:code/endPreviousKey': ({ params, body, actor, ip }) =>
      endPreviousKey(context, actor, { ...params, ...body, ip }),
  };
}
