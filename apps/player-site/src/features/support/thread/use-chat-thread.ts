/** The messages this page holds, kept beside the chat's state and caught up with it. */
import type { ChatMessage, ChatState } from '@bahati/contract/player-site/support/support.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryClient } from '#site/api.ts';
import { chatCall, chatStateQuery, type Owner } from '#features/support/chat-calls.ts';
import { lastInRow, mergeMessages, type Thread } from './chat-thread.rules.ts';

const firstPage = 40;
/** A visitor has no live connection; while the page is seen it asks this often. */
const visitorPollMs = 3_000;
/** A member's news come by themselves; this is for when they once did not. */
const memberPollMs = 20_000;

const threadKey = (owner: Owner) => [owner, 'chat thread'] as const;
const known = (owner: Owner) => queryClient.getQueryData<Thread>(threadKey(owner));

/** What was never read is not begun in the middle. */
function keep(owner: Owner, change: (thread: Thread) => Thread): void {
  queryClient.setQueryData<Thread>(threadKey(owner), (thread) => thread && change(thread));
}

/** Puts what was just said into the thread, before anybody asks for it. */
export function addToThread(owner: Owner, message: ChatMessage): void {
  keep(owner, (thread) => ({ ...thread, messages: mergeMessages(thread.messages, [message]) }));
}

async function catchUp(owner: Owner, signal: AbortSignal): Promise<Thread> {
  const before = known(owner);
  if (!before || before.messages.length === 0) {
    const query = { pageSize: firstPage };
    const { items, hasMore } = await chatCall('GET /wps/chat/messages', { query }, { signal });
    return { messages: mergeMessages(known(owner)?.messages ?? [], items), hasEarlier: hasMore };
  }
  const news: ChatMessage[] = [];
  for (let isMore = true; isMore; ) {
    const after = news.at(-1)?.seq ?? lastInRow(before);
    const query = { after, pageSize: 100 };
    const { items, hasMore } = await chatCall('GET /wps/chat/messages', { query }, { signal });
    news.push(...items);
    isMore = hasMore;
  }
  // Meanwhile earlier messages, or an own one, may have come another way.
  const { messages, hasEarlier } = known(owner) ?? before;
  return { messages: mergeMessages(messages, news), hasEarlier };
}

export function useChatThread(owner: Owner) {
  const state = useQuery({
    ...chatStateQuery(owner),
    refetchInterval: owner === 'visitor' ? visitorPollMs : memberPollMs,
    refetchOnWindowFocus: 'always',
  });
  const thread = useQuery({
    queryKey: threadKey(owner),
    queryFn: ({ signal }) => catchUp(owner, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const behind = thread.data ? (state.data?.lastSeq ?? 0) - lastInRow(thread.data) : 0;
  const readOn = useEffectEvent(() => void thread.refetch({ cancelRefetch: false }));
  const { dataUpdatedAt } = state;
  // A try that failed is made again once the state has been read anew.
  useEffect(() => {
    if (behind > 0) readOn();
  }, [behind, dataUpdatedAt]);
  useMarkRead(owner, state.data, thread.data);
  return { state, thread, earlier: useEarlier(owner, thread.data) };
}

function useEarlier(owner: Owner, thread: Thread | undefined) {
  const [isLoading, setIsLoading] = useState(false);
  async function load() {
    const before = thread?.messages[0]?.seq;
    if (before === undefined || isLoading) return;
    setIsLoading(true);
    try {
      const query = { before, pageSize: firstPage };
      const { items, hasMore } = await chatCall('GET /wps/chat/messages', { query });
      keep(owner, ({ messages }) => ({
        messages: mergeMessages(messages, items),
        hasEarlier: hasMore,
      }));
    } catch {
      // The button stays, and says by staying that there is more.
    } finally {
      setIsLoading(false);
    }
  }
  return { load, isLoading };
}

/** What stands on a page that is seen is read. */
function useMarkRead(owner: Owner, state: ChatState | undefined, thread: Thread | undefined) {
  const seq = thread?.messages.at(-1)?.seq ?? 0;
  const unread = state?.unread ?? 0;
  const mark = useEffectEvent(() => {
    if (document.hidden || unread === 0 || seq === 0) return;
    chatCall('POST /wps/chat/read', { body: { seq } }).then(
      () => queryClient.invalidateQueries({ queryKey: chatStateQuery(owner).queryKey }),
      () => undefined,
    );
  });
  useEffect(() => {
    mark();
    const look = () => mark();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [seq, unread]);
}
