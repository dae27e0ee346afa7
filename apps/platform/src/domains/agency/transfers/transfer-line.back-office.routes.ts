/** Whether an agent's line is open for transfers, for staff. */
import type { boTransferLineCalls } from '@bahati/contract/back-office/agency/transfer-lines.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeTransferLine, readTransferLine } from './change-transfer-line.ts';

export function transferLineBackOffice(
  context: Context,
): Handlers<typeof boTransferLineCalls, PlatformActors> {
  return {
    'GET /bo/members/:id/transferLine': ({ params }) =>
      readTransferLine(context.database, BigInt(params.id)),
    'POST /bo/members/:id/transferLine': ({ params, body, actor, ip }) =>
      changeTransferLine(context, BigInt(params.id), {
        ...body,
        staffUsername: actor.username,
        ip,
      }),
  };
}
