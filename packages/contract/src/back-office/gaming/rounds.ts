/** Open rounds, and what staff do about stuck ones. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  languageOrEnglish,
  signedAmount,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import {
  roundState,
  slipStep,
  transactionKind,
} from '@bahati/contract/player-site/gaming/gaming.ts';

const openRound = z.object({
  id,
  /** The provider's id of the round. */
  roundId: z.string(),
  state: roundState,
  memberId: id,
  username: z.string(),
  gameId: z.string(),
  gameNameEn: z.string(),
  gameNameSw: z.string(),
  vendorName: z.string(),
  providerCode: z.string(),
  currency,
  /** Held from the member's balance while the round is open. */
  stake: amount,
  payout: amount,
  /** What of the stake counts as turnover; null: the round is open. */
  validStake: amount.nullable(),
  openedAt: instant,
  /** From this moment on it counts as stuck, by its provider's limit. */
  stuckAt: instant,
  closedAt: instant.nullable(),
  /** Wins were paid in it; voiding the round reverses them. */
  hasWins: z.boolean(),
});

const operation = z.object({
  /** Of the end of a slip with its group: that of the slip. */
  id,
  externalId: z.string(),
  kind: transactionKind,
  state: z.enum(['applied', 'rolled_back', 'tombstone']),
  stake: amount,
  /** Of an adjustment that took something back: below 0. */
  payout: signedAmount,
  at: instant,
  /** What it moved of a bet slip; null: a round of a game. */
  slip: slipStep.nullable(),
});

const movement = z.object({
  id,
  /** The name of the transfer's code, `stake_held`. */
  code: z.string(),
  from: z.string(),
  to: z.string(),
  amount,
  at: instant,
});

const staffRound = openRound.extend({
  operations: z.array(operation).max(200),
  movements: z.array(movement).max(400),
  /** The request to void it that waits for approval. */
  voidAsked: z
    .object({ requestedBy: z.string(), requestedAt: instant, reason: z.string() })
    .nullable(),
});

const one = z.object({ id });

export const boRoundCalls = defineBackOfficeCalls({
  'GET /bo/rounds': {
    summary: 'Open rounds, oldest first, or only those that are stuck',
    audience: 'staff',
    permission: 'rounds.read',
    query: z.strictObject({
      cursor,
      pageSize,
      state: z.enum(['open', 'stuck']).default('open'),
      /** A user name, or the provider's id of the round. */
      search: z.string().trim().max(64).optional(),
      provider: z.string().max(40).optional(),
    }),
    value: page(openRound),
    refusals: {},
  },
  'GET /bo/rounds/:id': {
    summary: 'One round with its wallet transactions and ledger movements, in order',
    audience: 'staff',
    permission: 'rounds.read',
    params: one,
    value: staffRound,
    refusals: {},
  },
  'POST /bo/rounds/:id/ask': {
    summary: 'Ask the provider for the state of the round; nothing changes',
    audience: 'staff',
    permission: 'rounds.read',
    params: one,
    body: z.strictObject({ language: languageOrEnglish }),
    value: z.object({
      /** Null: the provider tells nothing of it, as of a round that is open, or does not answer. */
      detail: providerCalls['POST /vendor/v1/rounds/detail'].value.nullable(),
      isProviderAway: z.boolean(),
    }),
    refusals: {},
    perMinute: 30,
  },
  'POST /bo/rounds/:id/void': {
    summary: 'Request to void a round: stakes are returned and wins reversed after two approvals',
    audience: 'staff',
    permission: 'rounds.void',
    params: one,
    body: z.strictObject({ reason }),
    value: staffRound,
    refusals: {
      /** A seat at a table that is open: its member is stood up at the provider first. */
      seat_open: 409,
      round_voided: 409,
      /** A paid jackpot cannot be reversed. */
      round_has_jackpot: 409,
      /** The member's balance is too low for the win reversal; with what is `missing`. */
      void_short: 409,
      cannot_apply: 409,
    },
  },
});

export type OpenRound = z.infer<typeof openRound>;
export type StaffRound = z.infer<typeof staffRound>;
