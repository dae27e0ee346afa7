/** Virtual leagues as the site asks for them: nobody needs to be logged in. */
import { type VirtualLeague, virtualLeagues } from '@bahati/book-rules/virtual/virtual-leagues.ts';
import { virtualCalls } from '@bahati/contract/sportsbook/virtuals.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#sportsbook/context.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import {
  drawMatch,
  eventIdOf,
  matchesOf,
  type ProvenDay,
  readCurrentDays,
  readDay,
  readPastDays,
  readSeason,
  type VirtualDay,
} from './virtual-days.ts';
import { scoreOf, tableOf } from './virtual-table.ts';

const resultsPage = 5;
const mostDays = 3;
/** An answer is the same for all who look within so long. */
const keptMs = 400;

export function serveVirtuals(server: HttpServer, context: Context, offer: BookOffer): void {
  const { database, config, log } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  let kept: { at: number; value: ReturnType<typeof listLeagues> } | undefined;
  serveCalls<typeof virtualCalls, object>(
    server,
    virtualCalls,
    {
      'GET /book/v1/virtuals': () => {
        const at = performance.now();
        if (!kept || at - kept.at > keptMs) kept = { at, value: listLeagues(context, offer) };
        return kept.value;
      },
      'GET /book/v1/virtuals/:league/results': async ({ params, query }) => {
        const league = leagueOf(params.league);
        const before = query.cursor === undefined ? undefined : new Date(query.cursor);
        if (before && Number.isNaN(before.getTime())) throw new Refusal('invalid_input');
        const days = await readPastDays(database, league.code, {
          ...(before ? { before } : {}),
          most: resultsPage,
        });
        const last = days.length === resultsPage ? days.at(-1) : undefined;
        return {
          items: days.map((day) => ({ ...shown(day, 'over'), matches: playedOf(league, day) })),
          nextCursor: last?.startsAt.toISOString() ?? null,
        };
      },
      'GET /book/v1/virtuals/days/:dayId/proof': async ({ params }) => {
        const day = await readDay(database, params.dayId);
        if (!day) throw new Refusal('not_found');
        return proofOf(leagueOf(day.league), day);
      },
    },
    {
      log,
      authenticate: {},
      areAnswersChecked: config.NODE_ENV !== 'production',
      limit: async (key, perMinute, ip) => limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60),
    },
  );
}

function leagueOf(code: string): VirtualLeague {
  const league = virtualLeagues.find((one) => one.code === code);
  if (!league) throw new Refusal('not_found');
  return league;
}

async function listLeagues({ database }: Context, offer: BookOffer) {
  const { days, now } = await readCurrentDays(database);
  const leagues = virtualLeagues.map(async (league) => {
    const own = days
      .filter((day) => day.league === league.code && day.endsAt > now)
      .slice(0, mostDays);
    return {
      league: league.code,
      name: league.name,
      country: league.country,
      days: own.map((day) => ({
        ...shown(day, day.startsAt > now ? 'open' : 'playing'),
        events: matchesOf(league, day).flatMap(({ nonce }) => {
          const event = offer.events.get(eventIdOf(day, nonce));
          const row = event && offer.show.row(event);
          return row ? [row] : [];
        }),
      })),
      table: tableOf(league, await readSeason(database, league.code)),
    };
  });
  return { now: now.toISOString(), leagues: await Promise.all(leagues) };
}

const shown = (day: VirtualDay, state: 'open' | 'playing' | 'over') => ({
  id: day.id,
  season: day.season,
  day: day.day + 1,
  startsAt: day.startsAt.toISOString(),
  endsAt: day.endsAt.toISOString(),
  state,
  serverSeedHash: day.serverSeedHash,
});

const playedOf = (league: VirtualLeague, day: VirtualDay) =>
  matchesOf(league, day).map((match) => ({
    eventId: eventIdOf(day, match.nonce),
    home: match.home.name,
    away: match.away.name,
    ...scoreOf(day, match),
  }));

/** Before the day is over neither its seed nor anything that follows from it is told. */
function proofOf(league: VirtualLeague, day: ProvenDay) {
  return {
    serverSeedHash: day.serverSeedHash,
    serverSeed: day.isOver ? day.serverSeed : null,
    clientSeed: day.clientSeed,
    chain: day.chain,
    matches: matchesOf(league, day).map((match) => ({
      nonce: match.nonce,
      home: match.home.name,
      away: match.away.name,
      rates: match.rates,
      goals: day.isOver ? drawMatch(day, match) : [],
    })),
  };
}
