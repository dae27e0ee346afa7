/**
 * The games-provider API: what every vendor calls on the platform. All are POST, signed
 * (see signature.ts), answered within 3 s; `retry` is definitive: the operation had no effect
 * and will have none, send it again with the same id. Amounts are decimal strings.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, id, language } from '@bahati/contract/wire.ts';

/** An id given by the provider: printable, without blanks. */
export const externalId = z.string().regex(/^[\x21-\x7e]{1,64}$/);

/**
 * A member as one provider knows him: opaque, from `authenticate` or the opening of a wallet, and
 * the same for ever. Every other provider knows the same member by another.
 */
export const providerMemberId = z.string().regex(/^[\x21-\x7e]{1,64}$/);

const operation = {
  memberId: providerMemberId,
  transactionId: externalId,
  roundId: externalId,
  gameCode: externalId,
  currency,
};

export const jackpotLevel = z.enum(['mini', 'minor', 'major', 'grand']);

/**
 * The operator's contributions to the vendor's pools for this bet, each level at most once and
 * together at most the stake. They are not deducted from the member's stake.
 */
const jackpotContributions = z
  .array(z.strictObject({ level: jackpotLevel, amount }))
  .min(1)
  .max(4)
  .optional();

/**
 * The jackpot part of the payout. The operator pays `seed` of it; the rest comes from the pool,
 * which never pays more than its balance.
 */
const jackpotWin = z.strictObject({ level: jackpotLevel, amount, seed: amount }).optional();

/** In the operation that closes the round, and in no other. */
const validStake = amount
  .describe(
    'The part of the round’s settled stake that counts as turnover, from 0 to all of it: 0 for a ' +
      'tie and for opposite sides of one round, half for a half result. Only where the operation ' +
      'closes the round. Absent: all of it. Stored with the operation: the same id with another ' +
      'value is a conflict, and more than is staked is refused as valid_stake_too_large.',
  )
  .optional();

export const bet = z.strictObject({
  ...operation,
  sessionToken: z.string().max(100),
  amount,
  jackpotContributions,
});

export const win = z.strictObject({
  ...operation,
  amount,
  /** A `validStake` in a win that does not close the round is refused as `invalid_input`. */
  roundClosed: z.boolean(),
  validStake,
  jackpotWin,
});

/** Stake and payout of a round in one call. */
export const betwin = z.strictObject({
  ...operation,
  sessionToken: z.string().max(100),
  stake: amount,
  payout: amount,
  validStake,
  jackpotContributions,
  jackpotWin,
});

/** Returns the stake of a bet, whatever its state. */
export const rollback = z.strictObject({
  memberId: providerMemberId,
  transactionId: externalId,
  betTransactionId: externalId,
  roundId: externalId,
  gameCode: externalId,
  currency,
});

/**
 * A win without a stake: a prize of a capped campaign of the provider, or with `grantId` one free
 * round of a grant, reported once it is over, also with nothing won and after the grant ended.
 */
export const promoWin = z.strictObject({
  ...operation,
  campaignId: externalId,
  grantId: externalId.optional(),
  amount,
});

export const receipt = z.object({
  /** The platform's id of the stored operation. */
  platformTransactionId: id,
  currency,
  balance: amount,
  /** True: this id was applied before, and no money moved now. */
  isDuplicate: z.boolean(),
});

const everyOperation = {
  transaction_conflict: 409,
  currency_mismatch: 409,
  member_not_found: 404,
  game_not_found: 404,
} as const;

const staking = {
  ...everyOperation,
  insufficient_funds: 409,
  session_invalid: 401,
  bets_blocked: 403,
  /** A limit of the member or the operator, with its `kind` and `period`. */
  limit_reached: 403,
  need_true_account: 403,
  game_under_maintenance: 409,
  /** With the `minimum` and `maximum` in force, as in `authenticate`. */
  stake_out_of_range: 409,
  round_closed: 409,
  bet_rolled_back: 409,
  /** The pool's balance is too low: no money moved. */
  jackpot_pool_short: 409,
  valid_stake_too_large: 409,
  /** Bonus money may not be in a stake so large: with the `largest` that may use it. */
  bonus_stake_too_large: 409,
} as const;

const winning = {
  ...everyOperation,
  jackpot_pool_short: 409,
  bet_not_found: 404,
  bet_rolled_back: 409,
  round_closed: 409,
  /** More than what is staked in the round: no money moved. */
  valid_stake_too_large: 409,
} as const;

const rollingBack = {
  ...everyOperation,
  bet_not_found: 404,
  bet_has_wins: 409,
} as const;

