/** Grants of free rounds, for staff. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';
import { freeRoundsState } from '@bahati/contract/player-site/rewards/free-rounds.ts';

const staffFreeRounds = z.object({
  id: uuid,
  memberId: id,
  username: z.string(),
  gameId: z.string(),
  gameName: z.object({ en: z.string(), sw: z.string() }),
  currency,
  /** What each round is played at. */
  stake: amount,
  rounds: z.number().int(),
  /** Rounds the provider reported. */
  played: z.number().int(),
  won: amount,
  state: freeRoundsState,
  /** Why the provider plays none of them, in its own word. */
  refusal: z.string().nullable(),
  cancelledBy: z.string().nullable(),
  cancelReason: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
});

export const boFreeRoundsCalls = defineBackOfficeCalls({
  'GET /bo/rewards/freeRounds': {
    summary: 'Grants of free rounds, newest first: of everybody or of one member',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ cursor, pageSize, memberId: id.optional() }),
    value: page(staffFreeRounds),
    refusals: {},
  },
  'POST /bo/rewards/freeRounds/:id/cancel': {
    summary: 'End a grant: no other round begins; what was begun is paid',
    audience: 'staff',
    permission: 'rewards.change',
    params: z.object({ id: uuid }),
    body: z.strictObject({ reason }),
    value: z.object({}),
    refusals: {
      /** They were played, expired or cancelled before. */
      free_rounds_ended: 409,
    },
  },
});

export type StaffFreeRounds = z.infer<typeof staffFreeRounds>;
