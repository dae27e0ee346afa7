/** The back office's calls about withdrawals and their cases. */
import type { boWithdrawalCalls } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { approvalValues, readApprovals } from '#domains/system/approvals.ts';
import { readClaims, releaseClaim } from '#domains/system/claims.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { approveSeveral } from './approve-several.ts';
import { listWithdrawals } from './cashier.queries.ts';
import { claimSubjects } from './claims.back-office.routes.ts';
import { approvalSubject, approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
import {
  disputeCaseValue,
  type DisputeRow,
  findDispute,
  listDisputes,
  staffDisputeValue,
} from './disputes.ts';
import { readPayoutTimes } from './payout-times.ts';
import { readQueueFilter } from './queue-filters.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { approvalsNeeded, readWithdrawalRules } from './withdrawal-rules.ts';
import { findWithdrawal, staffWithdrawalValue, type WithdrawalRow } from './withdrawals.ts';
import { writeAsStaff } from './write-to-dispute.ts';

/** How rows are told to this member of staff: with names and who has approved already. */
async function tellerOf(
  { database, config }: Context,
  staff: StaffActor,
  rows: readonly WithdrawalRow[],
) {
  const rules = await readWithdrawalRules(database, config.BRAND);
  const times = await readPayoutTimes(database);
  const usual = new Map(times.map(({ method, usualMinutes }) => [method, usualMinutes]));
  const usernames = await readUsernames(
    database,
    rows.map(({ memberId }) => memberId),
  );
  const approvals = await readApprovals(
    database,
    rows.map(({ publicId }) => approvalSubject(publicId)),
  );
  const claims = await readClaims(
    database,
    rows.map(({ publicId }) => claimSubjects.withdrawal(publicId)),
  );
  return (row: WithdrawalRow) =>
    staffWithdrawalValue(row, usernames.get(row.memberId) ?? '', staff.permissions, {
      approvals: approvalValues(approvals.get(approvalSubject(row.publicId)) ?? []),
      approvalsNeeded: approvalsNeeded(rules, row.amount),
      usualMinutes: usual.get(row.method) ?? null,
      claim: claims.get(claimSubjects.withdrawal(row.publicId)) ?? null,
    });
}

async function disputeTeller(database: Database, rows: readonly DisputeRow[]) {
  const usernames = await readUsernames(
    database,
    rows.map(({ memberId }) => memberId),
  );
  const subjectOf = ({ publicId }: DisputeRow) => claimSubjects.dispute(publicId);
  const claims = await readClaims(database, rows.map(subjectOf));
  return (row: DisputeRow) =>
    staffDisputeValue(row, usernames.get(row.memberId) ?? '', claims.get(subjectOf(row)));
}

export function withdrawalsBackOffice(
  context: Context,
): Handlers<typeof boWithdrawalCalls, PlatformActors> {
  const { database } = context;
  const told = async (row: WithdrawalRow, staff: StaffActor) =>
    (await tellerOf(context, staff, [row]))(row);
  const toldCase = async (row: DisputeRow) => {
    const usernames = await readUsernames(database, [row.memberId]);
    const subject = claimSubjects.dispute(row.publicId);
    const claims = await readClaims(database, [subject]);
    return disputeCaseValue(context, row, usernames.get(row.memberId) ?? '', claims.get(subject));
  };
  return {
    'GET /bo/withdrawals': async ({ query, actor }) => {
      const rows = await listWithdrawals(database, {
        status: query.status,
        memberId: query.memberId === undefined ? undefined : BigInt(query.memberId),
        waiting: {
          ...(await readQueueFilter(context, actor, query, query.method)),
          reason: query.reason,
        },
        after: readCursor(query.cursor),
        limit: query.pageSize + 1,
      });
      return pageOf(rows, query.pageSize, await tellerOf(context, actor, rows));
    },
    'GET /bo/withdrawals/:id': async ({ params, actor }) => {
      const row = await findWithdrawal(database, params.id);
      if (!row) throw new Refusal('not_found');
      return told(row, actor);
    },
    'POST /bo/withdrawals/:id/approve': async ({ params, actor, ip }) => {
      const row = await approveWithdrawal(context, actor, { withdrawalId: params.id, ip });
      await releaseClaim(database, claimSubjects.withdrawal(params.id), actor);
      return told(row, actor);
    },
    'POST /bo/withdrawals/approveSeveral': ({ body, actor, ip }) =>
      approveSeveral(context, actor, { ...body, ip }),
    'POST /bo/withdrawals/:id/reject': async ({ params, body, actor, ip }) => {
      const asked = { withdrawalId: params.id, reason: body.reason, ip };
      const row = await rejectWithdrawal(context, actor, asked);
      await releaseClaim(database, claimSubjects.withdrawal(params.id), actor);
      return told(row, actor);
    },
    'GET /bo/disputes': async ({ query, actor }) => {
      const rows = await listDisputes(database, {
        state: query.state,
        waiting: await readQueueFilter(context, actor, query, query.method),
        after: readCursor(query.cursor),
        limit: query.pageSize + 1,
      });
      return pageOf(rows, query.pageSize, await disputeTeller(database, rows));
    },
    'GET /bo/disputes/:id': async ({ params }) => {
      const row = await findDispute(database, params.id);
      if (!row) throw new Refusal('not_found');
      return toldCase(row);
    },
    'POST /bo/disputes/:id/messages': async ({ params, body, actor }) => {
      const words = { ...body, imageIds: [] };
      return toldCase(await writeAsStaff(context, actor, { disputeId: params.id, words }));
    },
    'POST /bo/disputes/:id/resolve': async ({ params, body, actor, ip }) => {
      const asked = { disputeId: params.id, resolution: body, ip };
      const row = await resolveDispute(context, actor, asked);
      await releaseClaim(database, claimSubjects.dispute(params.id), actor);
      return toldCase(row);
    },
  };
}
