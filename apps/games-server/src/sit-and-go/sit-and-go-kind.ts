/** Sit-and-gos as a kind of room. */
import { sitAndGoAct } from '@bahati/contract/games-frame/sit-and-go.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { answerBuyIn } from '#games-server/seats/money/buy-ins.ts';
import { decideBuyIn } from '#games-server/seats/money/settle-seats.ts';
import { showOwn } from '#games-server/seats/show-room.ts';
import { readNewestHand, readSitting } from '#games-server/seats/stored-seats.ts';
import { sayEntry } from './say-entry.ts';
import { showSitAndGo } from './show-sit-and-go.ts';
import { readEntrants, readSitAndGo } from './stored-sit-and-go.ts';
import { turnSitAndGo } from './turn-sit-and-go.ts';

export function sitAndGoKind(context: Context): RoomKind {
  const { database, config } = context;
  const pace = config.TABLE_PACE;
  return {
    async read(room) {
      const offer = seatOfferOf(room.gameCode);
      if (!offer) throw new Refusal('not_found');
      const [game, hand, entrants] = await Promise.all([
        readSitAndGo(database, room),
        readNewestHand(database, room.id),
        readEntrants(database, room.id),
      ]);
      return {
        view: () => showSitAndGo({ room, offer, game, hand, entrants, pace }),
        own: (memberId) => showOwn({ room, offer, hand, sitting: entrants }, memberId),
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
    turn: (transaction, room) => turnSitAndGo(transaction, room, { pace }),
    async act(session, room, key, sent) {
      const act = sitAndGoAct.safeParse(sent);
      if (!act.success) throw new Refusal('invalid_input', { fields: [] });
      const said = await inTransaction(database, (transaction) =>
        sayEntry(transaction, session, room.id, { key: key.toLowerCase(), act: act.data, pace }),
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
