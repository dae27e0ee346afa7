/** Tells the world to whoever listens as time goes on, and how everything stands when asked. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { aliveEveryMs, type FeedMessage, type Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Script } from '#odds-feed/control/script.ts';
import {
  createEventsOf,
  dueBetween,
  type Feed,
  messageOf,
  openEvents,
} from '#odds-feed/messages/feed.ts';
import { versionAt } from '#odds-feed/messages/moment.ts';
import { recoverEvent } from '#odds-feed/messages/recovery.ts';
import { mostBehindBytes, type StreamHub } from './stream-hub.ts';

const lookMs = 250;
/** What nobody heard for so long is not made up for: who comes asks for a recovery. */
const mostCatchUpMs = 5_000;
const hourMs = 3_600_000;
const furthestMs = 72 * hourMs;
/** Who knows nothing has taken no bets: it is told of what ended just now. */
const usualMs = hourMs;
/** Of one reader; the rest wait for their turn. */
const mostRecoveries = 20;

export type Recovery = {
  readonly producer: Producer;
  readonly requestId: string;
  readonly after?: string | undefined;
  readonly eventId?: string | undefined;
};

export type Telling = {
  start(): void;
  /** False: too many are waiting. */
  recover(recovery: Recovery): boolean;
  stop(): Promise<void>;
};

type Parts = {
  readonly feed: Feed;
  readonly script: Script;
  readonly hub: StreamHub;
  readonly log: Log;
  readonly now: () => number;
  readonly hasWorld: boolean;
};

export function createTelling(parts: Parts): Telling {
  const { feed, hub, log, now } = parts;
  const eventsOf = createEventsOf(feed);
  const timers: NodeJS.Timeout[] = [];
  let toldMs = now();
  // Side by side, so that nobody waits in silence for the other producer's.
  const recoveries = { pre: Promise.resolve(), live: Promise.resolve() };
  let waiting = 0;
  let isStopped = false;

  const look = () => {
    const untilMs = now();
    const afterMs = Math.max(toldMs, untilMs - mostCatchUpMs);
    toldMs = untilMs;
    if (!parts.hasWorld || hub.count() === 0) return;
    for (const due of dueBetween(feed, eventsOf, afterMs, untilMs)) {
      const message = messageOf(feed, due);
      if (message) hub.send(message);
    }
  };
  const beat = () => {
    const at = new Date(now()).toISOString();
    for (const producer of ['pre', 'live'] as const) hub.send({ type: 'alive', producer, at });
  };
  const guarded = (work: () => void) => () => {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'something could not be told');
    }
  };
  return {
    start() {
      timers.push(setInterval(guarded(look), lookMs), setInterval(guarded(beat), aliveEveryMs));
      guarded(beat)();
    },
    recover(recovery) {
      if (waiting >= mostRecoveries) return false;
      waiting += 1;
      recoveries[recovery.producer] = recoveries[recovery.producer]
        .then(() =>
          tellAgain(
            parts,
            recovery,
            () => toldMs,
            () => isStopped,
          ),
        )
        .catch((error: unknown) => log.error({ err: error }, 'a recovery failed'))
        .finally(() => {
          waiting -= 1;
        });
      return true;
    },
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([recoveries.pre, recoveries.live]);
    },
  };
}

/** Event by event, with pauses for what else is to do and for readers that are slow. */
async function tellAgain(
  { feed, script, hub, now, hasWorld }: Parts,
  { producer, requestId, after, eventId }: Recovery,
  toldMs: () => number,
  isStopped: () => boolean,
): Promise<void> {
  const askedMs = now();
  const knownMs = after === undefined ? null : Math.max(Date.parse(after), askedMs - furthestMs);
  const send = (messages: readonly FeedMessage[]) => {
    for (const message of messages) hub.send({ ...message, requestId } as FeedMessage);
  };
  send(script.recover(producer, knownMs === null ? 0 : versionAt(knownMs), askedMs, eventId));
  const one = eventId === undefined ? undefined : feed.world.eventById(eventId);
  const fromMs = Math.min(askedMs, knownMs ?? askedMs - usualMs);
  const open = eventId === undefined ? openEvents(feed, fromMs, askedMs) : one ? [one] : [];
  for (const event of hasWorld ? open : []) {
    if (isStopped() || hub.count() === 0) return;
    const nowMs = toldMs();
    // The live producer says nothing before the start: what is in play does not wait for the rest.
    if ((producer === 'live' ? event.startsAtMs : event.announcedAtMs) > nowMs) continue;
    send(recoverEvent(feed, event, { producer, afterMs: knownMs ?? 0, nowMs }));
    while (hub.behindBytes() > mostBehindBytes / 4 && !isStopped()) await wait(20);
    await nextTurn();
  }
  hub.send({
    type: 'snapshot_complete',
    producer,
    at: new Date(now()).toISOString(),
    requestId,
  });
}
