/**
 * Counting who played with whom, after the hands and beside them. How far it came is written in the
 * same transaction as what was counted: killed at any moment it goes on where it was, and of several
 * processes one counts at a time.
 */
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { LeftAlone, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { replayStored } from '#games-server/seats/history/stored-replay.ts';
import type { DealtIn } from '#games-server/seats/stored-seats.ts';
import { pairsOfHand } from './hand-pairs.ts';
import { addPairs, type CountedPair, dropOldPairs } from './stored-pairs.ts';

const handsAtOnce = 100;
/** A hand that ended is committed long before, so that none is passed over. */
const usualLateSeconds = 60;
const pauseMs = 15_000;

type EndedHand = {
  id: bigint;
  code: string;
  roomId: bigint;
  number: number;
  gameCode: string;
  kind: string;
  currency: string;
  version: number;
  seed: string;
  settings: unknown;
  players: unknown;
  result: unknown;
  overAt: Date | null;
  isVoided: boolean;
};

/** Chips of a sit-and-go are no money: what goes over in it is no sum of it. */
const isCounted = ({ isVoided, kind }: EndedHand): boolean => !isVoided && kind === 'seats';

/** Counts a batch; answers for how long there is nothing more to do. */
export async function countPairs(
  { database }: { database: Database },
  lateSeconds: number = usualLateSeconds,
): Promise<number> {
  const counted = await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query(
      'SELECT FROM games.seat_pairs_progress FOR UPDATE SKIP LOCKED',
    );
    if (rows.length === 0) return 0;
    const hands = await readEnded(transaction, lateSeconds);
    const last = hands.at(-1);
    if (!last) return 0;
    const pairs: CountedPair[] = [];
    for (const hand of hands)
      if (isCounted(hand)) pairs.push(...(await pairsOf(transaction, hand)));
    await addPairs(transaction, pairs);
    // Set from the row itself: instants are cut to milliseconds on their way here.
    await transaction.query(
      `UPDATE games.seat_pairs_progress SET over_at = h.over_at, hand_id = h.id
         FROM games.hands h WHERE h.id = $1`,
      [last.id],
    );
    return hands.length;
  });
  if (counted === handsAtOnce) return 0;
  await dropOldPairs(database);
  return pauseMs;
}

async function readEnded(transaction: Transaction, lateSeconds: number): Promise<EndedHand[]> {
  const { rows } = await transaction.query<EndedHand>(
    `SELECT h.id, r.code, h.room_id AS "roomId", h.number, h.game_code AS "gameCode", r.kind,
            r.currency,
            h.version, h.seed, h.settings, h.players, h.result,
            h.over_at AS "overAt", h.voided_at IS NOT NULL AS "isVoided"
       FROM games.hands h JOIN games.rooms r ON r.id = h.room_id,
            games.seat_pairs_progress p
      WHERE h.over_at IS NOT NULL AND (h.over_at, h.id) > (p.over_at, p.hand_id)
        AND h.over_at < clock_timestamp() - make_interval(secs => $1)
      ORDER BY h.over_at, h.id LIMIT $2`,
    [lateSeconds, handsAtOnce],
  );
  return rows;
}

async function pairsOf(transaction: Transaction, hand: EndedHand): Promise<CountedPair[]> {
  const players = readState(hand.players) as readonly DealtIn[];
  const { stacks } = readState(hand.result) as { stacks: readonly SeatedPlayer[] };
  const { rows } = await transaction.query<{ id: string; memberId: string }>(
    `SELECT id::text, coalesce(member_id, '') AS "memberId" FROM games.seats
      WHERE id = ANY($1::bigint[])`,
    [players.map(({ seatId }) => seatId)],
  );
  const memberOf = new Map(rows.map(({ id, memberId }) => [id, memberId]));
  const counted = players.map(({ seatId, seat, stack }) => {
    return { seat, stack, memberId: memberOf.get(seatId) ?? noMember };
  });
  const alone = await leftAloneIn(transaction, hand, players);
  const { id, overAt: at, currency } = hand;
  if (!at) return [];
  // Who play into each other's hands are two members: a bot of the house is none of them.
  return pairsOfHand(counted, stacks, alone)
    .filter(({ one, other }) => one !== noMember && other !== noMember)
    .map((pair) => ({ ...pair, handId: id, at, currency }));
}

/** What stands for a bot, which has no key. */
const noMember = '';

/** A hand of other rules than today's cannot be played again: nothing is said of it. */
async function leftAloneIn(
  transaction: Transaction,
  hand: EndedHand,
  players: readonly DealtIn[],
): Promise<LeftAlone | null> {
  const game = seatOfferOf(hand.gameCode)?.game;
  if (!game?.leftAlone || players.length < 3) return null;
  const steps = await replayStored(transaction, game, hand);
  return steps && game.leftAlone(steps.map(({ state }) => state));
}
