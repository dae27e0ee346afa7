/** What a brand asks of agents' contracts; staff see it and change it from the next day on. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { changeOf, sheetOf } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { amount } from '@bahati/contract/wire.ts';

export const agencyRules = z.strictObject({
  /** The least valid turnover of an active member: in a day, and in the period of a dividend. */
  activeMinimumDay: amount,
  activeMinimumPeriod: amount,
  /** What deposits cost the operator, of which teams bear their part. */
  depositFeeBps: z.number().int().min(0).max(1000),
  /** Whether a downline's rate may equal its upline's. */
  isEqualRateAllowed: z.boolean(),
  /** Whether agents see the balances of their direct members. */
  isBalanceVisible: z.boolean(),
  /** A bill above this waits for staff; null: none does. */
  approvalLimit: amount.nullable(),
  /** Bills wait for staff where the agent's integrity score is this or higher. */
  integrityLimit: z.number().int().min(1).max(100),
  /** To how many levels from the top of a line the operator pays what uplines lack. */
  fundedLevels: z.number().int().min(1).max(5),
  /** After how many days an open debt expires. */
  debtDays: z.number().int().min(1).max(365),
});
export type AgencyRuleSet = z.infer<typeof agencyRules>;

const agencyRuleSheet = sheetOf(agencyRules).extend({
  /** What holds today; `rules` are the newest, which may begin tomorrow. */
  inForce: agencyRules,
  /** The brand's day from which the newest rules count. */
  countsFrom: z.iso.date(),
});

export const boAgencyRuleCalls = defineBackOfficeCalls({
  'GET /bo/agencyRules': {
    summary: 'The brand’s rules of agency contracts: the newest, and those of today',
    audience: 'staff',
    permission: 'agency.read',
    value: agencyRuleSheet,
    refusals: {},
  },
  'POST /bo/agencyRules': {
    summary: 'Change the rules from the next day on; less strict ones wait for a second approval',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(agencyRules),
    value: agencyRuleSheet,
    refusals: {
      /** Another staff user has changed the rules since this version. */
      changed_meanwhile: 409,
      amount_out_of_range: 400,
    },
  },
});
