/** Free rounds in the back office. */
import type { boFreeRoundsCalls } from '@bahati/contract/back-office/rewards/free-rounds.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import {
  cancelGrant,
  listStaffGrants,
  type StaffGrantRow,
} from '#domains/gaming/free-rounds/free-rounds.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

export function freeRoundsBackOffice(
  context: Context,
): Handlers<typeof boFreeRoundsCalls, PlatformActors> {
  return {
    'GET /bo/rewards/freeRounds': async ({ query: { cursor, pageSize, memberId } }) => {
      const rows = await listStaffGrants(context.database, {
        before: readCursor(cursor),
        limit: pageSize + 1,
        memberId: memberId === undefined ? null : BigInt(memberId),
      });
      return pageOf(rows, pageSize, staffValue);
    },
    'POST /bo/rewards/freeRounds/:id/cancel': async ({ actor, params, body, ip }) => {
      await cancelGrant(context, actor, { ...params, ...body, ip });
      return {};
    },
  };
}

function staffValue(row: StaffGrantRow) {
  const { en, sw, currency } = row;
  return {
    id: row.id,
    memberId: row.memberId.toString(),
    username: row.username,
    gameId: row.gameId,
    gameName: { en, sw },
    currency,
    stake: toDecimal(row.stake, currency),
    rounds: row.rounds,
    played: row.played,
    won: toDecimal(row.won, currency),
    state: row.state,
    refusal: row.refusal,
    cancelledBy: row.cancelledBy,
    cancelReason: row.cancelReason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
