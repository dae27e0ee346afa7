/** What games gave back, as staff watch over it. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, cursor, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { returnStates, watchedReturn } from '@bahati/contract/player-site/returns.ts';

const staffReturn = watchedReturn.extend({
  id: z.string(),
  stake: amount,
  payout: amount,
  /** How many standard deviations above what is stated. */
  deviations: z.number().nullable(),
  /** Since when it stands outside its band without a break. */
  outsideSince: instant.nullable(),
});

export const boGamingCalls = defineCalls({
  'GET /bo/returns': {
    summary: 'Returns by build, those outside their band first, then the most played',
    audience: 'staff',
    query: z.strictObject({
      cursor,
      pageSize,
      language: z.enum(['en', 'sw']).default('en'),
      search: z.string().trim().max(60).optional(),
      state: z.enum(returnStates).optional(),
    }),
    value: page(staffReturn).extend({ outside: z.number().int() }),
    refusals: {},
  },
});

export type StaffReturn = z.infer<typeof staffReturn>;
