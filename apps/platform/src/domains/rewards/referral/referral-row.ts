/** A referral that is still open. */
import type { ReferralRules } from '@bahati/contract/programme-terms.ts';

export type Referral = {
  id: bigint;
  sponsorId: bigint;
  friendId: bigint;
  /** As they were when the friend registered. */
  terms: ReferralRules;
  state: 'joined' | 'deposited' | 'qualified';
  /** Minor units; null: none yet. */
  firstDeposit: bigint | null;
};
