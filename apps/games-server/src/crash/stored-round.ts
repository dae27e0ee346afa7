/** A round as it stands in the database; times are of the database's clock, which decides. */
import type { CrashRound, PastRound } from '@bahati/contract/games-frame/crash.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { multipleText } from './bets/stored-bet.ts';

export type StoredRound = {
  id: bigint;
  game: number;
  version: number;
  hash: string;
  previousHash: string;
  salt: string;
  /** In hundredths, like the ceiling. */
  point: bigint;
  state: 'betting' | 'flying' | 'over';
  closesAt: Date;
  startsAt: Date;
  startedAt: Date | null;
  ceiling: number | null;
  endsAt: Date | null;
  overAt: Date | null;
  isInterrupted: boolean;
  /** When it was read. */
  now: Date;
};

/** Reads rounds; `rest` names them `f` and begins with WHERE or ORDER. */
export async function readRounds(
  database: Database | Transaction,
  rest: string,
  values: unknown[] = [],
): Promise<StoredRound[]> {
  const { rows } = await database.query<StoredRound>(
    `SELECT f.id, f.game, f.version, f.hash, f.previous_hash AS "previousHash", c.salt, f.point,
            f.state, f.closes_at AS "closesAt", f.starts_at AS "startsAt",
            f.started_at AS "startedAt", f.ceiling, f.ends_at AS "endsAt", f.over_at AS "overAt",
            f.is_interrupted AS "isInterrupted", clock_timestamp() AS now
       FROM games.crash_rounds f JOIN games.chains c ON c.id = f.chain_id ${rest}`,
    values,
  );
  return rows;
}

/** The newest, which is the one that is not over if there is one. */
export async function readNewestRound(
  database: Database | Transaction,
): Promise<StoredRound | undefined> {
  const [round] = await readRounds(database, 'ORDER BY f.id DESC LIMIT 1');
  return round;
}

/** What everybody may see: point and hash only once it is over. */
export function showRound(round: StoredRound): CrashRound {
  const isOver = round.state === 'over';
  return {
    roundId: round.id.toString(),
    game: round.game,
    phase: round.state,
    closesAt: round.closesAt.toISOString(),
    startsAt: round.startsAt.toISOString(),
    startedAt: round.startedAt?.toISOString() ?? null,
    ceiling: round.ceiling === null ? null : multipleText(round.ceiling),
    previousHash: round.previousHash,
    point: isOver ? multipleText(round.point) : null,
    hash: isOver ? round.hash : null,
    isInterrupted: round.isInterrupted,
  };
}

export function showPast(round: StoredRound): PastRound {
  const { hash, previousHash, salt, game, isInterrupted } = round;
  if (round.state !== 'over' || round.overAt === null) {
    throw new Error(`The round ${round.id} is not over.`);
  }
  return {
    roundId: round.id.toString(),
    game,
    point: multipleText(round.point),
    hash,
    previousHash,
    salt,
    isInterrupted,
    at: round.overAt.toISOString(),
  };
}
