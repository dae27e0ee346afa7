/**
 * A round as its seats play it: the first cards, then a decision at a time until the game says that
 * nobody is waited for. Whoever does not answer in time is answered for. The room's row is held.
 */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { later, type Turned } from '#games-server/rooms/stored-room.ts';
import { changeRound, deal } from '#games-server/tables/deal-round.ts';
import { closeEntries, returnUnanswered } from '#games-server/tables/deal-entries.ts';
import { readStakes } from '#games-server/tables/stakes/stored-stake.ts';
import type { StoredTableRound } from '#games-server/tables/stored-table.ts';
import { readSeatBets } from './seat-bets.ts';
import { noteMissed } from './stand-up.ts';
import type { StoredPlay } from './play-shape.ts';
import { type PlayingRound, seatedRound } from './stored-play.ts';

/** Deals the first cards to the seats on which something lies. */
export async function beginPlay(
  transaction: Transaction,
  table: LiveTable,
  round: StoredTableRound,
  pace: number,
): Promise<Turned> {
  await transaction.query('SELECT 1 FROM games.table_rounds WHERE id = $1 FOR UPDATE', [round.id]);
  await closeEntries(transaction, round);
  const bets = await readSeatBets(transaction, table, round.id);
  const players = bets
    .filter(({ kind }) => kind === 's')
    .map(({ seat, memberId, entryId }) => ({ seat, memberId, entryId: entryId.toString() }))
    .toSorted((a, b) => a.seat - b.seat);
  const seats = players.map(({ seat }) => seat);
  await noteMissed(transaction, round.roomId, seats);
  const play = { seats, acts: [], keys: [], players, pending: null, refusedAt: null };
  return playOn(transaction, table, { ...round, play }, pace);
}

/** What is due of a round that is played: a decision the wallet was asked about, or one in time. */
export async function goOnPlaying(
  transaction: Transaction,
  table: LiveTable,
  round: StoredTableRound,
  pace: number,
): Promise<Turned> {
  const seated = seatedRound(table, round);
  if (!seated) throw new Error(`The round ${round.id} is played by nobody.`);
  const { play, now, seats } = seated;
  if (play.pending) return endAsking(transaction, table, { ...round, play }, pace);
  const leftMs = (round.turnEndsAt?.getTime() ?? 0) - round.now.getTime();
  if (leftMs > 0) return later(leftMs);
  // Who did not answer once is not waited for again in this round.
  const late = now.turn?.seat;
  let next = play;
  let turn = now.turn;
  while (turn?.seat === late && turn) {
    next = withAct(next, seats.idle, null);
    turn = seatedRound(table, { ...round, play: next })?.now.turn ?? null;
  }
  return playOn(transaction, table, { ...round, play: next }, pace);
}

/** A decision that costs nothing, or that was paid. */
export const withAct = (play: StoredPlay, act: string, key: string | null): StoredPlay => ({
  ...play,
  acts: [...play.acts, act],
  keys: [...play.keys, key],
  pending: null,
});

/** Waits for the next decision, or deals where none is to be taken. */
export async function playOn(
  transaction: Transaction,
  table: LiveTable,
  round: PlayingRound,
  pace: number,
): Promise<Turned> {
  const seated = seatedRound(table, round);
  if (!seated?.now.turn) return deal(transaction, table, round, pace);
  const { seats, play } = seated;
  const cardsMs = play.acts.length === 0 ? seats.dealMs(play.seats.length) : seats.cardMs;
  const turnMs = (cardsMs + seats.turnMs) / pace;
  await changeRound(
    transaction,
    round,
    `state = 'playing', play = $2,
     turn_ends_at = clock_timestamp() + make_interval(secs => $3)`,
    [JSON.stringify(play), turnMs / 1_000],
  );
  return { hasChanged: true, dueMs: turnMs };
}

/**
 * Once the wallet has answered for all, or no more is waited: the decision stands if its own stake
 * was taken, with those behind whose stakes were; else it was none, and what was taken goes back.
 */
async function endAsking(
  transaction: Transaction,
  table: LiveTable,
  round: PlayingRound,
  pace: number,
): Promise<Turned> {
  const { play } = round;
  const { pending } = play;
  if (!pending) throw new Error(`The round ${round.id} asks for nothing.`);
  const stakes = await readStakes(transaction, 'WHERE s.id = ANY($1) ORDER BY s.id', [
    pending.stakes,
  ]);
  const leftMs = Date.parse(pending.until) - round.now.getTime();
  if (leftMs > 0 && stakes.some(({ state }) => state === 'asking')) return later(leftMs);
  await returnUnanswered(transaction, round.id);
  const { rows } = await transaction.query<{ isPaid: boolean }>(
    `SELECT state = 'taken' AS "isPaid" FROM games.table_stakes WHERE id = $1 FOR UPDATE`,
    [pending.ownStake],
  );
  if (rows[0]?.isPaid) {
    const played = withAct(play, pending.act, pending.key);
    return playOn(transaction, table, { ...round, play: played }, pace);
  }
  await returnTaken(transaction, pending.stakes);
  await changeRound(transaction, round, 'play = $2', [
    JSON.stringify({ ...play, pending: null, refusedAt: play.acts.length }),
  ]);
  return {
    hasChanged: true,
    dueMs: Math.max(0, (round.turnEndsAt?.getTime() ?? 0) - round.now.getTime()),
  };
}

/** Those who would have followed a decision that was not paid for. */
async function returnTaken(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `UPDATE games.table_stakes AS s SET state = 'voiding', refusal_code = 'bet_too_late',
            due_at = clock_timestamp(), changed_at = clock_timestamp()
       FROM (SELECT id FROM games.table_stakes
              WHERE id = ANY($1::bigint[]) AND state = 'taken' ORDER BY id FOR UPDATE) AS paid
      WHERE s.id = paid.id`,
    [ids],
  );
}
