/** The back office's calls about money given or taken by hand. */
import type { boAdjustmentCalls } from '@bahati/contract/back-office/cashier/adjustments.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { readClaims, releaseClaim } from '#domains/system/claims.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { type AdjustmentRow, adjustmentValue, listAdjustments } from './adjustments.ts';
import { claimSubjects } from './claims.back-office.routes.ts';
import { approveAdjustment, rejectAdjustment } from './decide-adjustment.ts';
import { readQueueFilter } from './queue-filters.ts';
import { requestAdjustment } from './request-adjustment.ts';

export function adjustmentsBackOffice(
  context: Context,
): Handlers<typeof boAdjustmentCalls, PlatformActors> {
  const { database } = context;
  const tellerOf = async (rows: readonly AdjustmentRow[]) => {
    const ids = rows.map(({ memberId }) => memberId);
    const usernames = await readUsernames(database, ids);
    const subjectOf = ({ publicId }: AdjustmentRow) => claimSubjects.adjustment(publicId);
    const claims = await readClaims(database, rows.map(subjectOf));
    return (row: AdjustmentRow) =>
      adjustmentValue(row, usernames.get(row.memberId) ?? '', claims.get(subjectOf(row)));
  };
  const told = async (row: AdjustmentRow) => (await tellerOf([row]))(row);
  const decided = async (row: AdjustmentRow, staff: StaffActor) => {
    await releaseClaim(database, claimSubjects.adjustment(row.publicId), staff);
    return told(row);
  };
  return {
    'GET /bo/adjustments': async ({ query, actor }) => {
      const rows = await listAdjustments(database, {
        state: query.state,
        memberId: query.memberId === undefined ? undefined : BigInt(query.memberId),
        waiting: await readQueueFilter(context, actor, query, undefined),
        after: readCursor(query.cursor),
        limit: query.pageSize + 1,
      });
      return pageOf(rows, query.pageSize, await tellerOf(rows));
    },
    'POST /bo/adjustments': async ({ body, actor, ip }) => {
      const input = { ...body, memberId: BigInt(body.memberId) };
      return told(await requestAdjustment(context, actor, input, ip));
    },
    'POST /bo/adjustments/:id/approve': async ({ params, actor, ip }) =>
      decided(await approveAdjustment(context, actor, { adjustmentId: params.id, ip }), actor),
    'POST /bo/adjustments/:id/reject': async ({ params, body, actor, ip }) => {
      const asked = { adjustmentId: params.id, reason: body.reason, ip };
      return decided(await rejectAdjustment(context, actor, asked), actor);
    },
  };
}
