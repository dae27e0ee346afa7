import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { RuleField, Rules } from './rule-draft.rules.ts';

/** Rules of money that are read, shown and changed as one. */
export type RuleKind = {
  name: 'withdrawal' | 'transfer' | 'queue' | 'agency';
  reads:
    | 'GET /bo/withdrawalRules'
    | 'GET /bo/transferRules'
    | 'GET /bo/queueRules'
    | 'GET /bo/agencyRules';
  fields: readonly RuleField[];
  change: (change: {
    rules: Rules;
    version: string;
    reason: string;
  }) => Promise<RuleSheet<unknown>>;
};
