/** The cashier's calls of the back office. */
import type { boCashierCalls } from '@bahati/contract/back-office/cashier.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { type ListFilter, listDeposits, listWithdrawals } from './cashier.queries.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { staffDepositValue } from './deposits.ts';
import { findWithdrawal, staffWithdrawalValue, type WithdrawalRow } from './withdrawals.ts';

type ListQuery = {
  cursor?: string | undefined;
  pageSize: number;
  status?: string | undefined;
  memberId?: string | undefined;
};

export function cashierBackOffice(
  context: Context,
): Handlers<typeof boCashierCalls, PlatformActors> {
  const { database } = context;
  const names = async (rows: readonly { memberId: bigint }[]) => {
    const usernames = await readUsernames(
      database,
      rows.map((row) => row.memberId),
    );
    return (memberId: bigint) => usernames.get(memberId) ?? '';
  };
  const told = async (row: WithdrawalRow, staff: StaffActor) => {
    const nameOf = await names([row]);
    return staffWithdrawalValue(row, nameOf(row.memberId), staff.permissions);
  };
  return {
    'GET /bo/deposits': async ({ query }) => {
      const rows = await listDeposits(database, filterOf(query));
      const nameOf = await names(rows);
      return pageOf(rows, query.pageSize, (row) => staffDepositValue(row, nameOf(row.memberId)));
    },
    'GET /bo/withdrawals': async ({ query, actor }) => {
      const rows = await listWithdrawals(database, filterOf(query));
      const nameOf = await names(rows);
      return pageOf(rows, query.pageSize, (row) =>
        staffWithdrawalValue(row, nameOf(row.memberId), actor.permissions),
      );
    },
    'GET /bo/withdrawals/:id': async ({ params, actor }) => {
      const row = await findWithdrawal(database, params.id);
      if (!row) throw new Refusal('not_found');
      return told(row, actor);
    },
    'POST /bo/withdrawals/:id/approve': async ({ params, actor, ip }) => {
      const withdrawalId = params.id;
      const row = await decideWithdrawal(context, actor, { kind: 'approve', withdrawalId, ip });
      return told(row, actor);
    },
    'POST /bo/withdrawals/:id/reject': async ({ params, body, actor, ip }) => {
      const { reason } = body;
      const decision = { kind: 'reject', withdrawalId: params.id, reason, ip } as const;
      return told(await decideWithdrawal(context, actor, decision), actor);
    },
  };
}

function filterOf({ cursor, pageSize, status, memberId }: ListQuery): ListFilter {
  return {
    status,
    memberId: memberId === undefined ? undefined : BigInt(memberId),
    after: readCursor(cursor),
    limit: pageSize + 1,
  };
}
