/**
 * Bet slips: judging one, placing it, and how placed ones stand. Money is a decimal string of the
 * member's currency, odds are thousandths. What the platform says no to (limits, exclusion, funds)
 * is told with the platform's own code.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, cursor, id, instant, pageSize, uuid } from '@bahati/contract/wire.ts';
import { bookCountry, bookEventState, marketKey, odds, outcomeKey, sportCode } from './offer.ts';

export const mostSelections = 20;

export const selection = z.strictObject({
  eventId: id,
  market: marketKey,
  outcome: outcomeKey,
  /** As the member saw them. */
  odds,
});
export type Selection = z.output<typeof selection>;

/** A leg: one selection, or several of one event put together (a bet builder), at odds of their own. */
export const leg = z.strictObject({
  selections: z.array(selection).min(1).max(8),
  /** Of all its selections together, as the member saw them. */
  odds,
  isBanker: z.boolean().optional(),
});
export type SlipLegInput = z.output<typeof leg>;

export const slipShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('singles') }),
  z.strictObject({ kind: z.literal('multiple') }),
  z.strictObject({
    kind: z.literal('system'),
    folds: z.array(z.number().int().min(1).max(10)).min(1).max(9),
  }),
]);

/** - `any`: whatever the odds are now; `better`: the same or higher; `ask`: only the ones shown. */
export const acceptance = z.enum(['any', 'better', 'ask']);

export const slip = z.strictObject({
  legs: z.array(leg).min(1).max(mostSelections),
  shape: slipShape,
  /** Of each line; of singles one for each leg, in order. */
  stakes: z.array(amount).min(1).max(mostSelections),
  isEachWay: z.boolean(),
  acceptance,
});
export type Slip = z.output<typeof slip>;

/** What is wrong with a slip, leg by leg, as a code the site has words for. */
export const slipFault = z.object({
  code: z.enum([
    'odds_moved',
    'suspended',
    'event_over',
    'unknown_selection',
    'related_legs',
    'too_few_legs',
    'too_many_legs',
    'too_many_lines',
    'stake_below_least',
    'stake_above_most',
    'payout_above_most',
    'not_each_way',
    'not_combinable',
    'live_and_delayed',
  ]),
  /** The leg it is about; absent: the slip. */
  leg: z.number().int().optional(),
  /** The odds now, of `odds_moved`. */
  odds: odds.optional(),
  /** The bound, of the codes that have one. */
  bound: amount.optional(),
});
export type SlipFault = z.output<typeof slipFault>;

const reckoning = z.object({
  lines: z.number().int(),
  stake: amount,
  /** All lines won: what would be paid into the wallet, bonus included. */
  mostPayout: amount,
  bonus: amount,
  totalOdds: z.string().nullable(),
  /** How long a live slip waits before it is decided. */
  delaySeconds: z.number().int(),
});
export type SlipReckoning = z.output<typeof reckoning>;

/**
 * - `waiting`: in its live delay; `asked`: with a trader; `countered`: he offers another stake or odds;
 * - `open`: accepted; `settled`, `cashed_out`, `cancelled`; `refused`: the stake is back.
 */
export const betState = z.enum([
  'waiting',
  'asked',
  'countered',
  'open',
  'settled',
  'cashed_out',
  'cancelled',
  'refused',
]);

const betSelection = z.object({
  eventId: id,
  sport: sportCode,
  country: bookCountry,
  competition: z.string(),
  /** The two sides, or the outright's name. */
  eventName: z.string(),
  home: z.string().nullable(),
  away: z.string().nullable(),
  startsAt: instant,
  eventState: bookEventState,
  market: marketKey,
  outcome: outcomeKey,
  /** Of an outright: whom. */
  participant: z.string().nullable(),
  odds,
  /** The score as it was placed; null: before the start. */
  scoreAtPlacing: z.tuple([z.number(), z.number()]).nullable(),
  score: z.tuple([z.number(), z.number()]).nullable(),
  result: z.enum(['won', 'half_won', 'push', 'half_lost', 'lost', 'void']).nullable(),
  deadHeat: z.object({ places: z.number().int(), tied: z.number().int() }).nullable(),
});

const historyStep = z.object({
  at: instant,
  /** placed, accepted, refused, countered, settled, unsettled, resettled, cashed_out, cancelled … */
  kind: z.string().max(30),
  amount: amount.nullable(),
  note: z.string().max(200).nullable(),
});

export const bet = z.object({
  id,
  /** What is shown and told to customer service: "B7K2-9QXM". */
  reference: z.string(),
  state: betState,
  placedAt: instant,
  shape: slipShape,
  legs: z.array(
    z.object({
      odds,
      isBanker: z.boolean(),
      selections: z.array(betSelection),
      result: z.enum(['won', 'half_won', 'push', 'half_lost', 'lost', 'void']).nullable(),
    }),
  ),
  lines: z.number().int(),
  isEachWay: z.boolean(),
  currency: z.string(),
  stake: amount,
  mostPayout: amount,
  bonus: amount,
  /** Paid so far, cash-outs included. */
  payout: amount,
  /** What of the stake still runs, after cash-outs in part. */
  openStake: amount,
  /** Why it was refused: a code of slipFault, of the platform or `not_decided`. */
  refusal: z.string().nullable(),
  /** A trader's other offer. */
  counter: z.object({ stake: amount, odds: z.array(odds), until: instant }).nullable(),
  cashOut: z.object({ amount, isOffered: z.boolean(), autoAt: amount.nullable() }).nullable(),
  steps: z.array(historyStep).max(60),
});
export type Bet = z.output<typeof bet>;

