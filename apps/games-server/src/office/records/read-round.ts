/** One round of a live table with everything of it, and who bet in it. */
import type { OfficeRound } from '@bahati/contract/rooms-office/records.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Language } from '#games-server/games/game.ts';
import { readNotes } from '#games-server/office/office-log.ts';
import { readRoundSeats } from '#games-server/office/rooms/round-seats.ts';
import { readRoom } from '#games-server/rooms/stored-room.ts';
import { rulesOf, stateOf } from '#games-server/tables/outcome.ts';
import { readTableRounds, type StoredTableRound } from '#games-server/tables/stored-table.ts';
import { roomOf } from './of-room.ts';

/** Refuses `not_found`. */
export async function readOfficeRound(
  { database }: Context,
  id: string,
  language: Language,
): Promise<OfficeRound> {
  const [round] = await readTableRounds(database, 'WHERE t.id = $1', [id]);
  if (!round) throw new Refusal('not_found');
  const room = await roomOf(database, round.roomId);
  const { players, stake, payout } = await readSums(database, id);
  const isDealt = round.dealtAt !== null;
  return {
    roundId: id,
    room,
    number: round.game,
    version: round.version,
    phase: round.state,
    voidedAt: round.voidedAt?.toISOString() ?? null,
    void: await readVoid(database, id),
    closesAt: round.closesAt.toISOString(),
    dealtAt: round.dealtAt?.toISOString() ?? null,
    endsAt: round.endsAt?.toISOString() ?? null,
    previousHash: round.previousHash,
    hash: isDealt ? round.hash : null,
    salt: round.salt,
    ...tellOutcome(room, round, language),
    seats: await readSeats(database, round),
    players,
    stake: toDecimal(stake, room.currency),
    payout: toDecimal(payout, room.currency),
    notes: await readNotes(database, `round ${id}`),
  };
}

async function readSeats(
  database: Context['database'],
  round: StoredTableRound,
): Promise<OfficeRound['seats']> {
  const room = await readRoom(database, round.roomId);
  const table = room && liveTableOf(room.gameCode);
  return room && table ? readRoundSeats(database, room, table, round) : [];
}

type Outcome = Pick<OfficeRound, 'picture' | 'outcome'>;

/** Stands where money of a bet would. */
const ofBet = '\u0000';

/**
 * Of a dealt round, told as if a chip had been laid on its first place. What that would have won is
 * nobody's and is left out.
 */
function tellOutcome(
  { gameCode }: OfficeRound['room'],
  round: StoredTableRound,
  language: Language,
): Outcome {
  const table = liveTableOf(gameCode);
  if (!table || round.dealtAt === null) return { picture: null, outcome: [] };
  const rules = rulesOf(table, round);
  const state = stateOf(table, rules.firstOpening, round);
  const { outcome } = rules.tell(state, language, () => ofBet);
  const shown = round.shown as Record<string, unknown>;
  return {
    picture: { game: rules.code, version: round.version, shown },
    outcome: outcome.filter(({ value }) => !value.includes(ofBet)),
  };
}

async function readSums(
  database: Context['database'],
  id: string,
): Promise<{ players: number; stake: bigint; payout: bigint }> {
  const { rows } = await database.query<{ players: number; stake: bigint; payout: bigint }>(
    `SELECT count(*) FILTER (WHERE state <> 'voided')::int AS players,
            coalesce(sum(s.staked) FILTER (WHERE state <> 'voided'), 0)::bigint AS stake,
            coalesce(sum(payout), 0)::bigint AS payout
       FROM games.table_entries e
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount), 0) AS staked FROM games.table_stakes
         WHERE entry_id = e.id AND state = 'taken') s
      WHERE e.round_id = $1`,
    [id],
  );
  return rows[0] ?? { players: 0, stake: 0n, payout: 0n };
}

async function readVoid(database: Context['database'], id: string): Promise<OfficeRound['void']> {
  const { rows } = await database.query<{
    state: NonNullable<OfficeRound['void']>['state'];
    reason: string;
    askedBy: string;
    approvedBy: string;
    at: Date;
    attempts: number;
    refusal: string | null;
    details: Record<string, unknown> | null;
  }>(
    `SELECT state, reason, asked_by AS "askedBy", approved_by AS "approvedBy", at, attempts,
            refusal_code AS refusal, refusal_details AS details
       FROM games.round_voids WHERE round_id = $1`,
    [id],
  );
  const [row] = rows;
  return row ? { ...row, at: row.at.toISOString(), details: row.details ?? {} } : null;
}
