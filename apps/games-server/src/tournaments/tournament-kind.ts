/** The own room of a tournament as a kind of room: who registers, how it goes, how it ended. */
import { sitAndGoAct } from '@bahati/contract/games-frame/sit-and-go.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { answerBuyIn } from '#games-server/seats/money/buy-ins.ts';
import { decideBuyIn } from '#games-server/seats/money/settle-seats.ts';
import { readShown } from './read-shown.ts';
import { sayAtEntry } from './say-entry.ts';
import { showTournament, showTournamentOwn } from './show-tournament.ts';
import { readEntrants } from './stored-tournament.ts';
import { turnTournament } from './turn-tournament.ts';

export function tournamentKind(context: Context): RoomKind {
  const { database, config } = context;
  const pace = config.TABLE_PACE;
  return {
    async read(room) {
      const shown = await readShown(database, room, pace);
      return {
        view: () => showTournament(shown),
        own: (memberId) => showTournamentOwn(shown, memberId),
      };
    },
    ownFollowsVersion: true,
    changedOwn: async () => [],
    async staking(roomId, memberIds) {
      const entrants = await readEntrants(database, roomId);
      const staking = entrants.filter(({ state }) => state === 'asking' || state === 'in');
      return new Set(
        staking.map(({ memberId }) => memberId).filter((id) => memberIds.includes(id)),
      );
    },
    turn: (transaction, room) => turnTournament(transaction, room, { pace }),
    async act(session, room, key, sent) {
      const act = sitAndGoAct.safeParse(sent);
      if (!act.success) throw new Refusal('invalid_input', { fields: [] });
      const said = await inTransaction(database, (transaction) =>
        sayAtEntry(transaction, session, room.id, { key: key.toLowerCase(), act: act.data, pace }),
      );
      if (said.buyInId !== null) {
        if (!said.isRepeated) await decideBuyIn(context, said.buyInId);
        await answerBuyIn(database, said.buyInId);
      }
      return {};
    },
    // Buy-ins and payouts are settled with those of every room with seats.
    settle: async () => 0,
  };
}
