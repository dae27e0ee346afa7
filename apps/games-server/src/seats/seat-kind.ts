/** Games between people as a kind of room. */
import { seatAct } from '@bahati/contract/games-frame/seats.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { botsHere } from './bots/bot-settings.ts';
import { answerBuyIn } from './money/buy-ins.ts';
import { decideBuyIn, settleSeats } from './money/settle-seats.ts';
import { sayWord } from './say-word.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { showOwn, showRoom } from './show-room.ts';
import { readNewestHand, readSitting } from './stored-seats.ts';
import { turnSeats } from './turn-seats.ts';

export function seatKind(context: Context): RoomKind {
  const { database, config } = context;
  return {
    async read(room) {
      const offer = seatOfferOf(room.gameCode);
      if (!offer) throw new Refusal('not_found');
      const [hand, sitting, bots] = await Promise.all([
        readNewestHand(database, room.id),
        readSitting(database, room.id),
        botsHere(database, config, room, offer),
      ]);
      const pace = config.TABLE_PACE;
      return {
        view: () => showRoom({ room, offer, hand, sitting, pace, mayHaveBots: bots !== null }),
        own: (memberId) => showOwn({ room, offer, hand, sitting }, memberId),
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
    turn: (transaction, room) =>
      turnSeats(transaction, room, { pace: config.TABLE_PACE, licence: config }),
    async act(session, room, key, sent) {
      const act = seatAct.safeParse(sent);
      if (!act.success) throw new Refusal('invalid_input', { fields: [] });
      const word = { key: key.toLowerCase(), act: act.data, pace: config.TABLE_PACE };
      const said = await inTransaction(database, (transaction) =>
        sayWord(transaction, session, room.id, word),
      );
      if (said.buyInId !== null) {
        if (!said.isRepeated) await decideBuyIn(context, said.buyInId);
        await answerBuyIn(database, said.buyInId);
      }
      return {};
    },
    settle: () => settleSeats(context),
  };
}
