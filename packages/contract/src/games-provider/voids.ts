/** Voids a provider asks for: of rounds it closed, which it cannot roll back itself. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { externalId, providerMemberId } from './wallet.ts';

export const mostVoidedRounds = 200;

export const voidCalls = defineCalls({
  'POST /provider/v1/rounds/void': {
    summary: 'Void rounds, all of them or none: every stake returned, every win reversed',
    audience: 'provider',
    body: z.strictObject({
      rounds: z
        .array(
          z.strictObject({
            roundId: externalId,
            memberId: providerMemberId,
            gameCode: externalId,
          }),
        )
        .min(1)
        .max(mostVoidedRounds),
      reason: z.string().min(3).max(200),
      /** Who of the operator's staff asked for it at the provider, and who approved it. */
      decidedBy: z.strictObject({ asked: z.string().max(60), approved: z.string().max(60) }),
    }),
    /** Rounds that were voided before are not touched again, and counted here too. */
    value: z.object({ voided: z.number().int() }),
    refusals: {
      /** The operator does not take such words from this provider. */
      void_not_allowed: 403,
      round_not_found: 404,
      /** With the `roundId` whose member has less than is taken back, and what is `missing`. */
      void_short: 409,
      /** With the `roundId`: a jackpot that was paid stands. */
      round_has_jackpot: 409,
    },
  },
});
