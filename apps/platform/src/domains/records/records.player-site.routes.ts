/** The records' calls of the player site. */
import type { rebateCalls } from '@bahati/contract/player-site/records/rebate.ts';
import type { recordCalls } from '@bahati/contract/player-site/records/records.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { claimRebate } from './claim-rebate.ts';
import { listMovements } from './list-movements.ts';
import { movementDetail } from './movement-detail.ts';
import { orderExport } from './order-export.ts';
import { readProfit } from './read-profit.ts';
import { readStatement } from './read-statement.ts';
import { readRebate } from './read-rebate.ts';
import { assertRebate, listClaims } from './rebate.ts';

export function recordsPlayerSite(
  context: Context,
): Handlers<typeof recordCalls & typeof rebateCalls, PlatformActors> {
  return {
    'GET /wps/records/movements': ({ actor, query }) => listMovements(context, actor, query),
    'GET /wps/records/profit': ({ actor, query }) => readProfit(context, actor, query),
    'GET /wps/records/statement': ({ actor, query }) => readStatement(context, actor, query.month),
    'GET /wps/relay/ODSFE2_MemTransDet': ({ actor, query }) =>
      movementDetail(context, actor, query.id),
    'POST /wps/records/exports': ({ actor, body }) => orderExport(context, actor, body),
    'GET /wps/records/rebate': ({ actor }) => readRebate(context, actor),
    'POST /wps/records/rebate/claims': ({ actor }) => claimRebate(context, actor),
    'GET /wps/records/rebate/claims': async ({ actor, query }) => {
      await assertRebate(context, actor);
      return listClaims(context, actor, query);
    },
  };
}
