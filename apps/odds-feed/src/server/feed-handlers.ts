/** The calls of books. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { ModelSelection } from '@bahati/book-rules/markets/price.ts';
import type { feedCalls, Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { scriptedChance } from '#odds-feed/control/model-markets.ts';
import type { Context } from '#odds-feed/context.ts';
import { fixtureAt } from '#odds-feed/fixtures/fixture.ts';
import { chanceNow } from '#odds-feed/messages/combination.ts';
import { competitionByNumber } from '#odds-feed/world/competitions/competitions.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';

type Calls = typeof feedCalls;

const pageSize = 200;
const longestMs = 15 * 86_400_000;

export function feedHandlers(context: Context): Handlers<Calls, { provider: true }> {
  const { feed, script, results, now } = context;
  const plannedEvent = (eventId: string): PlannedEvent => {
    const event = context.config.FEED_WORLD === 'on' ? feed.world.eventById(eventId) : undefined;
    if (!event || event.announcedAtMs > now()) throw new Refusal('not_found');
    return event;
  };
  return {
    'GET /feed/v1/fixtures': async ({ query }) => listFixtures(context, query),
    'GET /feed/v1/fixtures/:eventId': async ({ params: { eventId } }) =>
      script.get(eventId)?.fixture ?? fixtureAt(feed, plannedEvent(eventId), now()),
    'GET /feed/v1/competitions/:competitionId/table': async ({ params }) => {
      const competition = competitionByNumber(Number(params.competitionId));
      return { rows: competition ? results.table(competition, now()) : [] };
    },
    'GET /feed/v1/fixtures/:eventId/statistics': async ({ params: { eventId } }) =>
      script.get(eventId)
        ? { home: [], away: [], meetings: [] }
        : results.statistics(plannedEvent(eventId), now()),
    'POST /feed/v1/recovery': async ({ body }) => {
      if (!context.telling.recover(body)) throw new Refusal('too_many_requests');
      return { isAccepted: true };
    },
    'POST /feed/v1/combination': async ({ body }) => {
      const selections = body.selections.map(readSelection);
      const scripted = script.get(body.eventId);
      const priced = scripted
        ? { chance: scriptedChance(scripted, selections), version: scripted.version }
        : chanceNow(feed, plannedEvent(body.eventId), selections, now());
      if (priced.chance === undefined) throw new Refusal('combination_not_priced');
      return { chance: Math.round(priced.chance * 1_000_000), version: priced.version };
    },
  };
}

function readSelection({ market, outcome }: { market: string; outcome: string }): ModelSelection {
  const key = parseMarketKey(market);
  if (!key) throw new Refusal('combination_not_priced');
  return { market: key, outcome };
}

/** Ordered by start and id; the cursor is the last one's. */
function listFixtures(
  { feed, script, config, now }: Context,
  query: { from: string; until: string; cursor?: string | undefined },
): { fixtures: Fixture[]; nextCursor: string | null } {
  const nowMs = now();
  const [fromMs, untilMs] = [Date.parse(query.from), Date.parse(query.until)];
  if (untilMs - fromMs > longestMs) {
    throw new Refusal('invalid_input', { fields: [{ field: 'until', problem: 'invalid' }] });
  }
  const after = query.cursor === undefined ? undefined : readPlace(query.cursor);
  const planned =
    config.FEED_WORLD === 'on'
      ? feed.world.eventsStarting(Math.max(fromMs, after?.startsAtMs ?? fromMs), untilMs, nowMs)
      : [];
  const listed: Listed[] = planned.map((event) => ({
    startsAtMs: event.startsAtMs,
    id: event.id,
    fixture: () => fixtureAt(feed, event, nowMs),
  }));
  for (const { fixture } of script.all()) {
    const startsAtMs = Date.parse(fixture.startsAt);
    if (startsAtMs < fromMs || startsAtMs >= untilMs) continue;
    listed.push({ startsAtMs, id: fixture.eventId, fixture: () => fixture });
  }
  const rest = listed.sort(byPlace).filter((one) => !after || byPlace(one, after) > 0);
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  return {
    fixtures: page.map(({ fixture }) => fixture()),
    nextCursor: last && rest.length > pageSize ? writePlace(last) : null,
  };
}

type Place = { readonly startsAtMs: number; readonly id: string };
type Listed = Place & { readonly fixture: () => Fixture };

const byPlace = (a: Place, b: Place): number =>
  a.startsAtMs - b.startsAtMs || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const writePlace = ({ startsAtMs, id }: Place): string =>
  Buffer.from(`${startsAtMs} ${id}`).toString('base64url');

/** Refuses `invalid_input`. */
function readPlace(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, startsAtMs, id] = /^(\d{1,15}) (\d{1,18})$/.exec(text) ?? [];
  if (startsAtMs === undefined || id === undefined) {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'invalid' }] });
  }
  return { startsAtMs: Number(startsAtMs), id };
}
