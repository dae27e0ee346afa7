/** A day of mixed messages of the feed, drawn from a seed. */
import type { FeedMarket, Fixture, Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { EventMessage } from './apply-message.ts';

export type Draw = (below: number) => number;

/** Whole numbers from a seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const marketKeys = ['1x2:0:', 'total:0:2.5', 'total:0:3.5', 'double_chance:0:', 'btts:0:'];
const outcomesOf: Readonly<Record<string, string[]>> = {
  '1x2:0:': ['home', 'draw', 'away'],
  'double_chance:0:': ['home_draw', 'home_away', 'draw_away'],
  'btts:0:': ['yes', 'no'],
  'winner:0:': ['home', 'away'],
  'handicap:0:-1.5': ['home', 'away'],
};
const outcomes = (market: string): string[] => outcomesOf[market] ?? ['over', 'under'];

export const fixtureOf = (id: number, more: Partial<Fixture> = {}): Fixture => ({
  eventId: String(id),
  version: 1,
  sport: 'football',
  country: 'KE',
  competition: { id: '7', name: 'Ligi ya Pwani' },
  season: '2026',
  round: 'Round 3',
  isOutright: false,
  name: null,
  participants: [
    {
      id: String(id * 10 + 1),
      name: `Mombasa ${id}`,
      shortName: `MOM${id}`,
      colours: ['#0a5c36', '#fff'],
    },
    {
      id: String(id * 10 + 2),
      name: `Kisumu ${id}`,
      shortName: `KIS${id}`,
      colours: ['#123456', '#fff'],
    },
  ],
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  state: 'upcoming',
  eachWay: null,
  ...more,
});

export const marketOf = (market: string, draw: Draw): FeedMarket => {
  const names = outcomes(market);
  const weights = names.map(() => 1 + draw(9));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    market,
    state: draw(12) === 0 ? 'suspended' : 'active',
    outcomes: names.map((outcome, at) => ({
      outcome,
      win: Math.floor((1_000_000 * (weights[at] ?? 0)) / sum),
      isActive: draw(20) > 0,
    })),
  };
};

export type Day = {
  /** As they stand before the first message. */
  fixtures: Fixture[];
  /** In the order they were said. */
  messages: EventMessage[];
  /** Of each fixture change the fixture it speaks of, by event and version. */
  changed: Map<string, Fixture>;
};

export function makeDay(seed: number, size: { events: number; messages: number }): Day {
  const draw = drawFrom(seed);
  const fixtures = Array.from({ length: size.events }, (_, at) => fixtureOf(at + 1));
  const changed = new Map<string, Fixture>();
  const versions = fixtures.map(() => 1);
  const started = Date.now() - size.messages * 10;
  const messages = Array.from({ length: size.messages }, (_, at): EventMessage => {
    const place = draw(size.events);
    const version = (versions[place] = (versions[place] ?? 0) + 1 + draw(3));
    const eventId = String(place + 1);
    const producer: Producer = place % 3 === 0 ? 'pre' : 'live';
    const of = { eventId, version, at: new Date(started + at * 10).toISOString(), producer };
    const message = drawMessage(draw, of);
    if (message.type === 'fixture_change') {
      const startsAt = new Date(Date.now() + draw(7 * 24) * 3_600_000).toISOString();
      changed.set(`${eventId} ${version}`, fixtureOf(place + 1, { version, startsAt }));
    }
    return message;
  });
  return { fixtures, messages, changed };
}

type Of = Pick<EventMessage, 'eventId' | 'version' | 'at' | 'producer'>;

function drawMessage(draw: Draw, of: Of): EventMessage {
  const some = marketKeys.filter(() => draw(2) === 0);
  const status = draw(3) > 0 ? {} : { status: drawStatus(draw, of.producer) };
  const kind = draw(100);
  if (kind < 65) {
    return {
      type: 'odds_change',
      ...of,
      ...status,
      markets: some.map((key) => marketOf(key, draw)),
    };
  }
  if (kind < 72) return { type: 'bet_stop', ...of, ...status };
  if (kind < 80) {
    const results = ['won', 'lost', 'push', 'half_won', 'half_lost', 'void'] as const;
    const markets = some.map((market) => ({
      market,
      outcomes: outcomes(market).map((outcome) => ({
        outcome,
        result: results[draw(results.length)] ?? 'void',
      })),
    }));
    return { type: 'bet_settlement', ...of, certainty: draw(2) === 0 ? 1 : 2, markets };
  }
  if (kind < 85) return { type: 'rollback_bet_settlement', ...of, markets: some };
  if (kind < 89) return { type: 'bet_cancel', ...of, markets: some, reason: 'wrong_odds' };
  if (kind < 93) return { type: 'rollback_bet_cancel', ...of, markets: some };
  return { type: 'fixture_change', ...of };
}

const drawStatus = (draw: Draw, producer: Producer) => ({
  state: producer === 'live' ? ('live' as const) : ('upcoming' as const),
  part: 1,
  clock: draw(2_700),
  isClockRunning: true,
  score: [draw(4), draw(4)] as [number, number],
  parts: [],
  turn: null,
  points: null,
  statistics: { corners: [draw(9), draw(9)] as [number, number] },
  incidents: [],
});
