/** In which group of an event's page a market stands, in which order, and which show in a row. */
import { lineInQuarters, parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';

const groups = [
  'main',
  'goals',
  'handicap',
  'halves',
  'parts',
  'teams',
  'score',
  'specials',
] as const;
export type MarketGroup = (typeof groups)[number];

/** Each column of a row, the main one first, by the codes one of which a sport has. */
export const rowColumns = (sport: string): readonly (readonly string[])[] =>
  sport === 'football' || sport === 'efootball'
    ? [['1x2'], ['total'], ['double_chance'], ['btts']]
    : [
        ['winner', '1x2', 'race_winner'],
        ['handicap', 'asian_handicap'],
        ['total', 'total_rounds'],
      ];

const mainCodes = ['1x2', 'winner', 'fight_result', 'race_winner', 'double_chance', 'draw_no_bet'];

export function groupOf(market: string): MarketGroup {
  const key = parseMarketKey(market);
  if (!key) return 'specials';
  const { code, part } = key;
  if (/^(home|away)_|^team_|_(home|away)$/.test(code)) return 'teams';
  if (part > 0) return 'parts';
  if (mainCodes.includes(code)) return 'main';
  if (/half/.test(code)) return 'halves';
  if (/handicap/.test(code)) return 'handicap';
  if (/total|odd_even|exact_goals/.test(code)) return 'goals';
  if (/score|margin/.test(code)) return 'score';
  return 'specials';
}

type Place = readonly [group: number, part: number, main: number, code: string, line: number];

const places = new Map<string, Place>();
const mostPlaces = 5_000;

function placeOf(market: string): Place {
  const known = places.get(market);
  if (known) return known;
  const key = parseMarketKey(market);
  const main = mainCodes.indexOf(key?.code ?? '');
  const place: Place = [
    groups.indexOf(groupOf(market)),
    key?.part ?? 0,
    main < 0 ? mainCodes.length : main,
    key?.code ?? market,
    key?.line === null || !key ? 0 : (lineInQuarters(key.line) ?? Number(key.line) * 4),
  ];
  if (places.size >= mostPlaces) places.clear();
  places.set(market, place);
  return place;
}

/** Main markets first, then by group, part, code and line. */
export function compareMarkets(a: string, b: string): number {
  const [one, other] = [placeOf(a), placeOf(b)];
  return (
    one[0] - other[0] ||
    one[1] - other[1] ||
    one[2] - other[2] ||
    (one[3] < other[3] ? -1 : one[3] > other[3] ? 1 : one[4] - other[4])
  );
}

/** How far a market's outcomes are from equally likely. */
export function unevenness(outcomes: FeedMarket['outcomes']): number {
  const wins = outcomes.map(({ win }) => win);
  return wins.length === 0 ? Infinity : Math.max(...wins) - Math.min(...wins);
}
