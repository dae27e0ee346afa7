/** Results as the feed tells them, and everything that is settled by them. */
import { fixtureOf } from '#sportsbook/offer/hand-offer.testing.ts';
import type { Running, Scene } from '#sportsbook/scene.testing.ts';
import { settleNext } from './settle-bets.ts';

export type MarketWord = {
  /** How each outcome ended; null: taken back. */
  results?: readonly object[] | null;
  cancel?: { from?: string; until?: string; reason?: string } | null;
};

/** What the intake of the feed does with a settlement, a cancel, or one taken back. */
export async function tellMarket(
  { owner }: Pick<Scene, 'owner'>,
  { eventId, market }: { eventId: string; market: string },
  word: MarketWord,
): Promise<void> {
  const fixture = fixtureOf(eventId);
  await owner.query(
    `WITH event AS (
       INSERT INTO book.events (id, sport, competition_id, starts_at, state, fixture_version, fixture)
       VALUES ($1, 'football', 7, $3, 'live', 1, $4) ON CONFLICT DO NOTHING),
     task AS (INSERT INTO book.settlement_tasks (event_id, market) VALUES ($1, $2))
     INSERT INTO book.markets AS m (event_id, market, results, cancel) VALUES ($1, $2, $5, $6)
     ON CONFLICT (event_id, market) DO UPDATE SET
       results = CASE WHEN $7 THEN $5 ELSE m.results END,
       cancel = CASE WHEN $8 THEN $6 ELSE m.cancel END`,
    [
      eventId,
      market,
      fixture.startsAt,
      JSON.stringify(fixture),
      word.results ? JSON.stringify(word.results) : null,
      word.cancel ? JSON.stringify(word.cancel) : null,
      word.results !== undefined,
      word.cancel !== undefined,
    ],
  );
}

/** Settles until nothing is left to do and the platform has been told. */
export async function settleAll(running: Running): Promise<void> {
  while (await settleNext(running.context));
  do await running.teller.idle();
  while ((await running.teller.tellDue()) > 0);
  await running.teller.idle();
}
