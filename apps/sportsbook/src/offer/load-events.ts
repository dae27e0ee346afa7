/** Reads events from the tables into memory, where what was heard since stays. */
import type { Fixture, Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { type HeldEvent, type HeldEvents, type HeldMarket, unheard } from './held-events.ts';

const eventsAtOnce = 200;

type EventRow = {
  id: bigint;
  fixture: Fixture;
  statusVersion: bigint;
  status: HeldEvent['status'];
  stopVersion: bigint;
};

type MarketRow = {
  eventId: bigint;
  market: string;
  producer: Producer;
  oddsVersion: bigint;
  state: HeldMarket['state'];
  outcomes: HeldMarket['outcomes'];
  resultsVersion: bigint;
  results: HeldMarket['results'];
  cancelVersion: bigint;
  cancel: HeldMarket['cancel'];
};

/** Those to come, those in play and those that started after `since`. */
export async function loadOffered(
  database: Database,
  events: HeldEvents,
  since: Date,
): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM book.events WHERE starts_at > $1 OR state IN ('upcoming', 'live')
     ORDER BY id LIMIT 50000`,
    [since],
  );
  const ids = rows.map(({ id }) => id.toString());
  for (let at = 0; at < ids.length; at += eventsAtOnce) {
    await loadEvents(database, events, ids.slice(at, at + eventsAtOnce));
  }
}

/** Ids that are not in the tables are left out. */
export async function loadEvents(
  database: Database,
  events: HeldEvents,
  ids: readonly string[],
): Promise<void> {
  const [found, markets] = await Promise.all([
    database.query<EventRow>(
      `SELECT id, fixture, status_version AS "statusVersion", status, stop_version AS "stopVersion"
       FROM book.events WHERE id = ANY($1::bigint[]) LIMIT 1000`,
      [ids],
    ),
    database.query<MarketRow>(
      `SELECT event_id AS "eventId", market, producer, odds_version AS "oddsVersion", state, outcomes,
         results_version AS "resultsVersion", results, cancel_version AS "cancelVersion", cancel
       FROM book.markets WHERE event_id = ANY($1::bigint[]) LIMIT 100000`,
      [ids],
    ),
  ]);
  for (const row of found.rows) takeUpEvent(events.hold(row.id.toString()), row);
  for (const row of markets.rows) takeUpMarket(events.hold(row.eventId.toString()), row);
}

function takeUpEvent(event: HeldEvent, row: EventRow): void {
  if (row.fixture.version > (event.fixture?.version ?? -1)) event.fixture = row.fixture;
  event.stopVersion = Math.max(event.stopVersion, Number(row.stopVersion));
  const statusVersion = Number(row.statusVersion);
  if (statusVersion <= event.statusVersion) return;
  event.statusVersion = statusVersion;
  event.status = row.status;
}

function takeUpMarket(event: HeldEvent, row: MarketRow): void {
  const held = event.markets.get(row.market) ?? { market: row.market, ...unheard };
  const oddsVersion = Number(row.oddsVersion);
  const resultsVersion = Number(row.resultsVersion);
  const cancelVersion = Number(row.cancelVersion);
  const { producer, state, outcomes, results, cancel } = row;
  event.markets.set(row.market, {
    ...held,
    ...(oddsVersion > held.oddsVersion ? { producer, oddsVersion, state, outcomes } : {}),
    ...(resultsVersion > held.resultsVersion ? { resultsVersion, results } : {}),
    ...(cancelVersion > held.cancelVersion ? { cancelVersion, cancel } : {}),
  });
}
