/**
 * What of a chat a page holds. Messages come by several ways (an answer to sending, the newest,
 * earlier ones) and more than once: each is kept by its number, so it shows once and in order.
 */
import type { ChatMessage } from '@bahati/contract/player-site/support/support.ts';

export type Thread = {
  messages: readonly ChatMessage[];
  /** Are there messages before the first of these? */
  hasEarlier: boolean;
};

export function mergeMessages(
  known: readonly ChatMessage[],
  news: readonly ChatMessage[],
): ChatMessage[] {
  const bySeq = new Map([...known, ...news].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** How far the page has read without a gap: what lies after one is read again. */
export function lastInRow({ messages }: Thread): number {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages) {
    if (seq > last + 1) return last;
    last = seq;
  }
  return last;
}

export type Run = {
  /** The first message's number, which names the run. */
  seq: number;
  author: ChatMessage['author'];
  /** Does a new day begin with it? */
  isNewDay: boolean;
  messages: ChatMessage[];
};

const togetherMs = 5 * 60_000;

/** Messages of one writer in one breath stand together under one time. */
export function runsOf(messages: readonly ChatMessage[], dayOf: (at: string) => string): Run[] {
  const runs: Run[] = [];
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const isNewDay = before === undefined || dayOf(before.at) !== dayOf(message.at);
    const gapMs = before ? Date.parse(message.at) - Date.parse(before.at) : 0;
    const run = runs.at(-1);
    if (run && !isNewDay && run.author === message.author && gapMs < togetherMs) {
      run.messages.push(message);
    } else {
      runs.push({ seq: message.seq, author: message.author, isNewDay, messages: [message] });
    }
    before = message;
  }
  return runs;
}
