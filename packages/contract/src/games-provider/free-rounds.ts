/**
 * Free rounds: rounds of a game the operator pays for. The platform grants them, the provider plays
 * them without a stake and reports each as a `promo_win` that names the grant, one with nothing won
 * included. Every call is idempotent by the platform's grant id: the same id with the same content
 * answers the same for ever, with other content it is a conflict.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, instant } from '@bahati/contract/wire.ts';
import { externalId, providerMemberId } from './wallet.ts';

export const mostFreeRounds = 500;

/** active: rounds are left; played: all were begun; cancelled, expired: no other one begins. */
export const grantState = z.enum(['active', 'played', 'cancelled', 'expired']);

const grantTold = z.object({
  state: grantState,
  /** How many rounds were begun; each is reported once, also after the grant ended. */
  begun: z.number().int().min(0).max(mostFreeRounds),
  /** What they won, as far as it is fixed. */
  won: amount,
});

export const freeRoundCalls = defineCalls({
  'POST /vendor/v1/freeRounds/grant': {
    summary: 'Grant a member rounds of a game at one stake, to be played until they expire',
    audience: 'platform',
    body: z.strictObject({
      grantId: externalId,
      memberId: providerMemberId,
      gameCode: externalId,
      currency,
      rounds: z.number().int().min(1).max(mostFreeRounds),
      /** What each round is played at, one of the stakes the game offers. */
      stake: amount,
      /** No round begins after this. */
      expiresAt: instant,
      /** What each `promo_win` of the grant names. */
      campaignId: externalId,
      /** All rounds together pay no more; what is beyond is cut off. */
      cap: amount,
    }),
    value: grantTold,
    refusals: {
      grant_conflict: 409,
      /** It was cancelled before it arrived. */
      grant_cancelled: 409,
      /** The game is unknown here, or has no free rounds. */
      free_rounds_not_offered: 409,
      stake_not_offered: 409,
    },
  },
  'POST /vendor/v1/freeRounds/cancel': {
    summary: 'End a grant: no other round begins. An id never heard of is barred',
    audience: 'platform',
    body: z.strictObject({ grantId: externalId }),
    value: grantTold,
    refusals: {},
  },
  'POST /vendor/v1/freeRounds/state': {
    summary: 'How far a grant is played',
    audience: 'platform',
    body: z.strictObject({ grantId: externalId }),
    value: grantTold,
    refusals: { grant_not_found: 404 },
  },
});

export type GrantTold = z.infer<typeof grantTold>;
