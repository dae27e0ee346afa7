/** Rounds that are open, and what staff do about one that stays so. */
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
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { roundState, transactionKind } from '@bahati/contract/player-site/gaming/gaming.ts';

const openRound = z.object({
  id,
  /** As its provider names it. */
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
  /** Held of the member's balance while it is open. */
  stake: amount,
  payout: amount,
  openedAt: instant,
  /** From here on it is stuck, by the limit of its provider. */
  stuckAt: instant,
  closedAt: instant.nullable(),
  /** Wins were paid of it, also while it was open: voiding takes them back. */
  hasWins: z.boolean(),
});

const operation = z.object({
  id,
  externalId: z.string(),
  kind: transactionKind,
  state: z.enum(['applied', 'rolled_back', 'tombstone']),
  stake: amount,
  payout: amount,
  at: instant,
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
  /** Who asked to void it and waits for a staff user. */
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
      /** A member’s name, or the round as its provider names it. */
      search: z.string().trim().max(64).optional(),
      provider: z.string().max(40).optional(),
    }),
    value: page(openRound),
    refusals: {},
  },
  'GET /bo/rounds/:id': {
    summary: 'One round with its operations and what they moved, in order',
    audience: 'staff',
    permission: 'rounds.read',
    params: one,
    value: staffRound,
    refusals: {},
  },
  'POST /bo/rounds/:id/ask': {
    summary: 'Ask its provider what it knows of the round; nothing changes by it',
    audience: 'staff',
    permission: 'rounds.read',
    params: one,
    body: z.strictObject({ language: languageOrEnglish }),
    value: z.object({
      /** Null: the provider is away, or does not know the round. */
      detail: providerCalls['POST /vendor/v1/rounds/detail'].value.nullable(),
    }),
    refusals: {},
    perMinute: 30,
  },
  'POST /bo/rounds/:id/void': {
    summary: 'Ask to void a round; its stakes go back and its wins are taken back by two',
    audience: 'staff',
    permission: 'rounds.void',
    params: one,
    body: z.strictObject({ reason }),
    value: staffRound,
    refusals: {
      round_voided: 409,
      /** A jackpot that was paid stands. */
      round_has_jackpot: 409,
      /** The member has less than would be taken back; with what is `missing`. */
      void_short: 409,
      cannot_apply: 409,
    },
  },
});

export type OpenRound = z.infer<typeof openRound>;
export type StaffRound = z.infer<typeof staffRound>;