export const bookMember = z.object({
  bookToken: z.string(),
  displayName: z.string(),
  currency: z.string(),
  balance: amount,
  canBet: z.boolean(),
});

export const slipCalls = defineCalls({
  'POST /book/v1/session': {
    summary: 'Exchange a launch token of the platform, once, for a session at the book',
    audience: 'anyone',
    body: z.strictObject({ launchToken: z.string().max(100) }),
    value: bookMember,
    refusals: { launch_token_invalid: 401, game_under_maintenance: 409 },
    perMinute: 30,
  },
  'POST /book/v1/slips/check': {
    summary: 'What a slip would stake and pay at the odds of now, and what is wrong with it',
    audience: 'anyone',
    body: slip,
    value: z.object({ faults: z.array(slipFault).max(60), reckoning: reckoning.nullable() }),
    refusals: {},
    perMinute: 300,
  },
  'POST /book/v1/builder': {
    summary: 'The odds of several selections of one event put together',
    audience: 'anyone',
    body: z.strictObject({ selections: z.array(selection).min(2).max(8) }),
    value: z.object({ odds: odds.nullable() }),
    refusals: { selections_not_combinable: 409 },
    perMinute: 240,
  },
  'POST /book/v1/bets': {
    summary: 'Place a slip',
    audience: 'player-frame',
    body: slip.extend({ idempotencyKey: uuid }),
    /** `faults` not empty: nothing was placed and no money moved. */
    value: z.object({
      bet: bet.nullable(),
      faults: z.array(slipFault),
      balance: amount.nullable(),
    }),
    refusals: {
      insufficient_funds: 409,
      limit_reached: 403,
      bets_blocked: 403,
      need_true_account: 403,
      session_invalid: 401,
      bonus_stake_too_large: 409,
    },
    perMinute: 60,
  },
  'GET /book/v1/bets': {
    summary: 'The member’s bets, newest first',
    audience: 'player-frame',
    query: z.object({ state: z.enum(['open', 'settled']).default('open'), cursor, pageSize }),
    value: z.object({ items: z.array(bet), nextCursor: z.string().nullable() }),
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/bets/:betId': {
    summary: 'One bet; waits up to 20 s where `unlike` is the state it is in',
    audience: 'player-frame',
    params: z.object({ betId: id }),
    query: z.object({ unlike: betState.optional() }),
    value: bet,
    refusals: {},
    perMinute: 240,
  },
  'POST /book/v1/bets/:betId/counter': {
    summary: 'Take or leave a trader’s other offer',
    audience: 'player-frame',
    params: z.object({ betId: id }),
    body: z.strictObject({ isTaken: z.boolean() }),
    value: bet,
    refusals: { offer_over: 409 },
  },
  'POST /book/v1/bets/:betId/cashOut/quote': {
    summary: 'What a bet is bought back for now, whole or in part',
    audience: 'player-frame',
    params: z.object({ betId: id }),
    /** Basis points of the running stake. */
    body: z.strictObject({ part: z.number().int().min(500).max(10_000) }),
    value: z.object({ quoteId: uuid, amount, stakePart: amount, expiresAt: instant }),
    refusals: { cash_out_not_offered: 409 },
    perMinute: 120,
  },
  'POST /book/v1/bets/:betId/cashOut': {
    summary: 'Take a quote before it expires',
    audience: 'player-frame',
    params: z.object({ betId: id }),
    body: z.strictObject({ quoteId: uuid }),
    value: z.object({ bet, balance: amount.nullable() }),
    refusals: { cash_out_not_offered: 409, quote_over: 409 },
    perMinute: 60,
  },
  'PUT /book/v1/bets/:betId/cashOut/auto': {
    summary: 'Cash a bet out by itself as soon as the whole is worth so much; null: never',
    audience: 'player-frame',
    params: z.object({ betId: id }),
    body: z.strictObject({ at: amount.nullable() }),
    value: bet,
    refusals: { cash_out_not_offered: 409 },
  },
  'POST /book/v1/codes': {
    summary: 'A booking code for selections, made without a login',
    audience: 'anyone',
    body: z.strictObject({
      legs: z.array(leg).min(1).max(mostSelections),
      shape: slipShape,
    }),
    value: z.object({ code: z.string(), expiresAt: instant }),
    refusals: {},
    perMinute: 20,
  },
  'GET /book/v1/codes/:code': {
    summary: 'The selections behind a booking code, at the odds of now',
    audience: 'anyone',
    params: z.object({ code: z.string().regex(/^[A-Z0-9]{6,8}$/) }),
    value: z.object({ legs: z.array(leg), shape: slipShape, gone: z.number().int() }),
    refusals: {},
    perMinute: 60,
  },
});
