/** The calls by which staff say where people turn to and what they may install. */
import type { boResourceCalls } from '@bahati/contract/back-office/system/resources.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readResources, readServices, writeResources, writeServices } from './change-resources.ts';

export function resourcesBackOffice(
  context: Context,
): Handlers<typeof boResourceCalls, PlatformActors> {
  const { database, config } = context;
  return {
    'GET /bo/customerService': () => readServices(database, config.BRAND),
    'POST /bo/customerService': ({ actor, body, ip }) =>
      writeServices(context, actor, { ...body, ip }),
    'GET /bo/resources': () => readResources(database, config.BRAND),
    'POST /bo/resources': ({ actor, body, ip }) => writeResources(context, actor, { ...body, ip }),
  };
}
