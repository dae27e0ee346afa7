/** A flight as it stands in the database; times are of the database's clock, which decides. */
import type { CrashFlight, PastFlight } from '@bahati/contract/games-frame/crash.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { multipleText } from './bets/stored-bet.ts';

export type StoredFlight = {
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

/** Reads flights; `rest` names them `f` and begins with WHERE or ORDER. */
export async function readFlights(
  database: Database | Transaction,
  rest: string,
  values: unknown[] = [],
): Promise<StoredFlight[]> {
  const { rows } = await database.query<StoredFlight>(
    `SELECT f.id, f.game, f.version, f.hash, f.previous_hash AS "previousHash", c.salt, f.point,
            f.state, f.closes_at AS "closesAt", f.starts_at AS "startsAt",
            f.started_at AS "startedAt", f.ceiling, f.ends_at AS "endsAt", f.over_at AS "overAt",
            f.is_interrupted AS "isInterrupted", clock_timestamp() AS now
       FROM games.crash_flights f JOIN games.crash_chains c ON c.id = f.chain_id ${rest}`,
    values,
  );
  return rows;
}

/** The newest, which is the one that is not over if there is one. */
export async function readNewestFlight(
  database: Database | Transaction,
): Promise<StoredFlight | undefined> {
  const [flight] = await readFlights(database, 'ORDER BY f.id DESC LIMIT 1');
  return flight;
}

/** What everybody may see: point and hash only once it is over. */
export function showFlight(flight: StoredFlight): CrashFlight {
  const isOver = flight.state === 'over';
  return {
    flightId: flight.id.toString(),
    game: flight.game,
    phase: flight.state,
    closesAt: flight.closesAt.toISOString(),
    startsAt: flight.startsAt.toISOString(),
    startedAt: flight.startedAt?.toISOString() ?? null,
    ceiling: flight.ceiling === null ? null : multipleText(flight.ceiling),
    previousHash: flight.previousHash,
    point: isOver ? multipleText(flight.point) : null,
    hash: isOver ? flight.hash : null,
    isInterrupted: flight.isInterrupted,
  };
}

export function showPast(flight: StoredFlight): PastFlight {
  const { hash, previousHash, salt, game, isInterrupted } = flight;
  if (flight.state !== 'over' || flight.overAt === null) {
    throw new Error(`The flight ${flight.id} is not over.`);
  }
  return {
    flightId: flight.id.toString(),
    game,
    point: multipleText(flight.point),
    hash,
    previousHash,
    salt,
    isInterrupted,
    at: flight.overAt.toISOString(),
  };
}
