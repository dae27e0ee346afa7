/**
 * A small feed for tests: a day of mixed messages drawn from a seed, and a source that delivers them
 * late, twice, out of order or not at all, and tells again what a recovery asks for.
 */
import type {
  FeedMarket,
  FeedMessage,
  Fixture,
  Producer,
} from '@bahati/contract/odds-feed/feed.ts';
import type { EventMessage } from './apply-message.ts';
import type { FeedSource, Recovery } from './feed-source.ts';

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

type Day = {
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

/** How things stand: of each market's prices, results and cancel the last word, as it was said. */
export function standing(messages: readonly EventMessage[]): EventMessage[] {
  const lastWord = new Map<string, number>();
  const aspects = (message: EventMessage): string[] => {
    const { eventId, type } = message;
    const own = 'status' in message && message.status ? [`${eventId} status`] : [];
    if (type === 'fixture_change' || type === 'bet_stop') own.push(`${eventId} ${type}`);
    if (!('markets' in message)) return own;
    const aspect = type.includes('cancel') ? 'cancel' : type === 'odds_change' ? 'odds' : 'results';
    const keys = message.markets.map((one) => (typeof one === 'string' ? one : one.market));
    return [...own, ...keys.map((key) => `${eventId} ${aspect} ${key}`)];
  };
  for (const [at, message] of messages.entries()) {
    for (const aspect of aspects(message)) lastWord.set(aspect, at);
  }
  return messages.filter((message, at) => aspects(message).some((one) => lastWord.get(one) === at));
}

export type Mischief = {
  /** Of a hundred messages so many are not delivered, and so many twice. */
  lost: number;
  twice: number;
  /** So many places a message may be late. */
  late: number;
};

/** What comes over the line, with the feed's count of each producer. */
export function spoil(
  messages: readonly FeedMessage[],
  draw: Draw,
  { lost, twice, late }: Mischief,
): FeedMessage[] {
  return messages
    .flatMap((message, at) => {
      if (draw(100) < lost) return [];
      const copies = draw(100) < twice ? 2 : 1;
      return Array.from({ length: copies }, () => ({ message, place: at + draw(late + 1) }));
    })
    .sort((a, b) => a.place - b.place)
    .map(({ message }) => message);
}

export type TestFeed = FeedSource & {
  /** Says these, counted on, as the line delivers them. */
  say: (messages: readonly FeedMessage[], mischief?: { draw: Draw; by: Mischief }) => void;
  /** The connection breaks. */
  cut: () => void;
  isHeard: () => boolean;
  /** Another fixture, or another version of one. */
  know: (fixture: Fixture) => void;
  /** Recoveries that are asked for wait until they no longer shall. */
  holdRecoveries: (isHeld: boolean) => void;
  recoveries: Recovery[];
  /** Producers that say nothing, not even that they are alive. */
  silent: Set<Producer>;
};

const both: ReadonlySet<Producer> = new Set(['pre', 'live']);

/** The line to the book: each producer's messages are counted, those of a silent one are lost. */
function openLine(silent: ReadonlySet<Producer>) {
  const counts = new Map<Producer, number>();
  const line = {
    deliver: undefined as ((message: FeedMessage) => void) | undefined,
    counted<M extends FeedMessage>(message: M): M {
      const sequence = (counts.get(message.producer) ?? 0) + 1;
      counts.set(message.producer, sequence);
      return { ...message, sequence };
    },
    send(message: FeedMessage) {
      if (!silent.has(message.producer)) line.deliver?.(message);
    },
  };
  return line;
}

/** The feed's clock before anything is said; later it is as late as what was said last. */
const longAgo = '2000-01-01T00:00:00.000Z';

/** A source in this process. What a recovery tells again is everything said so far. */
export function openTestFeed(day: Pick<Day, 'fixtures' | 'changed'>): TestFeed {
  const said: EventMessage[] = [];
  const silent = new Set<Producer>();
  const recoveries: TestFeed['recoveries'] = [];
  const now = new Map(day.fixtures.map((fixture) => [fixture.eventId, fixture]));
  const waiting: (() => void)[] = [];
  const line = openLine(silent);
  let areHeld = false;
  let clock = longAgo;
  let cut: (() => void) | undefined;

  const recover = ({ producer, requestId, after }: Recovery) => {
    const again = standing(said).filter(
      (message) => message.producer === producer && (after === undefined || message.at >= after),
    );
    for (const message of again) line.send(line.counted({ ...message, requestId }));
    line.send(line.counted({ type: 'snapshot_complete', producer, at: clock, requestId }));
  };
  const keepAlive = () => {
    for (const producer of silent.symmetricDifference(both)) {
      line.send(line.counted({ type: 'alive', producer, at: clock }));
    }
  };
  return {
    recoveries,
    silent,
    say(messages, mischief) {
      for (const message of messages) {
        if (!('eventId' in message)) continue;
        said.push(message);
        if (message.at > clock) clock = message.at;
        const fixture = day.changed.get(`${message.eventId} ${message.version}`);
        if (fixture) now.set(message.eventId, fixture);
      }
      const numbered = messages.map(line.counted);
      const delivered = mischief ? spoil(numbered, mischief.draw, mischief.by) : numbered;
      for (const message of delivered) line.send(message);
    },
    cut: () => cut?.(),
    isHeard: () => line.deliver !== undefined,
    async listen({ signal, onOpen, onMessage }) {
      const timer = setInterval(keepAlive, 50);
      await new Promise<void>((resolve) => {
        cut = resolve;
        signal.addEventListener('abort', () => resolve());
        line.deliver = onMessage;
        onOpen();
      });
      clearInterval(timer);
      line.deliver = undefined;
    },
    know: (fixture) => void now.set(fixture.eventId, fixture),
    holdRecoveries(isHeld) {
      areHeld = isHeld;
      if (!isHeld) for (const answer of waiting.splice(0)) answer();
    },
    async askRecovery(recovery) {
      recoveries.push(recovery);
      if (areHeld) waiting.push(() => recover(recovery));
      else setImmediate(recover, recovery);
    },
    async *fixtures() {
      yield [...now.values()];
    },
    fixture: async (eventId) => now.get(eventId),
    statistics: async () => ({ home: [], away: [], meetings: [] }),
    table: async () => ({ rows: [] }),
    combination: async () => undefined,
  };
}
