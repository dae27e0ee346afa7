/**
 * The one live connection to the book: it hears of what is on the screen. Nothing is open while the
 * tab is hidden or in low-data mode, in which the lists ask again by themselves.
 */
import type { BookLiveMessage } from '@bahati/contract/sportsbook/live.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { readLowData } from '#features/low-data/low-data.ts';
import { bookOrigin } from '#features/sportsbook/book-call.ts';
import { offerStore } from './offer-store.ts';
import { bookLivePath, chosenTopics, isCovered } from './topics.rules.ts';

/** Whoever scrolls subscribes once he rests. */
const restMs = 350;
/** So long without a connection, and prices are no longer trusted. */
const lostAfterMs = 2_500;
const reopenAfterMs = 3_000;

type Receiver = (message: BookLiveMessage) => void;

const held = new Map<string, number>();
const receivers = new Set<Receiver>();
const stateListeners = new Set<() => void>();

let source: EventSource | undefined;
/** Those that end as soon as the newest speaks, so that nothing is missed between. */
let ending: EventSource[] = [];
let open: ReadonlySet<string> = new Set();
let isLost = false;
let resting: ReturnType<typeof setTimeout> | undefined;
let losing: ReturnType<typeof setTimeout> | undefined;

function setLost(next: boolean): void {
  clearTimeout(losing);
  losing = undefined;
  if (isLost === next) return;
  isLost = next;
  for (const listener of stateListeners) listener();
}

const loseLater = (): void => {
  losing ??= setTimeout(() => setLost(true), lostAfterMs);
};

function endEarlier(): void {
  for (const earlier of ending) earlier.close();
  ending = [];
}

function close(): void {
  endEarlier();
  source?.close();
  source = undefined;
  open = new Set();
  setLost(false);
}

const needsNone = () => held.size === 0 || document.hidden || readLowData();

async function adjust(): Promise<void> {
  if (needsNone()) return close();
  const topics = chosenTopics(held.keys());
  if (source && source.readyState !== EventSource.CLOSED && isCovered(topics, open)) return;
  const origin = await bookOrigin().catch(() => undefined);
  // While the address was asked for the page may have been left.
  if (origin === undefined || needsNone()) return close();
  connect(`${origin}${bookLivePath}?topics=${topics.join(',')}`, topics);
}

function connect(address: string, topics: readonly string[]): void {
  if (source) ending.push(source);
  const next = new EventSource(address);
  source = next;
  open = new Set(topics);
  loseLater();
  next.addEventListener('open', () => {
    if (next !== source) return;
    endEarlier();
    setLost(false);
  });
  // Two may speak for a moment: what is newer is known by its version.
  next.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as BookLiveMessage;
    offerStore.receive(message);
    for (const receiver of receivers) receiver(message);
  });
  next.addEventListener('error', () => {
    if (next !== source) return;
    endEarlier();
    loseLater();
    // The browser tries again by itself unless it was answered something else than a stream.
    if (next.readyState === EventSource.CLOSED) adjustLater(reopenAfterMs);
  });
}

function adjustLater(afterMs = restMs): void {
  clearTimeout(resting);
  resting = setTimeout(() => void adjust(), afterMs);
}

/** Hears of a topic until the answer is called. */
export function holdTopic(topic: string): () => void {
  const before = held.get(topic) ?? 0;
  held.set(topic, before + 1);
  if (before === 0) adjustLater();
  return () => {
    const left = (held.get(topic) ?? 1) - 1;
    if (left > 0) return void held.set(topic, left);
    held.delete(topic);
    adjustLater();
  };
}

export function useTopic(topic: string | undefined): void {
  useEffect(() => (topic === undefined ? undefined : holdTopic(topic)), [topic]);
}

/** Every live message, for what the offer alone does not hold: incidents, and what begins and ends. */
export function onBookMessage(receiver: Receiver): () => void {
  receivers.add(receiver);
  return () => receivers.delete(receiver);
}

const onState = (listener: () => void): (() => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

/** The connection is lost: prices on the screen may be old, and nothing is taken on them. */
export const useIsFrozen = (): boolean => useSyncExternalStore(onState, () => isLost);

document.addEventListener('visibilitychange', () => adjustLater(0));
addEventListener('online', () => adjustLater(0));
addEventListener('offline', loseLater);
