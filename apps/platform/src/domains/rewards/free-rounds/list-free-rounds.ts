/** A member's own free rounds. */
import type { MemberFreeRounds } from '@bahati/contract/player-site/rewards/free-rounds.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { tilePath } from '#domains/catalogue/catalogue.ts';
import { type ListedGrant, listGrants } from '#domains/gaming/free-rounds/free-rounds.ts';
import type { Context, MemberActor } from '#platform/context.ts';

type Query = { cursor?: string | undefined; pageSize: number; language?: 'en' | 'sw' | undefined };

export async function listOwnFreeRounds(
  { database }: Context,
  { memberId, language: own }: MemberActor,
  { cursor, pageSize, language = own }: Query,
): Promise<Page<MemberFreeRounds>> {
  const place = { before: readCursor(cursor), limit: pageSize + 1 };
  const rows = await listGrants(database, memberId, place);
  return pageOf(rows, pageSize, (row) => freeRoundsValue(row, language));
}

function freeRoundsValue(row: ListedGrant, language: 'en' | 'sw'): MemberFreeRounds {
  const { id, gameId, currency, rounds, played, state } = row;
  return {
    id,
    gameId,
    gameName: row[language],
    icon: tilePath(language, gameId),
    currency,
    stake: toDecimal(row.stake, currency),
    rounds,
    left: rounds - played,
    won: toDecimal(row.won, currency),
    state,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
