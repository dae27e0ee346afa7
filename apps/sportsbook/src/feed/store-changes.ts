/** Writes what was heard into the tables; a row that holds something newer stays as it is. */
import { inTransaction, type Database, type Transaction } from '@bahati/server-kit/database.ts';
import type { Producer } from '@bahati/contract/odds-feed/feed.ts';
import { type HeldEvent, type HeldMarket, stateOf } from '#sportsbook/offer/held-events.ts';

export type StoredMarket = { eventId: string; market: HeldMarket };

export type Batch = {
  /** Each with its fixture. */
  events: readonly HeldEvent[];
  odds: readonly StoredMarket[];
  results: readonly StoredMarket[];
  cancels: readonly StoredMarket[];
  /** Up to when, in milliseconds, a producer's words are in the tables with this batch. */
  marks: readonly (readonly [Producer, number])[];
};

/** All of it or nothing. Results and cancels come with the settlement's tasks. */
export async function storeBatch(database: Database, batch: Batch): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (batch.events.length > 0) await storeEvents(transaction, batch.events);
    if (batch.odds.length > 0) await storeOdds(transaction, batch.odds);
    if (batch.results.length > 0) await storeResults(transaction, batch.results);
    if (batch.cancels.length > 0) await storeCancels(transaction, batch.cancels);
    if (batch.marks.length > 0) await storeMarks(transaction, batch.marks);
  });
}

/** In one order everywhere, so that two who write never wait for each other in a circle. */
const inOrder = (rows: readonly StoredMarket[]): StoredMarket[] =>
  rows.toSorted(
    (a, b) => Number(a.eventId) - Number(b.eventId) || (a.market.market < b.market.market ? -1 : 1),
  );

async function storeEvents(transaction: Transaction, events: readonly HeldEvent[]): Promise<void> {
  const rows = events
    .flatMap((event) => (event.fixture ? [{ event, fixture: event.fixture }] : []))
    .toSorted((a, b) => Number(a.event.id) - Number(b.event.id));
  const column = <T>(of: (row: (typeof rows)[number]) => T): T[] => rows.map(of);
  await transaction.query({
    name: 'feed_events',
    text: `INSERT INTO book.events AS e (id, sport, competition_id, starts_at, state, fixture_version,
             fixture, status_version, status, stop_version)
           SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[], $5::text[],
             $6::bigint[], $7::jsonb[], $8::bigint[], $9::jsonb[], $10::bigint[])
           ON CONFLICT (id) DO UPDATE SET
             sport = CASE WHEN excluded.fixture_version > e.fixture_version
               THEN excluded.sport ELSE e.sport END,
             competition_id = CASE WHEN excluded.fixture_version > e.fixture_version
               THEN excluded.competition_id ELSE e.competition_id END,
             starts_at = CASE WHEN excluded.fixture_version > e.fixture_version
               THEN excluded.starts_at ELSE e.starts_at END,
             fixture = CASE WHEN excluded.fixture_version > e.fixture_version
               THEN excluded.fixture ELSE e.fixture END,
             fixture_version = greatest(excluded.fixture_version, e.fixture_version),
             status = CASE WHEN excluded.status_version > e.status_version
               THEN excluded.status ELSE e.status END,
             status_version = greatest(excluded.status_version, e.status_version),
             state = CASE WHEN greatest(excluded.fixture_version, excluded.status_version)
                            >= greatest(e.fixture_version, e.status_version)
               THEN excluded.state ELSE e.state END,
             stop_version = greatest(excluded.stop_version, e.stop_version),
             changed_at = now()
           WHERE excluded.fixture_version > e.fixture_version
              OR excluded.status_version > e.status_version
              OR excluded.stop_version > e.stop_version`,
    values: [
      column(({ event }) => event.id),
      column(({ fixture }) => fixture.sport),
      column(({ fixture }) => fixture.competition.id),
      column(({ fixture }) => fixture.startsAt),
      column(({ event }) => stateOf(event)),
      column(({ fixture }) => fixture.version),
      column(({ fixture }) => JSON.stringify(fixture)),
      column(({ event }) => event.statusVersion),
      column(({ event }) => event.status && JSON.stringify(event.status)),
      column(({ event }) => event.stopVersion),
    ],
  });
}

async function storeOdds(transaction: Transaction, changed: readonly StoredMarket[]) {
  const rows = inOrder(changed);
  await transaction.query({
    name: 'feed_odds',
    text: `INSERT INTO book.markets AS m (event_id, market, producer, odds_version, state, outcomes)
           SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::text[],
             $6::jsonb[])
           ON CONFLICT (event_id, market) DO UPDATE SET producer = excluded.producer,
             odds_version = excluded.odds_version, state = excluded.state,
             outcomes = excluded.outcomes
           WHERE excluded.odds_version > m.odds_version`,
    values: [
      rows.map(({ eventId }) => eventId),
      rows.map(({ market }) => market.market),
      rows.map(({ market }) => market.producer),
      rows.map(({ market }) => market.oddsVersion),
      rows.map(({ market }) => market.state),
      rows.map(({ market }) => JSON.stringify(market.outcomes)),
    ],
  });
}

async function storeResults(transaction: Transaction, changed: readonly StoredMarket[]) {
  const rows = inOrder(changed);
  await transaction.query({
    name: 'feed_results',
    text: `WITH written AS (
             INSERT INTO book.markets AS m (event_id, market, results_version, results)
             SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::jsonb[])
             ON CONFLICT (event_id, market) DO UPDATE SET
               results_version = excluded.results_version, results = excluded.results
             WHERE excluded.results_version > m.results_version
             RETURNING event_id, market)
           INSERT INTO book.settlement_tasks (event_id, market) SELECT event_id, market FROM written`,
    values: [
      rows.map(({ eventId }) => eventId),
      rows.map(({ market }) => market.market),
      rows.map(({ market }) => market.resultsVersion),
      rows.map(({ market }) => market.results && JSON.stringify(market.results)),
    ],
  });
}

async function storeCancels(transaction: Transaction, changed: readonly StoredMarket[]) {
  const rows = inOrder(changed);
  await transaction.query({
    name: 'feed_cancels',
    text: `WITH written AS (
             INSERT INTO book.markets AS m (event_id, market, cancel_version, cancel)
             SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::jsonb[])
             ON CONFLICT (event_id, market) DO UPDATE SET
               cancel_version = excluded.cancel_version, cancel = excluded.cancel
             WHERE excluded.cancel_version > m.cancel_version
             RETURNING event_id, market)
           INSERT INTO book.settlement_tasks (event_id, market) SELECT event_id, market FROM written`,
    values: [
      rows.map(({ eventId }) => eventId),
      rows.map(({ market }) => market.market),
      rows.map(({ market }) => market.cancelVersion),
      rows.map(({ market }) => market.cancel && JSON.stringify(market.cancel)),
    ],
  });
}

async function storeMarks(transaction: Transaction, marks: Batch['marks']): Promise<void> {
  await transaction.query({
    name: 'feed_marks',
    text: `INSERT INTO book.feed_marks AS f (producer, stored_to)
           SELECT * FROM unnest($1::text[], $2::timestamptz[])
           ON CONFLICT (producer) DO UPDATE SET stored_to = excluded.stored_to
           WHERE excluded.stored_to > f.stored_to`,
    values: [
      marks.map(([producer]) => producer),
      marks.map(([, time]) => new Date(time).toISOString()),
    ],
  });
}
