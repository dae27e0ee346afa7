/** Free rounds of a member: rounds of a game the operator pays for, played in the game. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  currency,
  cursor,
  instant,
  language,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';

/** preparing: the game's provider is being told; refused: it plays none of them. */
export const freeRoundsState = z.enum([
  'preparing',
  'active',
  'played',
  'cancelled',
  'expired',
  'refused',
]);

export const memberFreeRounds = z.object({
  id: uuid,
  gameId: z.string(),
  gameName: z.string(),
  icon: z.string(),
  currency,
  /** What each round is played at; the member pays nothing. */
  stake: amount,
  rounds: z.number().int(),
  left: z.number().int(),
  /** What the rounds won so far; it was paid as cash. */
  won: amount,
  state: freeRoundsState,
  createdAt: instant,
  /** No round begins after this. */
  expiresAt: instant,
});

export const freeRoundsCalls = defineCalls({
  'GET /wps/rewards/freeRounds': {
    summary: 'Own free rounds, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize, language: language.optional() }),
    value: page(memberFreeRounds),
    refusals: { need_true_account: 403 },
  },
});

export type MemberFreeRounds = z.infer<typeof memberFreeRounds>;
