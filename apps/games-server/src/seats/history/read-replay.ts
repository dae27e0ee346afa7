/** An own hand step by step, with what its player saw from his seat and no more. */
import {
  mostStepsTold,
  type Replay,
  type ReplayStep,
} from '@bahati/contract/games-frame/hand-history.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { openCards } from '@bahati/fairness/deck-commitments.ts';
import type { AnySeatGame, SeatEvent, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { readState, tellAmounts } from '#games-server/seats/plain-json.ts';
import { clientSeedOf } from '#games-server/seats/replay-hand.ts';
import { readHand, type StoredHand } from '#games-server/seats/stored-seats.ts';
import { replayStored } from './stored-replay.ts';

type Session = Pick<FrameSession, 'memberId' | 'gameCode' | 'currency'>;
type Tell = (amount: bigint) => string;

/** Refuses `not_found`: also of a hand that is played, and one he was not dealt into. */
export async function readReplay(
  database: Database,
  session: Session,
  handId: string,
  from: number,
): Promise<Replay> {
  const hand = await readHand(database, BigInt(handId));
  if (!hand?.result || hand.rake === null || hand.overAt === null) throw new Refusal('not_found');
  const ownSeat = await readOwnSeat(database, session, hand);
  const room = await readRoom(database, hand.roomId);
  const game = seatOfferOf(hand.gameCode)?.game;
  if (ownSeat === undefined || !room || !game) throw new Refusal('not_found');
  const tell: Tell = (amount) => toDecimal(amount, session.currency);
  const settings = await readSettings(database, hand.id);
  const stored = { ...hand, code: room.code, settings };
  const steps = (await replayStored(database, game, stored)) ?? [];
  const stacks = hand.result.stacks.map(({ seat, stack }) => ({ seat, stack: tell(stack) }));
  return {
    handId,
    number: hand.number,
    at: hand.overAt.toISOString(),
    ownSeat,
    seats: room.settings.seats ?? 0,
    settings: tellAmounts(readState(settings), tell),
    dealt: hand.players.map(({ seat, stack, name, bot }) => {
      return { seat, stack: tell(stack), name, isBot: bot !== undefined };
    }),
    result: { stacks, rake: tell(hand.rake) },
    isVoided: hand.voidedAt !== null,
    deck: await openDeck(game, hand, ownSeat),
    seed: game.deck ? null : await openSeed(room, hand),
    stepCount: steps.length,
    steps: steps
      .slice(from, from + mostStepsTold)
      .map((step, at) => tellStep(game, step, from + at, ownSeat, tell)),
  };
}

async function readOwnSeat(
  database: Database,
  { memberId, gameCode, currency }: Session,
  { players }: StoredHand,
): Promise<number | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT id::text FROM games.seats WHERE id = ANY($1::bigint[]) AND member_id = $2
        AND game_code = $3 AND currency = $4`,
    [players.map(({ seatId }) => seatId), memberId, gameCode, currency],
  );
  return players.find(({ seatId }) => seatId === rows[0]?.id)?.seat;
}

async function readSettings(database: Database, id: bigint): Promise<unknown> {
  const { rows } = await database.query<{ settings: unknown }>(
    'SELECT settings FROM games.hands WHERE id = $1',
    [id],
  );
  return rows[0]?.settings;
}

/** What opens the cards that lay open for everybody and for this seat. */
async function openDeck(
  { deck }: AnySeatGame,
  { state, seed, commitment }: StoredHand,
  seat: number,
): Promise<Replay['deck']> {
  if (!deck || !commitment) return null;
  const { hash, places } = commitment;
  const opened = await openCards(seed, deck.order(state), deck.open(state, seat));
  return { hash, places: [...places], opened: [...opened] };
}

async function openSeed(room: StoredRoom, hand: StoredHand): Promise<Replay['seed']> {
  const hash = await hashServerSeed(hand.seed);
  return { hash, clientSeed: clientSeedOf(room, hand), seed: hand.seed };
}

function tellStep(
  game: AnySeatGame,
  { state, events }: Step<unknown>,
  step: number,
  seat: number,
  tell: Tell,
): ReplayStep {
  const seen = (each: SeatEvent) => game.viewEvent(each, null) ?? [];
  return {
    step,
    turn: game.turn(state),
    view: tellAmounts(game.view(state, null), tell),
    own: tellAmounts(game.view(state, seat), tell),
    events: tellAmounts(events.flatMap(seen), tell) as unknown[],
  };
}
