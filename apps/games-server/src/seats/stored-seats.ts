/** Seats, buy-ins and hands as they stand in the database. */
import type { SeatedPlayer, SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { DeckCommitments } from '@bahati/fairness/deck-commitments.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { readState } from './plain-json.ts';

export type StoredSeat = {
  id: bigint;
  externalId: string;
  roomId: bigint;
  seat: number;
  gameCode: string;
  /** Null: it is a bot's. */
  memberId: string | null;
  /** The number of a bot of the house at its table; null: it is a member's. */
  bot: number | null;
  currency: Currency;
  shownName: string;
  state: 'asking' | 'in' | 'paying' | 'left' | 'refused' | 'returning';
  stack: bigint;
  isAway: boolean;
  isLeaving: boolean;
  /** Milliseconds for which he has let hands pass. */
  awayMs: number;
  bankMs: number;
  contributed: bigint;
  payout: bigint | null;
  /** Of a sit-and-go, once he is out or has won; null: he plays, or it is none. */
  place: number | null;
  /** Of a tournament of several tables: its own room, and its number there; null: it is of none. */
  tournamentId: bigint | null;
  entry: number | null;
  /** How many were out once he was; null: he is not. */
  outCount: number | null;
  balance: string | null;
  attempts: number;
  /** All that was taken from the wallet for this seat, or brought by a bot. */
  brought: bigint;
  /** Null: it is a bot's. */
  platformToken: string | null;
  satAt: Date;
};

/** Of whom the wallet may be asked. */
export type MemberSeat = StoredSeat & { memberId: string; platformToken: string };

export const isMembers = (seat: StoredSeat): seat is MemberSeat =>
  seat.memberId !== null && seat.platformToken !== null;

const selectSeats = `SELECT s.id, s.external_id AS "externalId", s.room_id AS "roomId", s.seat,
            s.game_code AS "gameCode", s.member_id AS "memberId", s.bot, s.currency,
            s.shown_name AS "shownName", s.state, s.stack, s.is_away AS "isAway",
            s.is_leaving AS "isLeaving", s.bank_ms AS "bankMs", s.contributed, s.payout, s.place,
            s.tournament_id AS "tournamentId", s.entry, s.out_count AS "outCount",
            s.balance,
            s.attempts,
            coalesce(extract(epoch FROM clock_timestamp() - s.away_since) * 1000, 0)::float8
              AS "awayMs",
            (SELECT coalesce(sum(b.amount), 0)::bigint FROM games.seat_buy_ins b
              WHERE b.seat_id = s.id AND b.state = 'taken') AS brought,
            f.platform_token AS "platformToken", s.sat_at AS "satAt"
       FROM games.seats s LEFT JOIN games.frame_sessions f ON f.id = s.session_id`;

/** Reads seats; `rest` names them `s` and begins with WHERE. */
export async function readSeats(
  database: Pick<Database | Transaction, 'query'>,
  rest: string,
  values: unknown[],
): Promise<StoredSeat[]> {
  const { rows } = await database.query<StoredSeat>(`${selectSeats} ${rest}`, values);
  return rows;
}

/** Those who sit in a room, clockwise. Asked for at every word, so it is prepared. */
export async function readSitting(
  database: Pick<Database | Transaction, 'query'>,
  roomId: bigint,
): Promise<StoredSeat[]> {
  const { rows } = await database.query<StoredSeat>({
    name: 'seats-sitting',
    text: `${selectSeats}
            WHERE s.room_id = $1 AND s.state IN ('asking', 'in') ORDER BY s.seat`,
    values: [roomId],
  });
  return rows;
}

export type DealtIn = SeatedPlayer & {
  readonly seatId: string;
  readonly name: string;
  /** Its number, of a bot of the house; absent: a member. */
  readonly bot?: number;
};

export type StoredHand = {
  id: bigint;
  roomId: bigint;
  number: number;
  gameCode: string;
  version: number;
  seed: string;
  players: readonly DealtIn[];
  state: unknown;
  step: number;
  turn: number | null;
  turnEndsAt: Date | null;
  result: { stacks: readonly SeatedPlayer[]; contributed: readonly SeatedPlayer[] } | null;
  rake: bigint | null;
  overAt: Date | null;
  /** Two of the staff voided it. */
  voidedAt: Date | null;
  beganAt: Date;
  /** What happened through its last steps, everything included, the last one last. */
  recent: readonly (readonly SeatEvent[])[];
  /** Null: it has no deck. */
  commitment: DeckCommitments | null;
  now: Date;
};

/** Steps of players who are away follow each other at once: so many are told together. */
const recentSteps = 4;

/** The newest hand of a room; undefined: none was ever dealt. */
export const readNewestHand = (
  database: Pick<Database | Transaction, 'query'>,
  roomId: bigint,
): Promise<StoredHand | undefined> =>
  readOne(
    database,
    { name: 'hand-newest', rest: 'WHERE h.room_id = $1 ORDER BY h.number DESC LIMIT 1' },
    roomId,
  );

export const readHand = (
  database: Pick<Database | Transaction, 'query'>,
  id: bigint,
): Promise<StoredHand | undefined> =>
  readOne(database, { name: 'hand', rest: 'WHERE h.id = $1' }, id);

async function readOne(
  database: Pick<Database | Transaction, 'query'>,
  { name, rest }: { name: string; rest: string },
  value: bigint,
): Promise<StoredHand | undefined> {
  const { rows } = await database.query<StoredHand>({
    name,
    text: `SELECT h.id, h.room_id AS "roomId", h.number, h.game_code AS "gameCode", h.version, h.seed,
            h.players, h.state, h.commitment, h.step, h.turn, h.turn_ends_at AS "turnEndsAt",
            h.result, h.rake, h.over_at AS "overAt", h.voided_at AS "voidedAt",
            h.began_at AS "beganAt", clock_timestamp() AS now,
            (SELECT jsonb_agg(t.events ORDER BY t.step) FROM games.hand_steps t
              WHERE t.hand_id = h.id AND t.step > h.step - $2) AS recent
       FROM games.hands h ${rest}`,
    values: [value, recentSteps],
  });
  const hand = rows[0];
  return (
    hand && {
      ...hand,
      players: readState(hand.players) as DealtIn[],
      state: readState(hand.state),
      result: readState(hand.result) as StoredHand['result'],
      recent: readState(hand.recent) as SeatEvent[][],
    }
  );
}

/** Whoever sat down where another was dealt in is none of the hand's. */
export function inHand({ players }: StoredHand, { id }: Pick<StoredSeat, 'id'>) {
  return players.find(({ seatId }) => seatId === id.toString());
}
