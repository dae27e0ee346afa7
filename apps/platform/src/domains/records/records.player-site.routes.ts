/** The records' calls of the player site. */
import type { rebateCalls } from '@bahati/contract/player-site/records/rebate.ts';
import type { recordCalls } from '@bahati/contract/player-site/records/records.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  assertRebate,
  claimRebate,
  listClaims,
  readRebate,
} from '#domains/records/rebates/rebates.ts';
import {
  listMovements,
  movementDetail,
  readProfit,
  readStatement,
} from '#domains/records/statements/statements.ts';
import { orderExport } from '#domains/records/exports/exports.ts';

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
