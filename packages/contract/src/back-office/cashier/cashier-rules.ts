/** The law the cashier is under, and when a payout counts as received by rail. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { countryCode } from '@bahati/contract/wire.ts';
import { changeOf, sheetOf } from './money-rules.ts';

export const cashierRules = z.strictObject({
  /** The country whose taxes are withheld. */
  jurisdiction: countryCode,
  /** Every rail that pays out, by its code. */
  autoConfirm: z
    .array(
      z.strictObject({
        rail: z.string().min(1).max(40),
        /** Hours until a payout counts as received if the member says nothing. */
        hours: z.number().int().min(1).max(720),
      }),
    )
    .max(50),
});

export const boCashierRuleCalls = defineBackOfficeCalls({
  'GET /bo/cashierRules': {
    summary: 'The jurisdiction of the cashier, and hours until payouts count as received',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(cashierRules),
    refusals: {},
  },
  'POST /bo/cashierRules': {
    summary: 'Change them; another jurisdiction and shorter hours wait for a second approval',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(cashierRules),
    value: sheetOf(cashierRules),
    refusals: {
      /** Another staff user has changed the rules since this version. */
      changed_meanwhile: 409,
      country_unknown: 400,
      /** `details.rail` is unknown, missing or named twice. */
      rail_unknown: 400,
    },
  },
});

export type CashierRuleSet = z.infer<typeof cashierRules>;
