/**
 * Terms, bills and figures of agency contracts as they cross the wire, for both sites. The shapes are
 * those of `packages/agency-rules` with amounts as decimal strings; its `wire/` converts and computes.
 */
import { z } from 'zod';
import { amount, currency, id, instant, signedAmount, uuid } from '@bahati/contract/wire.ts';

/** In the order of menus and lists. */
export const contractKinds = [
  'dividend',
  'daily_salary',
  'hourly_salary',
  'real_time_salary',
] as const;
export const contractKind = z.enum(contractKinds);
export type ContractKind = z.infer<typeof contractKind>;

const mostTiers = 10;
const rateBps = z.number().int().min(0).max(10_000);
const activeMembers = z.number().int().min(0).max(1_000_000);

const dividendTerms = z.strictObject({
  kind: z.literal('dividend'),
  /** Day, week (Monday to Sunday), half a month (1st–15th, 16th–end), month. */
  period: z.enum(['D', 'W', 'H', 'M']),
  mode: z.enum(['fixed', 'floating']),
  carryOver: z.enum(['none', 'previous', 'always']),
  tiers: z
    .array(z.strictObject({ turnover: amount, activeMembers, loss: amount, rateBps }))
    .min(1)
    .max(mostTiers),
});

const dailyTier = { turnover: amount, activeMembers, loss: amount };
const dailySalaryTerms = z.strictObject({
  kind: z.literal('daily_salary'),
  hasLossCheck: z.boolean(),
  tiers: z
    .array(
      z.discriminatedUnion('pays', [
        z.strictObject({ ...dailyTier, pays: z.literal('rate'), rateBps }),
        z.strictObject({ ...dailyTier, pays: z.literal('sum'), sum: amount }),
      ]),
    )
    .min(1)
    .max(mostTiers),
});

const hourlySalaryTerms = z.strictObject({
  kind: z.literal('hourly_salary'),
  tiers: z
    .array(
      z.strictObject({
        turnover: amount,
        activeMembers,
        winRateBps: rateBps,
        lossRateBps: rateBps,
      }),
    )
    .min(1)
    .max(mostTiers),
});

const realTimeSalaryTerms = z.strictObject({
  kind: z.literal('real_time_salary'),
  rateBps,
  dailyTurnoverBrake: amount.nullable(),
});

export const contractTerms = z.discriminatedUnion('kind', [
  dividendTerms,
  dailySalaryTerms,
  hourlySalaryTerms,
  realTimeSalaryTerms,
]);
export type ContractTerms = z.infer<typeof contractTerms>;

const adjustmentLine = z.object({
  cause: z.enum(['bet_voided', 'bet_resettled', 'carried']),
  /** The bill it corrects or was carried from. */
  reference: z.string(),
  amount: signedAmount,
});

const teamFigures = {
  turnover: amount,
  validTurnover: amount,
  activeMembers: z.number().int(),
  payouts: amount,
  rebates: amount,
  bonuses: amount,
  promotionCost: amount,
  depositFees: amount,
  adjustmentLines: z.array(adjustmentLine),
};

/** All that a bill is computed from: `computeBill` of the agency rules gives the same bill again. */
export const billSnapshot = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dividend'),
    terms: dividendTerms,
    figures: z.object({ ...teamFigures, carriedIn: amount }),
  }),
  z.object({
    kind: z.literal('daily_salary'),
    terms: dailySalaryTerms,
    figures: z.object(teamFigures),
  }),
  z.object({
    kind: z.literal('hourly_salary'),
    terms: hourlySalaryTerms,
    figures: z.object({
      winningStake: amount,
      losingStake: amount,
      activeMembers: z.number().int(),
      adjustmentLines: z.array(adjustmentLine),
    }),
  }),
  /** Bets are told apart from the bill: here they stand summed by what they pay. */
  z.object({
    kind: z.literal('real_time_salary'),
    terms: realTimeSalaryTerms,
    figures: z.object({
      turnoverBefore: amount,
      /** At most one for each rate of a next agent. */
      bets: z.array(z.object({ bet: z.string(), stake: amount, nextRateBps: rateBps })),
      adjustmentLines: z.array(adjustmentLine),
    }),
  }),
]);
export type BillSnapshotValue = z.infer<typeof billSnapshot>;

