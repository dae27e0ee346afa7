/**
 * What a bad line does to messages: late, twice, out of order, lost, contradicted, or nothing for a
 * while. Drawn from a seed; times are handed in, so a recorded day is treated as a running one.
 */
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { drawsOf } from '#odds-feed/seeded.ts';

export const mischiefLevels = ['off', 'some', 'much'] as const;
export type MischiefLevel = (typeof mischiefLevels)[number];

type Chances = {
  /** Arrives after others that were told later, by so many milliseconds at the most. */
  readonly late: number;
  readonly mostLateMs: number;
  readonly twice: number;
  readonly lost: number;
  /** A settlement is told wrongly first; its correction has the higher version. */
  readonly contradicted: number;
  /** Nothing of its producer comes through for eight seconds. */
  readonly silence: number;
};

const chancesOf: Readonly<Record<Exclude<MischiefLevel, 'off'>, Chances>> = {
  some: { late: 0.03, mostLateMs: 800, twice: 0.02, lost: 0.001, contradicted: 0.02, silence: 0 },
  much: {
    late: 0.2,
    mostLateMs: 4_000,
    twice: 0.1,
    lost: 0.01,
    contradicted: 0.2,
    silence: 0.000_2,
  },
};

/** Of what a recovery brings so much less is lost, or it would never be whole. */
const lossInRecovery = 0.01;

/** The end of a recovery is never lost: its reader would wait for nothing. */
function lossOf(message: FeedMessage): number {
  if (message.type === 'snapshot_complete') return 0;
  return 'requestId' in message && message.requestId !== undefined ? lossInRecovery : 1;
}

const silenceMs = 8_000;

export type Delivery<M> = { readonly dueMs: number; readonly message: M };

export type Mischief = {
  /** When a message sent at an instant arrives, each time it does. */
  deliver: <M extends FeedMessage>(message: M, atMs: number) => Delivery<M>[];
};

/** Losses are left out where nobody could ask for a recovery. */
export function createMischief(
  seed: number | string,
  level: MischiefLevel,
  { canLose = true }: { canLose?: boolean } = {},
): Mischief {
  if (level === 'off') return { deliver: (message, atMs) => [{ dueMs: atMs, message }] };
  const chances = chancesOf[level];
  const draw = drawsOf('mischief', seed);
  const silentUntil = { pre: 0, live: 0 };
  return {
    deliver<M extends FeedMessage>(message: M, atMs: number): Delivery<M>[] {
      const delay = () => (draw() < chances.late ? draw() * chances.mostLateMs : 0);
      if (canLose && draw() < chances.silence) silentUntil[message.producer] = atMs + silenceMs;
      const isLost = draw() < chances.lost * lossOf(message);
      if (canLose && (isLost || atMs < silentUntil[message.producer])) return [];
      const deliveries = [{ dueMs: atMs + delay(), message }];
      if (draw() < chances.twice)
        deliveries.push({ dueMs: atMs + draw() * chances.mostLateMs, message });
      const wrong = draw() < chances.contradicted ? contradicted(message) : undefined;
      if (wrong) deliveries.unshift({ dueMs: atMs + delay(), message: wrong });
      return deliveries;
    },
  };
}

/** Won and lost taken for each other, of the version below: versions of the feed are even. */
function contradicted<M extends FeedMessage>(message: M): M | undefined {
  if (message.type !== 'bet_settlement') return undefined;
  const markets = message.markets.map(({ market, outcomes }) => ({
    market,
    outcomes: outcomes.map(({ outcome, result }) => ({
      outcome,
      result: result === 'won' ? 'lost' : result === 'lost' ? 'won' : result,
    })),
  }));
  return { ...message, version: message.version - 1, markets };
}
