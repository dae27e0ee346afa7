/**
 * A small feed for tests: a source that delivers messages late, twice, out of order or not at all, and
 * tells again what a recovery asks for.
 */
import type { FeedMessage, Fixture, Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { EventMessage } from './apply-message.ts';
import type { Day, Draw } from './day.testing.ts';
import type { FeedSource, Recovery } from './feed-source.ts';

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
