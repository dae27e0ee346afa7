/** Open receivables in the back office. */
import type { boReceivableCalls } from '@bahati/contract/back-office/gaming/receivables.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listReceivables } from './list-receivables.ts';
import { askWriteOff } from './write-off.ts';

export function receivablesBackOffice(
  context: Context,
): Handlers<typeof boReceivableCalls, PlatformActors> {
  return {
    'GET /bo/receivables': ({ query }) => listReceivables(context, query),
    'POST /bo/receivables/:id/write-off': ({ params, body, actor, ip }) =>
      askWriteOff(context, actor, { ...params, ...body, ip }),
  };
}
