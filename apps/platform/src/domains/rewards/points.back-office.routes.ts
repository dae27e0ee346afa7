/** The back office's calls about the points mall. */
import type { boPointCalls } from '@bahati/contract/back-office/rewards/points.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  addGood,
  approveOrder,
  changeGood,
  listStaffGoods,
  listStaffOrders,
  readStaffOrder,
  rejectOrder,
} from '#domains/rewards/mall/mall.ts';
import { listEntries, pointRuleBook, readPointRuleSheet } from '#domains/rewards/points/points.ts';
import { changeRules } from '#domains/system/approvals/approvals.ts';
import { readPoints } from '#domains/wallet/wallet.ts';

export function pointsBackOffice(context: Context): Handlers<typeof boPointCalls, PlatformActors> {
  return {
    'GET /bo/pointGoods': ({ query }) => listStaffGoods(context, query),
    'POST /bo/pointGoods': ({ actor, body: { idempotencyKey, ...settings }, ip }) =>
      addGood(context, actor, { settings, idempotencyKey, ip }),
    'POST /bo/pointGoods/:id': ({ actor, params, body: { version, ...settings }, ip }) =>
      changeGood(context, actor, { id: params.id, settings, version, ip }),
    'GET /bo/pointOrders': ({ query }) => listStaffOrders(context, query),
    'GET /bo/pointOrders/:id': ({ params }) => readStaffOrder(context.database, params.id),
    'POST /bo/pointOrders/:id/approve': ({ actor, params, ip }) =>
      approveOrder(context, actor, { id: params.id, ip }),
    'POST /bo/pointOrders/:id/reject': ({ actor, params, body, ip }) =>
      rejectOrder(context, actor, { id: params.id, reason: body.reason, ip }),
    'GET /bo/pointRules': () => readPointRuleSheet(context),
    'POST /bo/pointRules': async ({ actor, body, ip }) => {
      await changeRules(context, actor, pointRuleBook, { ...body, ip });
      return readPointRuleSheet(context);
    },
    'GET /bo/members/:id/points': async ({ params, query }) => {
      const memberId = BigInt(params.id);
      const entries = await listEntries(context, memberId, query);
      return { ...entries, points: Number(await readPoints(context.database, memberId)) };
    },
  };
}
