/** Rebates that members claim: a share of settled stakes, by whole days (spec §2). */
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
    summary: 'The rebate due for the unclaimed whole days of the last week',
    audience: 'member',
    value: z.object({
      currency,
      /** The days covered; today is due tomorrow. */
      from: day,
      to: day,
      /** The cap of one day; null: the brand has no rebate plan. */
      dailyCap: amount.nullable(),
      products: z.array(
        z.object({
          gameType: gameCategory,
          rateBasisPoints: z.number().int(),
          validBet: amount,
          amount,
        }),
      ),
      /** The sum a claim pays now, each day within its cap. */
      amount,
    }),
    refusals,
  },
  'POST /wps/records/rebate/claims': {
    summary: 'Claim the rebate due; each day is paid once',
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