const promising = {
  ...everyOperation,
  campaign_not_allowed: 403,
  campaign_exhausted: 409,
  /** No grant of this member, game and campaign. */
  grant_not_found: 404,
  /** More rounds than were granted, or begun as it ended, or more won than its cap. */
  grant_exhausted: 409,
  /** The round was reported before under another id. */
  round_closed: 409,
} as const;

export const operationRefusals = { ...staking, ...winning, ...rollingBack, ...promising } as const;

export const batchOperation = z.discriminatedUnion('kind', [
  bet.extend({ kind: z.literal('bet') }),
  win.extend({ kind: z.literal('win') }),
  betwin.extend({ kind: z.literal('betwin') }),
  rollback.extend({ kind: z.literal('rollback') }),
  promoWin.extend({ kind: z.literal('promo_win') }),
]);

/** Rules of the brand's jurisdiction for games: autoplay, turbo, cycle time, reality check. */
export const jurisdiction = z.object({
  isAutoplayAllowed: z.boolean(),
  isTurboAllowed: z.boolean(),
  minimumCycleMs: z.number().int(),
  realityCheckMinutes: z.number().int().nullable(),
});

/** The launch token a game is opened with, valid once. */
export const launched = z.strictObject({ launchToken: z.string().max(100) });

export const balance = z.object({ currency, balance: amount });

export const stakesInForce = z.object({ minimum: amount.nullable(), maximum: amount.nullable() });

export const walletCalls = defineCalls({
  'POST /provider/v1/authenticate': {
    summary: 'Exchange a launch token, once, for a game session',
    audience: 'provider',
    body: launched,
    value: z.object({
      sessionToken: z.string(),
      memberId: providerMemberId,
      /** A name the game may show; never the login name. */
      displayName: z.string(),
      gameCode: z.string(),
      currency,
      balance: amount,
      language,
      /** Whether the member can stake, or only watch. */
      canBet: z.boolean(),
      /**
       * The current bounds of one stake, in the session's currency; null: no bound on that
       * side. The operator can narrow the vendor's bounds. Absent: the vendor's bounds. A
       * provider can ignore them: stakes outside are refused as `stake_out_of_range`.
       */
      stakes: stakesInForce.optional(),
      jurisdiction,
    }),
    refusals: { launch_token_invalid: 401, game_under_maintenance: 409 },
  },
  'POST /provider/v1/balance': {
    summary: 'The balance for a game to show',
    audience: 'provider',
    body: z.strictObject({ memberId: providerMemberId, currency }),
    value: balance,
    refusals: { member_not_found: 404, currency_mismatch: 409 },
  },
  'POST /provider/v1/games/closed': {
    summary: 'Which of these games take no stake from anybody now, for rooms that members share',
    audience: 'provider',
    body: z.strictObject({ gameCodes: z.array(externalId).min(1).max(100) }),
    /** Under maintenance, switched off, of a category the operator closed, or not in its catalogue. */
    value: z.object({ closed: z.array(externalId).max(100) }),
    refusals: {},
  },
  'POST /provider/v1/bet': {
    summary: 'Take a stake; it is held until the round closes',
    audience: 'provider',
    body: bet,
    value: receipt,
    refusals: staking,
  },
  'POST /provider/v1/win': {
    summary: 'Pay a win; roundClosed settles the stakes of the round',
    audience: 'provider',
    body: win,
    value: receipt,
    refusals: winning,
  },
  'POST /provider/v1/betwin': {
    summary: 'Stake and payout of a whole round in one call',
    audience: 'provider',
    body: betwin,
    value: receipt,
    refusals: staking,
  },
  'POST /provider/v1/rollback': {
    summary: 'Roll back a bet, also one that never arrived',
    audience: 'provider',
    body: rollback,
    value: receipt,
    refusals: rollingBack,
  },
  'POST /provider/v1/promo_win': {
    summary: 'Pay a prize of a capped campaign, or report a free round of a grant',
    audience: 'provider',
    body: promoWin,
    value: receipt,
    refusals: promising,
  },
  'POST /provider/v1/batch': {
    summary: 'Up to 50 operations, each decided and answered on its own, in order',
    audience: 'provider',
    body: z.strictObject({ operations: z.array(batchOperation).min(1).max(50) }),
    value: z.object({
      results: z.array(
        z.union([
          z.object({ success: z.literal(true), value: receipt }),
          z.object({
            success: z.literal(false),
            code: z.string(),
            details: z.record(z.string(), z.unknown()).optional(),
          }),
        ]),
      ),
    }),
    refusals: {},
  },
});

export type BatchOperation = z.output<typeof batchOperation>;
export type OperationRefusal = keyof typeof operationRefusals;
