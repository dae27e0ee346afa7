/** The back office's calls about changes that take two people. */
import type { boApprovalCalls } from '@bahati/contract/back-office/system/approvals.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { approveChange, type ChangeKind, rejectChange } from './change-requests.ts';
import { listChanges, readChange } from './list-change-requests.ts';

export function approvalsBackOffice(
  context: Context,
  kinds: readonly ChangeKind[],
): Handlers<typeof boApprovalCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/approvals': ({ query, actor }) => listChanges(context, actor, kinds, query),
    'POST /bo/approvals/:id/approve': async ({ params, actor, ip }) => {
      const decision = { id: params.id, ip };
      const tellOthers = await inTransaction(database, (transaction) =>
        approveChange(context, transaction, actor, kinds, decision),
      );
      tellOthers?.();
      return readChange(context, actor, kinds, params.id);
    },
    'POST /bo/approvals/:id/reject': async ({ params, body, actor, ip }) => {
      const decision = { id: params.id, ip, reason: body.reason };
      await inTransaction(database, (transaction) =>
        rejectChange(context, transaction, actor, kinds, decision),
      );
      return readChange(context, actor, kinds, params.id);
    },
  };
}
