/** What a player sees of the room: the flight, its bets, the flights before. */
import type { CrashState, SeenBet } from '@bahati/contract/games-frame/crash.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { multipleText, readBets, showBet } from './bets/stored-bet.ts';
import { readFlights, readNewestFlight, showFlight, showPast } from './stored-flight.ts';

const seenBets = 20;
const recentFlights = 25;
/** The room stays awake so long after somebody was there. */
const wantedSeconds = 20;

/** Keeps the room awake for whoever is there. */
export async function wantFlights(database: Database): Promise<void> {
  await database.query(
    `UPDATE games.crash_room SET wanted_until = clock_timestamp() + make_interval(secs => $1)
      WHERE wanted_until < clock_timestamp() + make_interval(secs => $1 / 2)`,
    [wantedSeconds],
  );
}

export async function readState(database: Database, memberId: bigint): Promise<CrashState> {
  await wantFlights(database);
  const flight = await readNewestFlight(database);
  const id = flight?.id ?? 0n;
  const own = await readBets(
    database,
    'WHERE b.flight_id = $1 AND b.member_id = $2 ORDER BY b.id DESC LIMIT 20',
    [id, memberId],
  );
  const past = await readFlights(database, "WHERE f.state = 'over' ORDER BY f.id DESC LIMIT $1", [
    recentFlights,
  ]);
  return {
    now: (flight?.now ?? new Date()).toISOString(),
    flight: flight ? showFlight(flight) : null,
    chain: await readChain(database),
    own: own.map(showBet),
    seen: await readSeen(database, id),
    recent: past.map(showPast),
  };
}

async function readChain(database: Database): Promise<CrashState['chain']> {
  const { rows } = await database.query<{
    terminatingHash: string;
    salt: string;
    games: number;
    committedAt: Date;
  }>(
    `SELECT terminating_hash AS "terminatingHash", salt, games, committed_at AS "committedAt"
       FROM games.crash_chains WHERE salt IS NOT NULL ORDER BY next_game > games, id LIMIT 1`,
  );
  const chain = rows[0];
  return chain ? { ...chain, committedAt: chain.committedAt.toISOString() } : null;
}

type SeenRow = {
  id: bigint;
  name: string;
  stake: bigint;
  currency: Currency;
  state: SeenBet['state'];
  leftAt: number | null;
  payout: bigint | null;
  count: number;
};

/** The dearest first. */
export async function readSeen(database: Database, flightId: bigint): Promise<CrashState['seen']> {
  const { rows } = await database.query<SeenRow>(
    `SELECT id, shown_name AS name, stake, currency, left_at AS "leftAt", payout,
            CASE WHEN state = 'aboard' THEN 'aboard'
                 WHEN left_at IS NULL THEN 'lost' ELSE 'left' END AS state,
            count(*) OVER ()::int AS count
       FROM games.crash_bets WHERE flight_id = $1 AND state IN ('aboard', 'paying', 'settled')
      ORDER BY weight DESC, id LIMIT $2`,
    [flightId, seenBets],
  );
  return { bets: rows.map(showSeen), count: rows[0]?.count ?? 0 };
}

function showSeen({ id, name, stake, currency, state, leftAt, payout }: SeenRow): SeenBet {
  return {
    key: id.toString(),
    name,
    stake: toDecimal(stake, currency),
    currency,
    state,
    multiple: leftAt === null ? null : multipleText(leftAt),
    payout: payout === null ? null : toDecimal(payout, currency),
  };
}
