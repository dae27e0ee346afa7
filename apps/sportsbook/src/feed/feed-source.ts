/**
 * The feed as this book knows it: the one place that would be another for another feed. Addresses,
 * the key and the shape of messages are known to nothing else.
 */
import type { CallKey, CallValue } from '@bahati/contract/call.ts';
import {
  feedCalls,
  feedMessage,
  type FeedMessage,
  feedStreamPath,
  type Fixture,
  type Producer,
} from '@bahati/contract/odds-feed/feed.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { readLines } from './read-lines.ts';

const answerMs = 10_000;

type FeedKey = keyof typeof feedCalls & CallKey;
type Statistics = CallValue<(typeof feedCalls)['GET /feed/v1/fixtures/:eventId/statistics']>;
type Table = CallValue<(typeof feedCalls)['GET /feed/v1/competitions/:competitionId/table']>;
type Combination = CallValue<(typeof feedCalls)['POST /feed/v1/combination']>;

export type Recovery = {
  producer: Producer;
  requestId: string;
  after?: string;
};

export type FeedSource = {
  /**
   * Hears the stream until it ends or `signal` says so; rejects where it cannot be heard. What is no
   * message is told to `onSpoilt`.
   */
  listen: (hearing: {
    signal: AbortSignal;
    onOpen: () => void;
    onMessage: (message: FeedMessage) => void;
    onSpoilt: (line: string) => void;
  }) => Promise<void>;
  askRecovery: (recovery: Recovery) => Promise<void>;
  /** Pages of those that start within the time. */
  fixtures: (from: Date, until: Date) => AsyncGenerator<Fixture[]>;
  /** Undefined: the feed knows no such event. */
  fixture: (eventId: string) => Promise<Fixture | undefined>;
  statistics: (eventId: string) => Promise<Statistics | undefined>;
  table: (competitionId: string) => Promise<Table | undefined>;
  /** Undefined: the selections cannot be priced together. */
  combination: (
    eventId: string,
    selections: { market: string; outcome: string }[],
  ) => Promise<Combination | undefined>;
};

export function openFeedSource({ url, key }: { url: string; key: string }): FeedSource {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  /** Undefined: the feed says no in the way of the call. */
  const ask = async <K extends FeedKey>(
    call: K,
    path: string,
    body?: object,
  ): Promise<CallValue<(typeof feedCalls)[K]> | undefined> => {
    const answer = await fetchOutside(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(answerMs),
    });
    const told = (await answer.json()) as { success: boolean; code?: string; value?: unknown };
    if (told.success) return feedCalls[call].value.parse(told.value) as never;
    if (told.code === 'not_found' || answer.status === 409) return undefined;
    throw new Error(`The feed refused ${call}: ${told.code ?? answer.status}.`);
  };
  return {
    listen: (hearing) => listen(`${url}${feedStreamPath}`, headers, hearing),
    async askRecovery(recovery) {
      await ask('POST /feed/v1/recovery', '/feed/v1/recovery', recovery);
    },
    async *fixtures(from, until) {
      let cursor: string | null = null;
      do {
        const query = new URLSearchParams({ from: from.toISOString(), until: until.toISOString() });
        if (cursor) query.set('cursor', cursor);
        const page: CallValue<(typeof feedCalls)['GET /feed/v1/fixtures']> | undefined = await ask(
          'GET /feed/v1/fixtures',
          `/feed/v1/fixtures?${query}`,
        );
        yield page?.fixtures ?? [];
        cursor = page?.nextCursor ?? null;
      } while (cursor);
    },
    fixture: (eventId) => ask('GET /feed/v1/fixtures/:eventId', `/feed/v1/fixtures/${eventId}`),
    statistics: (eventId) =>
      ask('GET /feed/v1/fixtures/:eventId/statistics', `/feed/v1/fixtures/${eventId}/statistics`),
    table: (competitionId) =>
      ask(
        'GET /feed/v1/competitions/:competitionId/table',
        `/feed/v1/competitions/${competitionId}/table`,
      ),
    combination: (eventId, selections) =>
      ask('POST /feed/v1/combination', '/feed/v1/combination', { eventId, selections }),
  };
}

async function listen(
  address: string,
  headers: Record<string, string>,
  { signal, onOpen, onMessage, onSpoilt }: Parameters<FeedSource['listen']>[0],
): Promise<void> {
  const answer = await fetchOutside(address, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(`The feed's stream answered ${answer.status}.`);
  onOpen();
  await readLines(answer.body, (line) => {
    const message = readMessage(line);
    if (message) onMessage(message);
    else onSpoilt(line);
  });
}

function readMessage(line: string): FeedMessage | undefined {
  try {
    return feedMessage.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
