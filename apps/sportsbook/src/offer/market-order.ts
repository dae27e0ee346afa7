/** In which group of an event's page a market stands, in which order, and which show in a row. */
import { lineInQuarters, parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { type MarketGroup, marketGroups } from '@bahati/book-rules/markets/market.ts';
import { isMarketCode, marketCodes, markets } from '@bahati/book-rules/markets/market-list.ts';
import { isSport, sports } from '@bahati/book-rules/sports.ts';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';

/** Each column of a row, the main one first, by the codes one of which a sport has. */
export const rowColumns = (sport: string): readonly (readonly string[])[] =>
  sport === 'football' || sport === 'efootball'
    ? [['1x2'], ['total'], ['double_chance'], ['btts']]
    : [
        ['winner', '1x2', 'race_winner'],
        ['handicap', 'asian_handicap'],
        ['total', 'total_rounds'],
      ];

/** Of a part of an event the group of its parts, whatever the market; of races there are pairs. */
export function groupOf(sport: string, market: string): MarketGroup {
  const key = parseMarketKey(market);
  if (!key || !isMarketCode(key.code)) return 'specials';
  const { group } = markets[key.code];
  if (key.part === 0 || !isSport(sport) || sports[sport].score === 'order') return group;
  return sports[sport].part === 'half' ? 'halves' : 'parts';
}

type Place = readonly [part: number, code: number, line: number];

const codePlaces = new Map<string, number>(marketCodes.map((code, at) => [code, at]));

/** By market key: feeds use the same few thousand. */
const places = new Map<string, Place>();
const mostPlaces = 10_000;

function placeOf(market: string): Place {
  const known = places.get(market);
  if (known) return known;
  const key = parseMarketKey(market);
  const place: Place = [
    key?.part ?? 0,
    codePlaces.get(key?.code ?? '') ?? marketCodes.length,
    lineInQuarters(key?.line ?? '0') ?? 0,
  ];
  if (places.size >= mostPlaces) places.clear();
  places.set(market, place);
  return place;
}

/** By group, part, market and line. */
export function compareMarkets(sport: string, a: string, b: string): number {
  const [one, other] = [placeOf(a), placeOf(b)];
  const groups = marketGroups.indexOf(groupOf(sport, a)) - marketGroups.indexOf(groupOf(sport, b));
  return groups || one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** How far a market's outcomes are from equally likely. */
export function unevenness(outcomes: FeedMarket['outcomes']): number {
  const wins = outcomes.map(({ win }) => win);
  return wins.length === 0 ? Infinity : Math.max(...wins) - Math.min(...wins);
}
