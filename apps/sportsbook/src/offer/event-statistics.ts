/** Form, meetings and the table around an event, as the feed tells them. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayedEvent } from '@bahati/contract/odds-feed/feed.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FeedSource } from '#sportsbook/feed/feed-source.ts';
import { createBoundedCache } from './bounded-cache.ts';
import type { HeldEvent } from './held-events.ts';

type Statistics = CallValue<(typeof offerCalls)['GET /book/v1/events/:eventId/statistics']>;

const mostKept = 1_000;
const keptMs = 120_000;
const mostPlayed = 10;

export type StatisticsReader = (event: HeldEvent) => Promise<Statistics>;

/** Refuses `retry` while the feed does not answer. */
export function createStatisticsReader(
  source: Pick<FeedSource, 'statistics' | 'table'>,
  log: Log,
): StatisticsReader {
  const events = createBoundedCache<Awaited<ReturnType<FeedSource['statistics']>>>({
    most: mostKept,
    keptMs,
  });
  const tables = createBoundedCache<Awaited<ReturnType<FeedSource['table']>>>({
    most: mostKept,
    keptMs,
  });
  return async ({ id, fixture }) => {
    const competitionId = fixture?.competition.id;
    try {
      const [played, table] = await Promise.all([
        events(id, () => source.statistics(id)),
        competitionId === undefined
          ? undefined
          : tables(competitionId, () => source.table(competitionId)),
      ]);
      return {
        home: (played?.home ?? []).slice(0, mostPlayed).map(withoutId),
        away: (played?.away ?? []).slice(0, mostPlayed).map(withoutId),
        meetings: (played?.meetings ?? []).slice(0, mostPlayed).map(withoutId),
        table: table?.rows ?? [],
      };
    } catch (error) {
      log.warn({ err: error, eventId: id }, 'the feed did not tell statistics');
      throw new Refusal('retry');
    }
  };
}

const withoutId = ({ startsAt, home, away, score }: PlayedEvent) => ({
  startsAt,
  home,
  away,
  score,
});