export const billState = z.enum([
  'issued',
  'to_approve',
  'to_collect',
  'paid',
  'partly_paid',
  'insufficient',
  'rejected',
  'expired',
]);
export type BillState = z.infer<typeof billState>;

/** `5` five minutes, `h` an hour; the others as in the terms of dividends. */
export const settledPeriod = z.enum(['5', 'h', 'D', 'W', 'H', 'M']);

/** Who stands in a tree: the nickname names an agent to people, the id to calls. */
export const treeMember = z.object({ id, nickname: z.string() });

const billRow = {
  id: uuid,
  kind: contractKind,
  period: settledPeriod,
  startsAt: instant,
  /** The first instant that no longer belongs to the period. */
  endsAt: instant,
  agent: treeMember,
  /** Who pays; null: the operator. To the agent the upline is told masked, without the id. */
  upline: z.object({ id: id.nullable(), nickname: z.string() }).nullable(),
  currency,
  earned: amount,
  adjusted: signedAmount,
  /** What the agent is owed by its payer. */
  own: amount,
  /** Of that, what it has so far, its own directs' part included. */
  received: amount,
  /** What stays of that after what went on to its direct downlines. */
  kept: amount,
  state: billState,
  issuedAt: instant,
  settledAt: instant.nullable(),
};
export const bill = z.object(billRow);
export type BillValue = z.infer<typeof bill>;

/** A bill with all that explains it. */
export const billDetail = z.object({
  ...billRow,
  contractId: uuid,
  version: z.number().int(),
  snapshot: billSnapshot,
  /** Why staff have to look at it first. */
  waitsFor: z.enum(['limit', 'integrity']).nullable(),
  /** Where what was received came from. */
  parts: z.object({
    platform: amount,
    uplineBill: amount,
    uplineWallet: amount,
    laterPayments: amount,
  }),
  /**
   * What the agent owes its direct downlines of this period, and what it paid them with so far: what
   * it lacked at settlement comes from its wallet later.
   */
  owed: amount,
  paidFromBill: amount,
  paidFromWallet: amount,
  /** The bills of direct downlines, the largest first; at most 100, `downlineCount` says how many. */
  downlines: z.array(
    z.object({ id: uuid, agent: treeMember, own: amount, received: amount, state: billState }),
  ),
  downlineCount: z.number().int(),
  /** What is missing of this bill, and what of it was paid since. */
  debt: z
    .object({
      amount,
      paid: amount,
      since: instant,
      expiresAt: instant,
      state: z.enum(['open', 'paid', 'expired']),
      payments: z.array(z.object({ amount, paidAt: instant })),
    })
    .nullable(),
  /** Later bills that correct this one. */
  corrections: z.array(
    z.object({ billId: uuid, cause: adjustmentLine.shape.cause, amount: signedAmount }),
  ),
});
export type BillDetail = z.infer<typeof billDetail>;

/** A period's figures of a team, in the brand's currency. */
export const teamSums = z.object({
  turnover: amount,
  validTurnover: amount,
  payouts: amount,
  promotionCost: amount,
  rebates: amount,
  depositFees: amount,
  /** Payouts, rebates, promotions and fees less turnover: below zero the team lost. */
  result: signedAmount,
  deposits: signedAmount,
  withdrawals: signedAmount,
  betCount: z.number().int(),
  /** Members who registered. */
  newMembers: z.number().int(),
  /** Members whose valid turnover of a day reached the brand's minimum: once each over the range. */
  activeMembers: z.number().int(),
});
export type TeamSums = z.infer<typeof teamSums>;
