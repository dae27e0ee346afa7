/**
 * What the book says of its own events, in the words of the feed. All of it follows from the day's
 * row and the time, with the same versions whoever says it and however often.
 */
import { askedMarket, judge } from '@bahati/book-rules/markets/judge.ts';
import { priceAsked } from '@bahati/book-rules/markets/price.ts';
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import {
  playSeconds,
  type VirtualLeague,
  virtualMarkets,
} from '@bahati/book-rules/virtual/virtual-leagues.ts';
import {
  halvesBy,
  type VirtualGoal,
  virtualMinutes,
  type VirtualRates,
  virtualResult,
  virtualResults,
} from '@bahati/book-rules/virtual/virtual-match.ts';
import type { EventStatus, FeedMarket, Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { SpokenMessage } from '#sportsbook/feed/apply-message.ts';
import { virtualCountry } from './virtual-country.ts';
import { drawMatch, eventIdOf, type VirtualDay, type VirtualMatch } from './virtual-days.ts';

/** Play is told in so many steps; each is a version. */
export const playSteps = 30;

/** - `open`: bets are taken; a number from 0 to `playSteps`: so much is played; `over`. */
export type VirtualMoment = 'open' | 'over' | number;

export function momentOf({ startsAt, endsAt }: VirtualDay, now: Date): VirtualMoment {
  if (now < startsAt) return 'open';
  if (now >= endsAt) return 'over';
  const seconds = (now.getTime() - startsAt.getTime()) / 1_000;
  return Math.floor((seconds / playSeconds) * playSteps);
}

const keys = virtualMarkets.map((text) => {
  const key = parseMarketKey(text);
  const asked = key && askedMarket(key);
  if (!asked) throw new Error(`${text} is no market.`);
  return { text, key, asked };
});

const pricedBefore = new Map<string, FeedMarket[]>();

/** The same rates have the same prices for ever. */
function pricesOf(rates: VirtualRates): FeedMarket[] {
  const name = `${rates.home} ${rates.away}`;
  const known = pricedBefore.get(name);
  if (known) return known;
  const distribution = { results: virtualResults(rates), grouped: new Map(), beside: () => [] };
  const priced = keys.map(
    ({ text, asked }): FeedMarket => ({
      market: text,
      state: 'active',
      outcomes: priceAsked(distribution, asked)
        .slice(0, 60)
        .map(({ outcome, chances }) => ({ outcome, ...chances, isActive: true })),
    }),
  );
  pricedBefore.set(name, priced);
  return priced;
}

const competitionsFrom = 900_000_000_000_000_000n;

export function fixtureOf(
  { code, name, teams }: VirtualLeague,
  place: number,
  day: VirtualDay,
  match: VirtualMatch,
): Fixture {
  const competition = competitionsFrom + BigInt(place + 1) * 1_000n;
  const side = (at: number) => {
    const team = teams[at];
    if (!team) throw new Error(`${code} has no side ${at}.`);
    return {
      id: String(competition + BigInt(at + 1)),
      name: team.name,
      shortName: team.shortName,
      colours: [...team.colours] as [string, string],
    };
  };
  return {
    eventId: eventIdOf(day, match.nonce),
    version: 1,
    sport: 'football',
    country: virtualCountry,
    competition: { id: String(competition), name },
    season: String(day.season),
    round: String(day.day + 1),
    isOutright: false,
    name: null,
    participants: [side(match.homePlace), side(match.awayPlace)],
    startsAt: day.startsAt.toISOString(),
    state: 'upcoming',
    eachWay: null,
  };
}

const openVersion = 1;
const startVersion = 2;
const endVersion = startVersion + playSteps + 1;

/** What is to be said of a match at a moment; what was said before it is known or does not matter. */
export function messagesOf(
  day: VirtualDay,
  match: VirtualMatch,
  moment: VirtualMoment,
): SpokenMessage[] {
  const of = (version: number, at: Date) => ({
    eventId: eventIdOf(day, match.nonce),
    version,
    at: at.toISOString(),
    producer: 'virtual' as const,
  });
  if (moment === 'open') {
    const opened = of(openVersion, day.startsAt);
    return [{ type: 'odds_change', ...opened, markets: pricesOf(match.rates) }];
  }
  const goals = drawMatch(day, match);
  if (moment === 'over') return endOf(goals, match, of(endVersion, day.endsAt));
  const minute = Math.floor((moment / playSteps) * virtualMinutes);
  const version = startVersion + moment;
  const status = statusAt(goals, minute, 'live');
  return [{ type: 'bet_stop', ...of(version, new Date(day.startsAt)), status }];
}

function endOf(
  goals: readonly VirtualGoal[],
  { rates }: VirtualMatch,
  of: { eventId: string; version: number; at: string; producer: 'virtual' },
): ReturnType<typeof messagesOf> {
  const result = virtualResult(
    halvesBy(goals, virtualMinutes),
    goals.map(({ side }) => side),
  );
  const markets = keys.map(({ text, key }) => ({
    market: text,
    outcomes: [...(judge(key, result) ?? [])].map(([outcome, leg]) => ({ outcome, ...leg })),
  }));
  const closed = pricesOf(rates).map((market) => ({ ...market, state: 'closed' as const }));
  const status = statusAt(goals, virtualMinutes, 'ended');
  return [
    { type: 'odds_change', ...of, status, markets: closed },
    { type: 'bet_settlement', ...of, certainty: 2, markets },
  ];
}

function statusAt(
  goals: readonly VirtualGoal[],
  minute: number,
  state: 'live' | 'ended',
): EventStatus {
  const [first, second] = halvesBy(goals, minute);
  const part = minute > virtualMinutes / 2 ? 2 : 1;
  const seen = goals.filter((goal) => goal.minute <= minute);
  let [home, away] = [0, 0];
  return {
    state,
    part,
    clock: minute * 60,
    isClockRunning: false,
    score: [first[0] + second[0], first[1] + second[1]],
    parts: part === 1 ? [[...first]] : [[...first], [...second]],
    turn: null,
    points: null,
    statistics: {},
    incidents: seen.slice(-30).map((goal, at) => {
      if (goal.side === 'home') home += 1;
      else away += 1;
      return {
        number: at + 1,
        clock: goal.minute * 60,
        part: goal.minute > virtualMinutes / 2 ? 2 : 1,
        kind: 'goal',
        side: goal.side,
        score: [home, away] as [number, number],
      };
    }),
  };
}
