/** A member who gets another upline leaves the contracts of the old line. */
import { contractKinds } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { endContract } from './accept-termination.ts';
import { lockEveryKind } from './contract-lock.ts';
import { findStandingContract } from '#domains/agency/contracts/line-terms/line-terms.ts';
import { withdrawWaiting } from './write-request.ts';

/**
 * Ends the member's contracts with its upline at the end of their running periods, for the reason
 * `moved`, and every contract below them (`upline_ended`); withdraws what was asked about them. Call
 * it in the transaction of the move before anything that takes another lock, the audit log among
 * them: a contract with the old upline can then neither stand nor be made. A member without
 * contracts is let be, and so is a second call.
 */
export async function endContractsOnMove(
  context: Context,
  transaction: Transaction,
  memberId: bigint,
): Promise<void> {
  await lockEveryKind(transaction);
  for (const kind of contractKinds) {
    const contract = await findStandingContract(transaction, memberId, kind);
    if (contract) {
      await endContract(context, transaction, {
        agentId: memberId,
        uplineId: contract.uplineId,
        kind,
        side: 'staff',
        endsContracts: true,
        reason: 'moved',
      });
    } else {
      await withdrawWaiting(transaction, kind, [memberId]);
    }
  }
}
