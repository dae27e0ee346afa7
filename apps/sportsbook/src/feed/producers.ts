/**
 * Whether each producer is heard as a whole. One that was silent, or of whose messages one is
 * missing, is not trusted until a recovery has told how everything stands. Knows no clock of its
 * own: times are handed in, in milliseconds of a clock that never goes back.
 */
import { type FeedMessage, type Producer, silentAfterMs } from '@bahati/contract/odds-feed/feed.ts';

/** A message may come so long after its successor before it counts as lost. */
export const latenessMs = 1_000;
/** A recovery that says nothing for so long is asked for again; the feed may be busy with others. */
const recoveryPatienceMs = 30_000;
/** What is told again besides: messages that were on their way as the last complete one came. */
const overlapMs = 60_000;
/** The feed tells again no further back; beyond it everything is asked for. */
const furthestMs = 3 * 86_400_000;
const mostMissing = 1_000;

export type WantedRecovery = { producer: Producer; requestId: string; after?: string };

type State = {
  isTrusted: boolean;
  heardAt: number;
  /** Of the feed's clock: the newest message, and up to where there is no hole. */
  newest: number;
  complete: number | undefined;
  /** Requests since it was last heard as a whole: the end of any of them will do. */
  requests: Set<string>;
  /** When one of them was made, or last said something. */
  recoveringAt: number;
  lastSequence: number | undefined;
  /** Numbers that did not come, and when that was seen. */
  missing: Map<number, number>;
};

export type Producers = {
  /** Called for every message before it is applied. */
  heard: (message: FeedMessage, now: number) => void;
  /** Called for `snapshot_complete` and every message of a recovery after it is applied. */
  applied: (message: FeedMessage, now: number) => void;
  connected: (now: number) => void;
  lost: () => void;
  /** Looks at silence and holes; answers what is to be asked for. */
  look: (now: number) => WantedRecovery[];
  /** The request did not reach the feed. */
  recoveryFailed: (recovery: WantedRecovery) => void;
  marks: () => (readonly [Producer, number])[];
  tell: () => { producer: Producer; isTrusted: boolean; isRecovering: boolean; missing: number }[];
};

/** What is in play is asked for first. */
const all: readonly Producer[] = ['live', 'pre'];

export type ProducersOptions = {
  /** Up to where the tables hold everything, of each producer. */
  stored: ReadonlyMap<Producer, number>;
  setTrusted: (producer: Producer, isTrusted: boolean) => void;
  newRequestId: () => string;
};

export function createProducers(options: ProducersOptions): Producers {
  const states = new Map(all.map((producer) => [producer, unknown(options.stored.get(producer))]));
  let isConnected = false;
  const of = (producer: Producer): State => states.get(producer) ?? unknown(undefined);
  const distrust = (producer: Producer, state: State) => {
    state.isTrusted = false;
    state.requests.clear();
    options.setTrusted(producer, false);
  };
  return {
    heard(message, now) {
      const state = of(message.producer);
      state.newest = Math.max(state.newest, Date.parse(message.at));
      if (message.type === 'alive') state.heardAt = now;
      if ('sequence' in message && message.sequence !== undefined) {
        count(state, message.sequence, now);
      }
    },
    applied(message, now) {
      const state = of(message.producer);
      if ('requestId' in message && state.requests.has(message.requestId ?? '')) {
        state.recoveringAt = now;
        if (message.type === 'snapshot_complete') {
          state.requests.clear();
          state.isTrusted = true;
          state.heardAt = now;
          options.setTrusted(message.producer, true);
        }
      }
      if (state.isTrusted && state.missing.size === 0) state.complete = state.newest;
    },
    connected(now) {
      isConnected = true;
      for (const state of states.values()) startAnew(state, now);
    },
    lost() {
      isConnected = false;
      for (const [producer, state] of states) distrust(producer, state);
    },
    look(now) {
      const wanted: WantedRecovery[] = [];
      for (const [producer, state] of states) {
        if (state.isTrusted && isWanting(state, now)) distrust(producer, state);
        const isSilent = now - state.heardAt > silentAfterMs;
        if (!isConnected || state.isTrusted || isSilent) continue;
        if (state.requests.size > 0 && now - state.recoveringAt < recoveryPatienceMs) continue;
        // What an earlier request tells may be of before the message that is missing.
        if (state.missing.size > 0) state.requests.clear();
        state.missing.clear();
        const requestId = options.newRequestId();
        state.requests.add(requestId);
        state.recoveringAt = now;
        wanted.push({ producer, requestId, ...since(state) });
      }
      return wanted;
    },
    recoveryFailed({ producer, requestId }) {
      of(producer).requests.delete(requestId);
    },
    marks: () =>
      [...states].flatMap(([producer, { complete }]) =>
        complete === undefined ? [] : [[producer, complete] as const],
      ),
    tell: () => [...states].map(([producer, state]) => told(producer, state)),
  };
}

const told = (producer: Producer, { isTrusted, requests, missing }: State) => ({
  producer,
  isTrusted,
  isRecovering: requests.size > 0,
  missing: missing.size,
});

const unknown = (complete: number | undefined): State => ({
  isTrusted: false,
  heardAt: -Infinity,
  newest: complete ?? 0,
  complete,
  requests: new Set(),
  recoveringAt: 0,
  lastSequence: undefined,
  missing: new Map(),
});

/** Another connection counts on from wherever it begins. */
function startAnew(state: State, now: number): void {
  state.heardAt = now;
  state.requests.clear();
  state.lastSequence = undefined;
  state.missing.clear();
}

function count(state: State, sequence: number, now: number): void {
  const { lastSequence, missing } = state;
  missing.delete(sequence);
  if (lastSequence !== undefined) {
    const end = Math.min(sequence, lastSequence + mostMissing);
    for (let number = lastSequence + 1; number < end; number += 1) missing.set(number, now);
  }
  state.lastSequence = Math.max(lastSequence ?? sequence, sequence);
}

/** Is it silent, or is a message of it lost? */
function isWanting({ heardAt, missing }: State, now: number): boolean {
  if (now - heardAt > silentAfterMs) return true;
  const [oldest] = missing.values();
  return oldest !== undefined && now - oldest > latenessMs;
}

function since({ complete, newest }: State): { after?: string } {
  if (complete === undefined || newest - complete > furthestMs) return {};
  return { after: new Date(complete - overlapMs).toISOString() };
}
