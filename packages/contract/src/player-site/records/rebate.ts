/** The rebate a member asks for: a share of settled stakes, given for whole days (spec §2). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';

const day = z.iso.date();

export const rebateClaim = z.object({
  id,
  currency,
  amount,
  from: day,
  to: day,
  claimedAt: instant,
});

const refusals = {
  need_true_account: 403,
  /** The brand's flag `manualRebate` is off. */
  function_not_enabled: 403,
} as const;

export const rebateCalls = defineCalls({
  'GET /wps/records/rebate': {
    summary: 'What is due for the whole days of the last week that nothing was given for yet',
    audience: 'member',
    value: z.object({
      currency,
      /** The days looked at; today is due from tomorrow on. */
      from: day,
      to: day,
      /** What one day gives at most; null while the brand has no plan. */
      dailyCap: amount.nullable(),
      products: z.array(
        z.object({
          gameType: gameCategory,
          rateBasisPoints: z.number().int(),
          validBet: amount,
          amount,
        }),
      ),
      /** All of it, each day within its cap: what a claim pays now. */
      amount,
    }),
    refusals,
  },
  'POST /wps/records/rebate/claims': {
    summary: 'Take what is due; a day is given for once',
    audience: 'member',
    body: z.strictObject({}),
    value: rebateClaim,
    refusals: { ...refusals, nothing_to_claim: 409 },
  },
  'GET /wps/records/rebate/claims': {
    summary: 'Own claims, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
    value: page(rebateClaim),
    refusals,
  },
});

export type RebateClaim = z.infer<typeof rebateClaim>;
