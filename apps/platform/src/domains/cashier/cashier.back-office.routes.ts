/** The cashier's calls of the back office: deposits, and where the rails' books differ. */
import type {
  boCashierCalls,
  ReconciliationException,
} from '@bahati/contract/back-office/cashier/cashier.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { readClaims, releaseClaim } from '#domains/system/queue-claims/queue-claims.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { linksTo } from '#domains/system/uploads/uploads.ts';
import {
  allocateDeposit,
  approveUnmatchedPayout,
} from '#domains/cashier/reconciliation/reconciliation.ts';
import { approveReturn, askRefund, readDepositRefund } from '#domains/cashier/refunds/refunds.ts';
import { listDeposits } from './cashier.queries.ts';
import { claimSubjects } from '#domains/cashier/claims/claims.ts';
import {
  decideTransfer,
  type DepositRow,
  findDeposit,
  staffDepositValue,
  type TransferDecision,
} from '#domains/cashier/deposits/deposits.ts';
import { readQueueFilter } from '#domains/cashier/queues/queues.ts';
import {
  exceptionValues,
  listExceptions,
  resolveException,
} from '#domains/cashier/exceptions/exceptions.ts';

function tellDeposits(context: Context) {
  const { database } = context;
  const told = async (row: DepositRow) => {
    const names = await readUsernames(database, [row.memberId]);
    const claims = await readClaims(database, [claimSubjects.deposit(row.publicId)]);
    const claimed = claims.get(claimSubjects.deposit(row.publicId));
    return staffDepositValue(row, names.get(row.memberId) ?? '', claimed);
  };
  /** With its proof, and how far it is on its way back. */
  const card = async (id: string) => {
    const row = await findDeposit(database, id);
    if (!row) throw new Refusal('not_found');
    const proofs = await linksTo(context, row.proofIds);
    const refund = await readDepositRefund(context, row);
    return { ...(await told(row)), proofs: [...proofs.values()], refund };
  };
  return { told, card };
}

export function cashierBackOffice(
  context: Context,
): Handlers<typeof boCashierCalls, PlatformActors> {
  const { database } = context;
  const { told, card } = tellDeposits(context);
  const decided = async (staff: StaffActor, decision: TransferDecision) => {
    const row = await decideTransfer(context, staff, decision);
    await releaseClaim(database, claimSubjects.deposit(decision.id), staff);
    return told(row);
  };
  return {
    'GET /bo/deposits': async ({ query, actor }) => {
      const { cursor, pageSize, status, memberId, isToLookAt } = query;
      const rows = await listDeposits(database, {
        status,
        memberId: memberId === undefined ? undefined : BigInt(memberId),
        toLookAt: isToLookAt
          ? await readQueueFilter(context, actor, query, query.method)
          : undefined,
        after: readCursor(cursor),
        limit: pageSize + 1,
      });
      const names = await readUsernames(
        database,
        rows.map((row) => row.memberId),
      );
      const claims = await readClaims(
        database,
        rows.map(({ publicId }) => claimSubjects.deposit(publicId)),
      );
      return pageOf(rows, pageSize, (row) =>
        staffDepositValue(
          row,
          names.get(row.memberId) ?? '',
          claims.get(claimSubjects.deposit(row.publicId)),
        ),
      );
    },
    'GET /bo/deposits/:id': async ({ params }) => card(params.id),
    'POST /bo/deposits/:id/refund': async ({ params, body, actor, ip }) => {
      await askRefund(context, actor, { id: params.id, reason: body.reason, ip });
      return card(params.id);
    },
    'POST /bo/deposits/:id/accept': ({ params, body, actor, ip }) =>
      decided(actor, { kind: 'accept', id: params.id, ip, ...body }),
    'POST /bo/deposits/:id/reject': ({ params, body, actor, ip }) =>
      decided(actor, { kind: 'reject', id: params.id, ip, ...body }),
    ...exceptionsBackOffice(context),
  };
}

type ExceptionHandlers = Pick<
  Handlers<typeof boCashierCalls, PlatformActors>,
  Extract<keyof typeof boCashierCalls, `${string} /bo/reconciliationExceptions${string}`>
>;

function exceptionsBackOffice(context: Context): ExceptionHandlers {
  const { database } = context;
  /** Whoever has given his word is on it no longer. */
  const explained = async (value: ReconciliationException, staff: StaffActor) => {
    await releaseClaim(database, claimSubjects.reconciliationException(value.id), staff);
    const isOwn = value.claim?.staff === staff.username;
    return { ...value, claim: isOwn ? null : value.claim };
  };
  return {
    'GET /bo/reconciliationExceptions': async ({ query, actor }) => {
      const { cursor, pageSize, isOpen } = query;
      const place = { after: readCursor(cursor), limit: pageSize + 1 };
      const open = isOpen ? await readQueueFilter(context, actor, query, query.rail) : undefined;
      const rows = await listExceptions(database, { ...place, open });
      return pageOf(rows, pageSize, await exceptionValues(database, rows));
    },
    'POST /bo/reconciliationExceptions/:id/resolve': async ({ params, body, actor, ip }) => {
      const asked = { id: BigInt(params.id), reason: body.reason, ip };
      return explained(await resolveException(context, actor, asked), actor);
    },
    'POST /bo/reconciliationExceptions/:id/assign': async ({ params, body, actor, ip }) => {
      const asked = { ...body, id: BigInt(params.id), ip };
      return explained(await allocateDeposit(context, actor, asked), actor);
    },
    'POST /bo/reconciliationExceptions/:id/returnToPayer': async ({ params, body, actor, ip }) => {
      const asked = { id: BigInt(params.id), reason: body.reason, ip };
      return explained(await approveReturn(context, actor, asked), actor);
    },
    'POST /bo/reconciliationExceptions/:id/book': async ({ params, body, actor, ip }) => {
      const asked = { id: BigInt(params.id), reason: body.reason, ip };
      return explained(await approveUnmatchedPayout(context, actor, asked), actor);
    },
  };
}
