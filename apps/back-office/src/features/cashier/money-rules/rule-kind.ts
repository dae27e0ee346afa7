import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { GuardedCall } from '#office/session/permission-of.ts';
import type { RuleField, Rules } from './rule-draft.rules.ts';

/** Rules of money that are read, shown and changed as one. */
export type RuleKind = ShownRules & {
  reads:
    | 'GET /bo/withdrawalRules'
    | 'GET /bo/transferRules'
    | 'GET /bo/queueRules'
    | 'GET /bo/agencyRules'
    | 'GET /bo/rewards/cashbackRules'
    | 'GET /bo/rewards/referralRules';
};

/** The same where another screen has read them. */
export type ShownRules = {
  name: 'withdrawal' | 'transfer' | 'queue' | 'agency' | 'vip' | 'cashback' | 'referral';
  /** The call whose permission changes them; absent: that of rules of withdrawals. */
  writes?: GuardedCall;
  fields: readonly RuleField[];
  change: (change: {
    rules: Rules;
    version: string;
    reason: string;
  }) => Promise<RuleSheet<unknown>>;
};
