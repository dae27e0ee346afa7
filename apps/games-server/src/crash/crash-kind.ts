/**
 * Crash as a kind of room. Its round is one for all currencies, so a room is a way in: it tells the
 * shared round to those who play in its currency, and while it is paused no bet is taken in that
 * currency. Bets and cash-outs are calls, where those that come at once are decided together.
 */
import type { CrashRoomOwn, CrashRoomView } from '@bahati/contract/games-frame/crash.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { readShared } from './read-state.ts';
import { readNewestRound } from './stored-round.ts';
import { readOwnBets, type RoundWatch } from './watch-round.ts';

export function crashKind({ database }: Context, watch: RoundWatch): RoomKind {
  return {
    isHosted: true,
    async read({ id, isPaused }) {
      watch.hear(id);
      return {
        view: async (): Promise<CrashRoomView> => ({ ...(await readShared(database)), isPaused }),
        async own(memberId): Promise<CrashRoomOwn> {
          const round = await readNewestRound(database);
          const bets = round && (await readOwnBets(database, round.id, [memberId]));
          return { bets: bets?.get(memberId) ?? [] };
        },
      };
    },
    ownFollowsVersion: false,
    changedOwn: async () => [],
    async staking(_roomId, memberIds) {
      const { rows } = await database.query<{ memberId: string }>(
        `SELECT DISTINCT member_id AS "memberId" FROM games.crash_bets
          WHERE member_id = ANY($1::text[]) AND decided_at IS NULL`,
        [memberIds],
      );
      return new Set(rows.map(({ memberId }) => memberId));
    },
    turn: async () => ({ hasChanged: false, dueMs: null }),
    act: async () => {
      throw new Refusal('invalid_input', { fields: [] });
    },
    settle: async () => 0,
  };
}
