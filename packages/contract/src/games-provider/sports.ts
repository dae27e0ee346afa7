/**
 * The sports profile of the games-provider API: what a book says of a bet slip, which is a round.
 * A slip is reserved as it is placed, confirmed or cancelled when the book has decided, and settled,
 * alone or with its group (groups.ts); a settlement can be taken back, changed and cancelled. Each step is new transfers. What a member no
 * longer has when money is taken back becomes a receivable, never a negative balance: later payouts
 * of the same provider pay it off first. Every operation follows W1–W3 as all others do.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, signedAmount } from '@bahati/contract/wire.ts';
import { externalId, providerMemberId, receipt } from './wallet.ts';

/** Decimal odds, of all legs together where there are several: "1.95". */
export const decimalOdds = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/);

export const mostSportsOperations = 500;

const slip = {
  memberId: providerMemberId,
  transactionId: externalId,
  /** The slip. */
  roundId: externalId,
  gameCode: externalId,
  currency,
};

const validStake = amount
  .describe('What of the stake counts as turnover, from 0 to all of it. Absent: all of it.')
  .optional();

/**
 * Holds the stake of a new slip. The book confirms it or cancels it, always one of the two. The session
 * is one of the provider, of whichever of its games; the slip belongs to `gameCode`.
 */
const reserve = z.strictObject({
  kind: z.literal('reserve'),
  ...slip,
  sessionToken: z.string().max(100),
  amount,
  /**
   * The slip's odds as it asks for them, for rules of the operator by odds. Both absent: a slip without
   * odds, a lottery ticket say; one alone is `invalid_input`.
   */
  odds: decimalOdds.optional(),
  legs: z.number().int().min(1).max(20).optional(),
  /** The group it belongs to, among those of its game and currency, which can be ended at once. */
  groupId: externalId.optional(),
  /** The provider has decided before it asks: the slip is confirmed in the same step. */
  isAccepted: z.literal(true).optional(),
  /** Its stake is this free bet: nothing is taken from the member, and a win pays less its stake. */
  freeBetId: externalId.optional(),
});

/** The book has accepted the slip, at these odds; absent for one without. No money moves. */
const confirm = z.strictObject({
  kind: z.literal('confirm'),
  ...slip,
  odds: decimalOdds.optional(),
});

/** Settles an accepted slip: the stake is the operator's, `amount` the member's. */
const settle = z.strictObject({ kind: z.literal('settle'), ...slip, amount, validStake });

/**
 * Takes a settlement back, corrections of it included: the slip is open again and its stake held,
 * what it paid returned. What was cashed out in part before stays paid.
 */
const unsettle = z.strictObject({ kind: z.literal('unsettle'), ...slip });

/**
 * A settled slip pays this instead of what its settlement and corrections of it paid: the difference
 * is paid, or returned, in payout and in valid stake.
 */
const resettle = z.strictObject({ kind: z.literal('resettle'), ...slip, amount, validStake });

/**
 * The slip never counted, in whatever state it is: the stake back, all it paid returned. One that is
 * not known leaves a mark, so that its reserve moves nothing when it comes (W4, W5).
 */
const cancel = z.strictObject({
  kind: z.literal('cancel'),
  ...slip,
  reason: z.enum(['refused', 'expired', 'cancelled', 'abandoned', 'error']),
});

/**
 * Pays `amount` before the slip is over. Of a slip cashed out in part the rest runs on and its
 * settlement pays for the rest alone; a full one closes the slip as a settlement does. `validStake`
 * only with a full one, else `invalid_input`.
 */
const cashOut = z.strictObject({
  kind: z.literal('cash_out'),
  ...slip,
  amount,
  isFull: z.boolean(),
  validStake,
});

/**
 * A correction of a settlement, with a reason members can read; below 0: taken back, no more than
 * the settlement has paid. It belongs to the settlement: `unsettle` and `resettle` end it.
 */
const adjust = z.strictObject({
  kind: z.literal('adjust'),
  ...slip,
  amount: signedAmount,
  reason: z.string().min(3).max(200),
});

export const sportsOperation = z.discriminatedUnion('kind', [
  reserve,
  confirm,
  settle,
  unsettle,
  resettle,
  cancel,
  cashOut,
  adjust,
]);

export type SportsOperation = z.output<typeof sportsOperation>;

/** What an operation on a slip may be refused with. */
export const sportsRefusals = {
  transaction_conflict: 409,
  currency_mismatch: 409,
  member_not_found: 404,
  game_not_found: 404,
  /** Of a reserve as of bets; `round_closed`: the slip is known under another id. */
  insufficient_funds: 409,
  session_invalid: 401,
  bets_blocked: 403,
  limit_reached: 403,
  need_true_account: 403,
  game_under_maintenance: 409,
  stake_out_of_range: 409,
  bonus_stake_too_large: 409,
  round_closed: 409,
  /** Of a reserve: its group is closed, or about to be. */
  group_closed: 409,
  free_bet_not_found: 404,
  /** No such slip of this member; or the slip was cancelled. */
  bet_not_found: 404,
  bet_rolled_back: 409,
  valid_stake_too_large: 409,
  slip_not_confirmed: 409,
  /** It is settled, or cashed out whole. */
  slip_settled: 409,
  /** There is no settlement to take back, to change or to correct. */
  slip_open: 409,
  /** More than the settlement has paid. */
  adjustment_too_large: 409,
} as const;

export type SportsRefusal = keyof typeof sportsRefusals;

const sportsReceipt = receipt.extend({
  /** What the member owes this provider after the operation: "0" almost always. */
  owed: amount,
});

export const sportsCalls = defineCalls({
  'POST /provider/v1/sports': {
    summary: 'Operations on bet slips, each decided and answered on its own, in order',
    audience: 'provider',
    body: z.strictObject({
      operations: z.array(sportsOperation).min(1).max(mostSportsOperations),
    }),
    value: z.object({
      results: z.array(
        z.union([
          z.object({ success: z.literal(true), value: sportsReceipt }),
          z.object({
            success: z.literal(false),
            /** One of `sportsRefusals`, `invalid_input` or `retry`. */
            code: z.string(),
            details: z.record(z.string(), z.unknown()).optional(),
          }),
        ]),
      ),
    }),
    refusals: {},
    mostBytes: 400_000,
  },
});

/**
 * A staff user of the operator at the provider's own office: signed by the platform with the
 * provider's key over the text of the payload, good for a minute and once.
 */
export const staffPass = z.strictObject({
  passId: z.uuid(),
  staffId: z.string().max(40),
  name: z.string().max(60),
  permissions: z.array(z.string().max(60)).max(40),
  /** Milliseconds since 1970. */
  expiresAt: z.number().int(),
});
export type StaffPass = z.output<typeof staffPass>;
