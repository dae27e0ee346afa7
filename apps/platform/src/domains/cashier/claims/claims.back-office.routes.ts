/** The calls by which staff say that they are on something that waits. */
import type { boClaimCalls } from '@bahati/contract/back-office/cashier/claims.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { claim, releaseClaim } from '#domains/system/queue-claims/queue-claims.ts';
import { adjustmentSubject, findAdjustment } from '#domains/cashier/adjustments/adjustments.ts';
import { findDeposit } from '#domains/cashier/deposits/deposits.ts';
import { findDispute } from '#domains/cashier/disputes/disputes.ts';
import { exceptionSubject, findException } from '#domains/cashier/exceptions/exceptions.ts';
import { findWithdrawal } from '#domains/cashier/withdrawals/withdrawals.ts';

/** What claims are about, by queue; see system/queue-claims/. */
export const claimSubjects = {
  withdrawal: (publicId: string) => `withdrawal:${publicId}`,
  deposit: (publicId: string) => `deposit:${publicId}`,
  dispute: (publicId: string) => `dispute:${publicId}`,
  adjustment: adjustmentSubject,
  reconciliationException: (id: string) => exceptionSubject(BigInt(id)),
} as const;

type Asked = { params: { id: string }; actor: StaffActor };

export function claimsBackOffice({
  database,
}: Context): Handlers<typeof boClaimCalls, PlatformActors> {
  const of = (find: (id: string) => Promise<unknown>, subject: (id: string) => string) => ({
    claim: async ({ params, actor }: Asked) => {
      if (!(await find(params.id))) throw new Refusal('not_found');
      await claim(database, subject(params.id), actor);
      return {};
    },
    release: async ({ params, actor }: Asked) => {
      await releaseClaim(database, subject(params.id), actor);
      return {};
    },
  });
  const withdrawals = of((id) => findWithdrawal(database, id), claimSubjects.withdrawal);
  const deposits = of((id) => findDeposit(database, id), claimSubjects.deposit);
  const disputes = of((id) => findDispute(database, id), claimSubjects.dispute);
  const adjustments = of((id) => findAdjustment(database, id), claimSubjects.adjustment);
  const exceptions = of(
    (id) => findException(database, BigInt(id)),
    claimSubjects.reconciliationException,
  );
  return {
    'POST /bo/withdrawals/:id/claim': withdrawals.claim,
    'POST /bo/withdrawals/:id/release': withdrawals.release,
    'POST /bo/deposits/:id/claim': deposits.claim,
    'POST /bo/deposits/:id/release': deposits.release,
    'POST /bo/disputes/:id/claim': disputes.claim,
    'POST /bo/disputes/:id/release': disputes.release,
    'POST /bo/adjustments/:id/claim': adjustments.claim,
    'POST /bo/adjustments/:id/release': adjustments.release,
    'POST /bo/reconciliationExceptions/:id/claim': exceptions.claim,
    'POST /bo/reconciliationExceptions/:id/release': exceptions.release,
  };
}
