import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { GuardedCall } from '#office/session/permission-of.ts';
import type { RuleField, Rules } from './rule-draft.rules.ts';

export type RuleWords = 'money_rules' | 'points_mall';

/** Rules of money that are read, shown and changed as one. */
export type RuleKind = ShownRules & {
  reads:
    | 'GET /bo/withdrawalRules'
    | 'GET /bo/transferRules'
    | 'GET /bo/queueRules'
    | 'GET /bo/agencyRules'
    | 'GET /bo/pointRules'
    | 'GET /bo/rewards/cashbackRules'
    | 'GET /bo/rewards/referralRules';
};

/** The same where another screen has read them. */
export type ShownRules = {
  name: 'withdrawal' | 'transfer' | 'queue' | 'agency' | 'points' | 'vip' | 'cashback' | 'referral';
  /** Where the words stand; absent: with those of money. */
  words?: RuleWords;
  /** The call whose permission lets one change them; absent: as for withdrawals. */
  changes?: GuardedCall;
  fields: readonly RuleField[];
  change: (change: {
    rules: Rules;
    version: string;
    reason: string;
  }) => Promise<RuleSheet<unknown>>;
};
