/** Games between people as a kind of room. */
import { seatAct } from '@bahati/contract/games-frame/seats.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { toldRefusal, voidedCode } from '#games-server/rounds/told-refusal.ts';
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
      const [hand, sitting] = await Promise.all([
        readNewestHand(database, room.id),
        readSitting(database, room.id),
      ]);
      return {
        view: () => showRoom({ room, offer, hand, sitting, pace: config.TABLE_PACE }),
        own: (memberId) => showOwn({ room, offer, hand, sitting }, memberId),
      };
    },
    ownFollowsVersion: true,
    changedOwn: async () => [],
    async staking(roomId, memberIds) {
      const sitting = await readSitting(database, roomId);
      return new Set(
        sitting.map(({ memberId }) => memberId).filter((id) => memberIds.includes(id)),
      );
    },
    turn: (transaction, room) => turnSeats(transaction, room, { pace: config.TABLE_PACE }),
    async act(session, room, key, sent) {
      const act = seatAct.safeParse(sent);
      if (!act.success) throw new Refusal('invalid_input', { fields: [] });
      const word = { key: key.toLowerCase(), act: act.data, pace: config.TABLE_PACE };
      const said = await inTransaction(database, (transaction) =>
        sayWord(transaction, session, room.id, word),
      );
      if (said.buyInId !== null) {
        if (!said.isRepeated) await decideBuyIn(context, said.buyInId);
        await answerBuyIn(context, said.buyInId);
      }
      return {};
    },
    settle: () => settleSeats(context),
  };
}

/** Refuses what the wallet refused. One that is still asked for is told by the room. */
async function answerBuyIn({ database }: Context, id: bigint): Promise<void> {
  const { rows } = await database.query<{
    code: string | null;
    details: Record<string, unknown> | null;
  }>(
    `SELECT refusal_code AS code, refusal_details AS details FROM games.seat_buy_ins
      WHERE id = $1 AND state NOT IN ('asking', 'taken')`,
    [id],
  );
  const [refused] = rows;
  if (refused) throw toldRefusal(refused.code ?? voidedCode, refused.details);
}
