/**
 * Match days of virtual leagues: which there are by the database's clock, and how each was drawn. A
 * row has its seed before bets on it are taken; everything else follows from it, so that nothing is
 * lost with a process.
 */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import {
  cycleSeconds,
  daysOfSeason,
  pairingsOf,
  playSeconds,
  ratesOf,
  type VirtualLeague,
  type VirtualTeam,
} from '@bahati/book-rules/virtual/virtual-leagues.ts';
import {
  playVirtual,
  type VirtualGoal,
  type VirtualRates,
} from '@bahati/book-rules/virtual/virtual-match.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { ensureChain, holdNextPlace, laneOf, usePlace } from './virtual-chains.ts';

/** So many days can be bet on at a time, the next one included. */
export const daysAhead = 2;

export type VirtualDay = {
  id: string;
  league: string;
  season: number;
  day: number;
  startsAt: Date;
  endsAt: Date;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
};

export type VirtualMatch = {
  /** Its place in the day, and the nonce it is drawn with. */
  nonce: number;
  home: VirtualTeam;
  away: VirtualTeam;
  homePlace: number;
  awayPlace: number;
  rates: VirtualRates;
};

const columns = `id::text, league, season, day, starts_at AS "startsAt", ends_at AS "endsAt",
  server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed"`;

/** Kick-off number `turn` of a league, counted from 1970. */
function startOf({ offsetSeconds }: VirtualLeague, turn: number): Date {
  return new Date((turn * cycleSeconds + offsetSeconds) * 1_000);
}

/** Makes the days that are missing up to `daysAhead`; of two processes one makes each. */
export async function ensureDays(database: Database, league: VirtualLeague): Promise<void> {
  const { rows } = await database.query<{ now: Date }>('SELECT now() AS now');
  const now = rows[0]?.now.getTime() ?? 0;
  const first = Math.ceil((now / 1_000 - league.offsetSeconds) / cycleSeconds);
  for (let turn = first; turn < first + daysAhead; turn += 1)
    await ensureDay(database, league, turn);
}

/** In one step with the place it takes on its chain, so that none is left out or used twice. */
async function ensureDay(database: Database, league: VirtualLeague, turn: number): Promise<void> {
  const { code } = league;
  const length = daysOfSeason(league);
  const startsAt = startOf(league, turn);
  const [season, day] = [Math.floor(turn / length), turn % length];
  const lane = laneOf(turn);
  await ensureChain(database, code, lane);
  await inTransaction(database, async (transaction) => {
    const next = await holdNextPlace(transaction, code, lane);
    if (!next) return;
    const { rowCount } = await transaction.query(
      `INSERT INTO book.virtual_days (league, season, day, starts_at, ends_at, server_seed,
         server_seed_hash, client_seed, chain_id, place)
       SELECT $1::text, $2::int, $3::int, $4::timestamptz,
              $4::timestamptz + make_interval(secs => $5), $6, $7, $8, $9, $10
        WHERE NOT EXISTS (SELECT 1 FROM book.virtual_days
                           WHERE league = $1 AND season = $2 AND day = $3)
       ON CONFLICT DO NOTHING`,
      [
        code,
        season,
        day,
        startsAt,
        playSeconds,
        next.serverSeed,
        next.serverSeedHash,
        `${next.salt}:${code}:${season}:${day}`,
        next.chainId,
        next.place,
      ],
    );
    if (rowCount) await usePlace(transaction, next);
  });
}

/** Days that are open, in play, or over for less than a cycle, by start, with the database's time. */
export async function readCurrentDays(
  database: Database,
): Promise<{ days: VirtualDay[]; now: Date }> {
  const { rows } = await database.query<VirtualDay & { now: Date }>(
    `SELECT ${columns}, now() AS now FROM book.virtual_days
      WHERE ends_at > now() - make_interval(secs => $1) ORDER BY starts_at, id LIMIT 40`,
    [cycleSeconds * 2],
  );
  return { days: rows, now: rows[0]?.now ?? new Date() };
}

/** Days whose word may be lost: over, and not settled in the book's tables. */
export async function readUnsettledDays(database: Database): Promise<VirtualDay[]> {
  const { rows } = await database.query<VirtualDay>(
    `SELECT ${columns} FROM book.virtual_days d
      WHERE ends_at <= now() AND ends_at > now() - interval '2 days'
        AND EXISTS (SELECT 1 FROM book.markets m
                     WHERE m.event_id = ${firstEventOf('d.id')} AND m.results IS NULL)
      ORDER BY starts_at LIMIT 1000`,
  );
  return rows;
}

export type ProvenDay = VirtualDay & {
  isOver: boolean;
  /** Where it stands on which chain; null of a day from before there were chains. */
  chain: { terminatingHash: string; salt: string; days: number; place: number } | null;
};

export async function readDay(database: Database, id: string): Promise<ProvenDay | undefined> {
  const { rows } = await database.query<ProvenDay>(
    `SELECT ${columns}, ends_at <= now() AS "isOver",
            (SELECT json_build_object('terminatingHash', c.terminating_hash, 'salt', c.salt,
                'days', c.days, 'place', d.place)
               FROM book.virtual_chains c WHERE c.id = d.chain_id) AS chain
       FROM book.virtual_days d WHERE d.id = $1`,
    [id],
  );
  return rows[0];
}

/** Days that are over, newest first. */
export async function readPastDays(
  database: Database,
  league: string,
  { before, most }: { before?: Date; most: number },
): Promise<VirtualDay[]> {
  const { rows } = await database.query<VirtualDay>(
    `SELECT ${columns} FROM book.virtual_days
      WHERE league = $1 AND starts_at < coalesce($2, now()) AND ends_at <= now()
      ORDER BY starts_at DESC LIMIT $3`,
    [league, before ?? null, most],
  );
  return rows;
}

/** Every day of the running season that is over, in order. */
export async function readSeason(database: Database, league: string): Promise<VirtualDay[]> {
  const { rows } = await database.query<VirtualDay>(
    `SELECT ${columns} FROM book.virtual_days
      WHERE league = $1 AND ends_at <= now()
        AND season = (SELECT season FROM book.virtual_days
                       WHERE league = $1 AND starts_at <= now() ORDER BY starts_at DESC LIMIT 1)
      ORDER BY day LIMIT 100`,
    [league],
  );
  return rows;
}

const eventsFrom = 900_000_000_000_000_000n;
const perDay = 16n;

/** Ids of the book's own events are above every id of the feed. */
export const eventIdOf = ({ id }: Pick<VirtualDay, 'id'>, nonce: number): string =>
  String(eventsFrom + BigInt(id) * perDay + BigInt(nonce));

const firstEventOf = (column: string): string => `${eventsFrom} + ${column} * ${perDay}`;

export const matchesOf = (
  league: VirtualLeague,
  { day }: Pick<VirtualDay, 'day'>,
): VirtualMatch[] =>
  pairingsOf(league, day).flatMap(({ home: homePlace, away: awayPlace }, nonce) => {
    const [home, away] = [league.teams[homePlace], league.teams[awayPlace]];
    if (!home || !away) return [];
    return [{ nonce, home, away, homePlace, awayPlace, rates: ratesOf(home, away) }];
  });

/** The goals of a match, from the day's seed. */
export function drawMatch(day: VirtualDay, { nonce, rates }: VirtualMatch): VirtualGoal[] {
  const position = { clientSeed: day.clientSeed, nonce };
  const stream = createDrawStream(createNodeHmac(day.serverSeed), position);
  return playVirtual(rates, (range) => stream.nextInt(range));
}
