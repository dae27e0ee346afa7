/** The cashier's calls of the back office: deposits, and where the rails' books differ. */
import type { boCashierCalls } from '@bahati/contract/back-office/cashier.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { linksTo } from '#domains/system/uploads.ts';
import { approveSendingBack } from './approve-sending-back.ts';
import { assignArrival } from './assign-arrival.ts';
import { listDeposits } from './cashier.queries.ts';
import { decideTransfer } from './decide-transfer.ts';
import { type DepositRow, findDeposit, staffDepositValue } from './deposits.ts';
import { readWaysToPay, switchWayToPay, switchWithdrawOnly } from './switch-ways-to-pay.ts';
import { breakValues, listBreaks, resolveBreak } from './reconciliation-breaks.ts';

export function cashierBackOffice(
  context: Context,
): Handlers<typeof boCashierCalls, PlatformActors> {
  const { database } = context;
  const told = async (row: DepositRow) => {
    const names = await readUsernames(database, [row.memberId]);
    return staffDepositValue(row, names.get(row.memberId) ?? '');
  };
  return {
    'GET /bo/deposits': async ({ query }) => {
      const { cursor, pageSize, status, memberId, isToLookAt } = query;
      const rows = await listDeposits(database, {
        status,
        memberId: memberId === undefined ? undefined : BigInt(memberId),
        isToLookAt,
        after: readCursor(cursor),
        limit: pageSize + 1,
      });
      const names = await readUsernames(
        database,
        rows.map((row) => row.memberId),
      );
      return pageOf(rows, pageSize, (row) => staffDepositValue(row, names.get(row.memberId) ?? ''));
    },
    'GET /bo/deposits/:id': async ({ params }) => {
      const row = await findDeposit(database, params.id);
      if (!row) throw new Refusal('not_found');
      const proofs = await linksTo(context, row.proofIds);
      return { ...(await told(row)), proofs: [...proofs.values()] };
    },
    'POST /bo/deposits/:id/accept': async ({ params, body, actor, ip }) =>
      told(await decideTransfer(context, actor, { kind: 'accept', id: params.id, ip, ...body })),
    'POST /bo/deposits/:id/reject': async ({ params, body, actor, ip }) =>
      told(await decideTransfer(context, actor, { kind: 'reject', id: params.id, ip, ...body })),
    'GET /bo/waysToPay': async () => readWaysToPay(context, database),
    'POST /bo/waysToPay/:code': async ({ params, body, actor, ip }) =>
      switchWayToPay(context, actor, { ...body, code: params.code, ip }),
    'POST /bo/withdrawOnly': async ({ body, actor, ip }) =>
      switchWithdrawOnly(context, actor, { ...body, ip }),
    'GET /bo/reconciliationBreaks': async ({ query }) => {
      const { cursor, pageSize, isOpen } = query;
      const after = readCursor(cursor);
      const rows = await listBreaks(database, { isOpen, after, limit: pageSize + 1 });
      return pageOf(rows, pageSize, await breakValues(database, rows));
    },
    'POST /bo/reconciliationBreaks/:id/resolve': async ({ params, body, actor, ip }) =>
      resolveBreak(context, actor, { id: BigInt(params.id), reason: body.reason, ip }),
    'POST /bo/reconciliationBreaks/:id/assign': async ({ params, body, actor, ip }) =>
      assignArrival(context, actor, { ...body, id: BigInt(params.id), ip }),
    'POST /bo/reconciliationBreaks/:id/sendBack': async ({ params, body, actor, ip }) =>
      approveSendingBack(context, actor, { id: BigInt(params.id), reason: body.reason, ip }),
  };
}
