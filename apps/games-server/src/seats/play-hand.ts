/**
 * Hands under the lock of their room: dealt, said on step by step, ended. Chips are moved from the
 * seats into the hand as it begins and back as it ends, in the transaction that says so; nothing of
 * them is in memory alone.
 */
import { randomBytes } from 'node:crypto';
import { commitDeck } from '@bahati/fairness/deck-commitments.ts';
import type { SeatEvent, SeatResult, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { botsIn, botsNet, noteBotHand } from './bots/bot-results.ts';
import { readState, writeState } from './plain-json.ts';
import { drawOf } from './replay-hand.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { DealtIn, StoredHand, StoredSeat } from './stored-seats.ts';

/** Deals to these seats, who have something before them. */
export async function beginHand(
  transaction: Transaction,
  room: StoredRoom,
  offer: SeatOffer,
  {
    seats,
    last,
    turnMs,
    settings = readState(room.settings.game),
  }: {
    seats: readonly StoredSeat[];
    last: StoredHand | undefined;
    turnMs: number;
    /** Where they change from hand to hand; absent: the room's. */
    settings?: unknown;
  },
): Promise<void> {
  const players: DealtIn[] = seats.map(({ id, seat, stack, shownName: name, bot }) => {
    return { seatId: id.toString(), seat, stack, name, ...(bot === null ? {} : { bot }) };
  });
  const hand = { number: (last?.number ?? 0) + 1, seed: randomBytes(32).toString('hex') };
  const before =
    last && last.version === offer.game.version ? offer.game.between(last.state) : null;
  const step = offer.game.begin(settings, players, before, drawOf(room, hand, 0));
  assertKept(offer, players, step);
  await moveStacks(
    transaction,
    players.map(({ seatId, stack }) => ({ seatId, amount: -stack })),
  );
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.hands (room_id, number, game_code, version, seed, settings, players, state,
       commitment, turn, turn_ends_at, bots)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
             clock_timestamp() + make_interval(secs => $11::float8 / 1000), $12)
     RETURNING id`,
    [
      room.id,
      hand.number,
      room.gameCode,
      offer.game.version,
      hand.seed,
      writeState(settings),
      writeState(players),
      writeState(step.state),
      await commitmentOf(offer, hand.seed, step.state),
      offer.game.turn(step.state),
      turnMs,
      botsIn(players),
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A hand was not written.');
  await addStep(transaction, { handId: id, step: 0, seat: null, act: null, isIdle: false }, step);
  const result = offer.game.result(step.state);
  if (result) await endHand(transaction, id, players, result);
}

/** Every card of the deck is promised by itself before anybody sees one. */
async function commitmentOf(
  { game }: SeatOffer,
  seed: string,
  state: unknown,
): Promise<string | null> {
  return game.deck ? JSON.stringify(await commitDeck(seed, game.deck.order(state))) : null;
}

export type Word = { seat: number; act: unknown; isIdle: boolean };

/** Refuses what the game does not allow now. */
export async function playStep(
  transaction: Transaction,
  room: StoredRoom,
  offer: SeatOffer,
  hand: StoredHand,
  { seat, act, isIdle }: Word,
  turnMs: number,
): Promise<void> {
  const { game } = offer;
  const number = hand.step + 1;
  const played = game.act(hand.state, seat, act, drawOf(room, hand, number));
  if ('refused' in played) throw new Refusal(played.refused);
  assertKept(offer, hand.players, played);
  await transaction.query(
    `UPDATE games.hands SET state = $2, step = $3, turn = $4::smallint,
            turn_ends_at = CASE WHEN $4::smallint IS NULL THEN NULL
              ELSE clock_timestamp() + make_interval(secs => $5::float8 / 1000) END
      WHERE id = $1`,
    [hand.id, writeState(played.state), number, game.turn(played.state), turnMs],
  );
  await addStep(transaction, { handId: hand.id, step: number, seat, act, isIdle }, played);
  const result = game.result(played.state);
  if (result) await endHand(transaction, hand.id, hand.players, result);
}

type StepRow = { handId: bigint; step: number; seat: number | null; act: unknown; isIdle: boolean };

async function addStep(
  transaction: Transaction,
  { handId, step, seat, act, isIdle }: StepRow,
  { events }: { events: readonly SeatEvent[] },
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.hand_steps (hand_id, step, seat, act, is_idle, events)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [handId, step, seat, act === null ? null : writeState(act), isIdle, writeState(events)],
  );
}

async function endHand(
  transaction: Transaction,
  handId: bigint,
  players: readonly DealtIn[],
  result: SeatResult,
): Promise<void> {
  const idOf = (seat: number) => {
    const player = players.find((each) => each.seat === seat);
    if (!player) throw new Error(`Nobody was dealt in at seat ${seat}.`);
    return player.seatId;
  };
  await moveStacks(
    transaction,
    result.stacks.map(({ seat, stack }) => ({ seatId: idOf(seat), amount: stack })),
  );
  const contributed = result.contributed.map(({ seat, stack }) => {
    return { id: idOf(seat), amount: stack.toString() };
  });
  // Chips of a sit-and-go are no turnover.
  await transaction.query(
    `UPDATE games.seats AS s SET contributed = s.contributed + c.amount
       FROM jsonb_to_recordset($1::jsonb) AS c (id bigint, amount bigint), games.rooms r
      WHERE s.id = c.id AND r.id = s.room_id AND r.kind = 'seats'`,
    [JSON.stringify(contributed)],
  );
  await transaction.query(
    `UPDATE games.hands SET result = $2, rake = $3, over_at = clock_timestamp(), turn = NULL,
            turn_ends_at = NULL, bots_net = $4
      WHERE id = $1`,
    [
      handId,
      writeState({ stacks: result.stacks, contributed: result.contributed }),
      result.rake,
      botsNet(players, result.stacks),
    ],
  );
  await noteBotHand(transaction, handId, players, result.stacks);
}

/** Out of the seats, with less than nothing as amounts, or back onto them. */
export async function moveStacks(
  transaction: Transaction,
  moves: readonly { seatId: string; amount: bigint }[],
): Promise<void> {
  const rows = moves.map(({ seatId, amount }) => ({ id: seatId, amount: amount.toString() }));
  await transaction.query(
    `UPDATE games.seats AS s SET stack = s.stack + m.amount
       FROM jsonb_to_recordset($1::jsonb) AS m (id bigint, amount bigint) WHERE s.id = m.id`,
    [JSON.stringify(rows)],
  );
}

/** A game that loses or makes chips is stopped before anything is written. */
function assertKept(
  { game }: SeatOffer,
  players: readonly { stack: bigint }[],
  { state }: Step<unknown>,
): void {
  const result = game.result(state);
  if (!result) return;
  const sum = (stacks: readonly { stack: bigint }[]) =>
    stacks.reduce((all, { stack }) => all + stack, 0n);
  const after = sum(result.stacks) + result.rake;
  if (after !== sum(players) || result.stacks.some(({ stack }) => stack < 0n)) {
    throw new Error(`A hand of ${game.code} does not keep its chips.`);
  }
}
