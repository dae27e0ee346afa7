/** Games between people as a kind of room. */
import { type SeatsOwn, type SeatsView, seatAct } from '@bahati/contract/games-frame/seats.ts';
import { type OpenedCard, openCards } from '@bahati/fairness/deck-commitments.ts';
import type { AnySeatGame } from '@bahati/game-rules/seat-games/seat-game.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { toldRefusal, voidedCode } from '#games-server/rounds/told-refusal.ts';
import { decideBuyIn, settleSeats } from './money/settle-seats.ts';
import { readState, tellAmounts } from './plain-json.ts';
import { sayWord } from './say-word.ts';
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import {
  inHand,
  readNewestHand,
  readSitting,
  type StoredHand,
  type StoredSeat,
} from './stored-seats.ts';
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
        view: () => viewOf(room, offer, hand, sitting),
        own: (memberId) => ownOf(room, offer, hand, sitting, memberId),
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

async function viewOf(
  room: StoredRoom,
  offer: SeatOffer,
  hand: StoredHand | undefined,
  sitting: readonly StoredSeat[],
): Promise<SeatsView> {
  const { settings, currency } = room;
  const tell = (amount: bigint) => toDecimal(amount, currency);
  return {
    limits: {
      minimum: tell(BigInt(settings.minimum)),
      maximum: tell(BigInt(settings.maximum)),
      seats: settings.seats ?? 0,
      turnMs: offer.turnMs,
    },
    settings: tellAmounts(readState(settings.game), tell),
    seats: sitting.map(({ seat, shownName, stack, isAway, isLeaving, state }) => ({
      seat,
      name: shownName,
      stack: tell(stack),
      isAway,
      isLeaving,
      isAsking: state === 'asking',
    })),
    hand: hand ? showHand(offer, hand, tell) : null,
    deck: hand?.commitment
      ? {
          hand: hand.number,
          ...hand.commitment,
          opened: await openOf(offer.game, hand, null),
        }
      : null,
    isPaused: room.isPaused,
  };
}

function showHand(
  { game }: SeatOffer,
  hand: StoredHand,
  tell: (amount: bigint) => string,
): NonNullable<SeatsView['hand']> {
  const events = hand.events.flatMap((event) => game.viewEvent(event, null) ?? []);
  return {
    number: hand.number,
    step: hand.step,
    turn: hand.turn,
    turnEndsAt: hand.turnEndsAt?.toISOString() ?? null,
    view: tellAmounts(game.view(hand.state, null), tell),
    events: tellAmounts(events, tell) as unknown[],
    isOver: hand.overAt !== null,
    result:
      hand.result && hand.rake !== null
        ? {
            stacks: hand.result.stacks.map(({ seat, stack }) => ({ seat, stack: tell(stack) })),
            rake: tell(hand.rake),
          }
        : null,
  };
}

/** What opens the cards that lie open for a seat, once the hand is over. */
async function openOf(
  { deck }: AnySeatGame,
  { state, seed, overAt }: StoredHand,
  seat: number | null,
): Promise<OpenedCard[]> {
  if (!deck || overAt === null) return [];
  return openCards(seed, deck.order(state), deck.open(state, seat));
}

async function ownOf(
  { currency }: StoredRoom,
  { game }: SeatOffer,
  hand: StoredHand | undefined,
  sitting: readonly StoredSeat[],
  memberId: string,
): Promise<SeatsOwn> {
  const own = sitting.find((seat) => seat.memberId === memberId);
  const tell = (amount: bigint) => toDecimal(amount, currency);
  if (!own) return { seat: null, view: null, opened: [], brought: tell(0n), balance: null };
  const isIn = hand && inHand(hand, own);
  return {
    seat: own.seat,
    view: isIn ? tellAmounts(game.view(hand.state, own.seat), tell) : null,
    brought: tell(own.brought),
    balance: own.balance,
    opened: isIn ? await openOf(game, hand, own.seat) : [],
  };
}
