/** Search of the whole back office: members, payments and rounds. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { foundBy, memberStatus } from '@bahati/contract/back-office/members/members.ts';
import { roundState } from '@bahati/contract/player-site/gaming/gaming.ts';
import { amount, currency, id, instant, uuid } from '@bahati/contract/wire.ts';

const foundPayment = z.object({
  kind: z.enum(['deposit', 'withdrawal']),
  id: uuid,
  memberId: id,
  username: z.string(),
  currency,
  amount,
  status: z.string(),
  at: instant,
  foundBy: z.enum(['id', 'reference', 'receipt', 'payout_number', 'phone']),
});

const foundRound = z.object({
  id,
  memberId: id,
  username: z.string(),
  roundId: z.string(),
  gameNameEn: z.string(),
  gameNameSw: z.string(),
  currency,
  stake: amount,
  payout: amount,
  state: roundState,
  at: instant,
  foundBy: z.enum(['id', 'operation']),
});

export const boFindCalls = defineBackOfficeCalls({
  'GET /bo/find': {
    summary: 'Search members, payments and rounds, as far as the reader may see them; ten of each',
    audience: 'staff',
    /** Each kind it answers asks for the right to that kind. */
    permission: null,
    query: z.object({ text: z.string().trim().min(2).max(80) }),
    value: z.object({
      members: z.array(
        z.object({
          id,
          username: z.string(),
          nickname: z.string(),
          status: memberStatus,
          foundBy: z.array(foundBy),
        }),
      ),
      payments: z.array(foundPayment),
      rounds: z.array(foundRound),
    }),
    refusals: {},
    perMinute: 120,
  },
});

export type FoundPayment = z.infer<typeof foundPayment>;
export type FoundRound = z.infer<typeof foundRound>;
