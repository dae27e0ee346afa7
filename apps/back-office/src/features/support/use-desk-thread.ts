/** The messages of one chat at the desk: kept by number, caught up as the chat grows. */
import type { DeskMessage } from '@bahati/contract/back-office/support/support.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#office/api.ts';

const pageSize = 50;

function merge(known: readonly DeskMessage[], news: readonly DeskMessage[]): DeskMessage[] {
  const bySeq = new Map([...known, ...news].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** `lastSeq` is how far the chat has come, undefined while nobody knows. */
export function useDeskThread(id: string, lastSeq: number | undefined, askedAt: number) {
  const [messages, setMessages] = useState<readonly DeskMessage[]>();
  const [hasEarlier, setHasEarlier] = useState(false);
  const [error, setError] = useState<unknown>();
  const isReading = useRef(false);

  const add = (news: readonly DeskMessage[]) => setMessages((known) => merge(known ?? [], news));

  async function read(query: { after?: number; before?: number }) {
    if (isReading.current) return;
    isReading.current = true;
    try {
      const page = await call('GET /bo/chats/:id/messages', {
        params: { id },
        query: { ...query, pageSize },
      });
      add(page.items);
      if (query.after === undefined) setHasEarlier(page.hasMore);
      setError(undefined);
    } catch (problem) {
      setError(problem);
    } finally {
      isReading.current = false;
    }
  }

  const catchUp = useEffectEvent(() => {
    if (lastSeq === undefined) return;
    const newest = messages?.at(-1)?.seq;
    if (newest === undefined) void read({});
    else if (newest < lastSeq) void read({ after: newest });
  });
  const newest = messages?.at(-1)?.seq;
  // Asked anew with each look at the chat, so that a try that failed is made again.
  useEffect(() => {
    const soon = setTimeout(() => catchUp());
    return () => clearTimeout(soon);
  }, [lastSeq, askedAt, newest]);

  return {
    messages,
    hasEarlier,
    error,
    add,
    readEarlier: () => void read({ before: messages?.[0]?.seq ?? 0 }),
  };
}
