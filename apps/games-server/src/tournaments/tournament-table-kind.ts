/** A table of a tournament as a kind of room. Its hands are played here; the tournament begins them. */
import { sitAndGoAct } from '@bahati/contract/games-frame/sit-and-go.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import type { StoredRoom, Turned } from '#games-server/rooms/stored-room.ts';
import { readNewestHand, readSitting } from '#games-server/seats/stored-seats.ts';
import { goOn, type Pace } from '#games-server/seats/turn-seats.ts';
import { wakeTournament } from './lock-tables.ts';
import { readShown } from './read-shown.ts';
import { sayAtTable } from './say-entry.ts';
import { showTournament, showTournamentOwn } from './show-tournament.ts';

export function tournamentTableKind({ database, config }: Context): RoomKind {
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
      const sitting = await readSitting(database, roomId);
      return new Set(
        sitting.flatMap(({ memberId: id }) => (id !== null && memberIds.includes(id) ? [id] : [])),
      );
    },
    turn: (transaction, room) => turnTable(transaction, room, { pace }),
    turned: (roomId) => wakeTournament(database, roomId),
    async act(session, room, key, sent) {
      const act = sitAndGoAct.safeParse(sent);
      if (!act.success) throw new Refusal('invalid_input', { fields: [] });
      await inTransaction(database, (transaction) =>
        sayAtTable(transaction, session, room.id, { key: key.toLowerCase(), act: act.data, pace }),
      );
      await wakeTournament(database, room.id);
      return {};
    },
    settle: async () => 0,
  };
}

/** A hand that is over waits for the tournament, which alone begins the next. */
async function turnTable(
  transaction: Transaction,
  room: StoredRoom,
  { pace }: Pace,
): Promise<Turned> {
  const offer = seatOfferOf(room.gameCode);
  const hand = await readNewestHand(transaction, room.id);
  if (!offer || hand?.overAt !== null) return { hasChanged: false, dueMs: null };
  const sitting = await readSitting(transaction, room.id);
  return goOn(transaction, room, offer, { hand, sitting, pace });
}
