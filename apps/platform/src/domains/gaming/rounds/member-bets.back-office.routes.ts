/** A member's bets as the member sees them, for staff who are asked about one. */
import type { boBetCalls } from '@bahati/contract/back-office/members/member-card.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { PlatformActors } from '#platform/context.ts';
import { betDetail } from './bet-detail.ts';
import { betCursor, betValue, readBetCursor, readBets } from './bet-pages.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';

export function memberBetsBackOffice(gaming: Gaming): Handlers<typeof boBetCalls, PlatformActors> {
  const { database } = gaming.context;
  return {
    'GET /bo/members/:id/bets': async ({ params, query }) => {
      const { cursor, pageSize, language, ...filter } = query;
      const whose = { memberId: BigInt(params.id), language };
      const before = readBetCursor(cursor);
      const { rows, next } = await readBets(database, whose, {
        ...filter,
        before,
        limit: pageSize,
      });
      return {
        items: rows.map((row) => betValue(row, language)),
        nextCursor: next && betCursor(next),
      };
    },
    'GET /bo/members/:id/bets/:betId': ({ params, query }) =>
      betDetail(gaming, { memberId: BigInt(params.id), language: query.language }, params.betId),
  };
}
