/** A room with seats as it is told: what everybody sees, and what one member sees alone. */
import type {
  SeatsOwn,
  SeatsView,
  SeenHand,
  SeenSeed,
} from '@bahati/contract/games-frame/seats.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { type OpenedCard, openCards } from '@bahati/fairness/deck-commitments.ts';
import type { AnySeatGame, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readState, tellAmounts } from './plain-json.ts';
import { clientSeedOf } from './replay-hand.ts';
import { inHand, type StoredHand, type StoredSeat } from './stored-seats.ts';

type Shown = {
  readonly room: StoredRoom;
  readonly offer: SeatOffer;
  /** Undefined: none was ever dealt. */
  readonly hand: StoredHand | undefined;
  readonly sitting: readonly StoredSeat[];
};

type Tell = (amount: bigint) => string;

export async function showRoom({
  room,
  offer,
  hand,
  sitting,
  pace,
  mayHaveBots = false,
}: Shown & { readonly pace: number; readonly mayHaveBots?: boolean }): Promise<SeatsView> {
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
    seats: sitting.map(({ seat, shownName, bot, stack, isAway, isLeaving, state, bankMs }) => ({
      seat,
      name: shownName,
      isBot: bot !== null,
      stack: tell(stack),
      isAway,
      isLeaving,
      isAsking: state === 'asking',
      bankMs,
    })),
    hand: hand ? showHand(offer, hand, pace, tell) : null,
    deck: hand?.commitment
      ? {
          hand: hand.number,
          ...hand.commitment,
          opened: await openOf(offer.game, hand, null),
        }
      : null,
    seed: hand && !hand.commitment ? await showSeed(room, hand) : null,
    isPaused: room.isPaused,
    inviteCode: room.inviteCode,
    mayHaveBots,
  };
}

function showHand(
  { game, restMs }: SeatOffer,
  hand: StoredHand,
  pace: number,
  tell: Tell,
): SeenHand {
  const stacks = (players: readonly SeatedPlayer[]) =>
    players.map(({ seat, stack }) => ({ seat, stack: tell(stack) }));
  const [events = [], ...earlier] = hand.recent
    .toReversed()
    .map((step) => step.flatMap((event) => game.viewEvent(event, null) ?? []))
    .map((step) => tellAmounts(step, tell) as unknown[]);
  const { overAt } = hand;
  return {
    number: hand.number,
    step: hand.step,
    turn: hand.turn,
    turnEndsAt: hand.turnEndsAt?.toISOString() ?? null,
    view: tellAmounts(game.view(hand.state, null), tell),
    events,
    earlier: earlier.toReversed(),
    dealt: hand.players.map(({ seat, stack, name, bot }) => {
      return { seat, stack: tell(stack), name, isBot: bot !== undefined };
    }),
    isOver: overAt !== null,
    isVoided: hand.voidedAt !== null,
    result:
      hand.result && hand.rake !== null
        ? { stacks: stacks(hand.result.stacks), rake: tell(hand.rake) }
        : null,
    nextAt: overAt && new Date(overAt.getTime() + restMs / pace).toISOString(),
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

/** A hand without a deck hides nothing, so its seed is shown once nothing can be drawn any more. */
async function showSeed(room: StoredRoom, hand: StoredHand): Promise<SeenSeed> {
  return {
    hand: hand.number,
    hash: await hashServerSeed(hand.seed),
    clientSeed: clientSeedOf(room, hand),
    seed: hand.overAt === null ? null : hand.seed,
  };
}

export async function showOwn(
  { room: { currency }, offer: { game }, hand, sitting }: Shown,
  memberId: string,
): Promise<SeatsOwn> {
  const own = sitting.find((seat) => seat.memberId === memberId);
  const tell = (amount: bigint) => toDecimal(amount, currency);
  const nothing = { view: null, at: null, opened: [] };
  if (!own) return { seat: null, ...nothing, brought: tell(0n), balance: null };
  const { seat, brought, balance } = own;
  const isIn = hand && inHand(hand, own);
  return {
    seat,
    brought: tell(brought),
    balance,
    ...(isIn
      ? {
          view: tellAmounts(game.view(hand.state, seat), tell),
          at: { hand: hand.number, step: hand.step },
          opened: await openOf(game, hand, seat),
        }
      : nothing),
  };
}
