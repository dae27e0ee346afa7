/**
 * How long calls take, ours and those on outside machines: counted in the process by name and
 * outcome until somebody takes the counts away. What is held is bounded: names beyond the limit
 * are counted together, and of slow calls only the newest are kept. prom-client's histogram cannot
 * be read and set to nought in one step (ADR 24).
 */

import { AsyncLocalStorage } from 'node:async_hooks';

export type Outcome = 'ok' | 'refused' | 'failed';
export type CallKind = 'own' | 'outside';

/** The ends of the spans that calls are counted in; one more counts what took longer. */
export const spanEndsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

/** One of our own calls that took this long is remembered by itself. */
export const slowFromMs = 500;

export type CallCount = {
  kind: CallKind;
  /** The outside machine; ours: empty. */
  party: string;
  call: string;
  total: number;
  refused: number;
  failed: number;
  maxMs: number;
  /** How many took up to each of `spanEndsMs`, and how many longer. */
  spans: number[];
};

export type SlowCall = {
  at: Date;
  call: string;
  requestId: string;
  ms: number;
  outcome: Outcome;
};

const mostNames = 500;
const mostSlow = 100;
const others = '(others)';

type Book = { counts: Map<string, CallCount>; slow: SlowCall[] };

/** By the brand that a call is made for; empty: none, as in a program of one. */
const books = new Map<string, Book>();
const whose = new AsyncLocalStorage<string>();

/** Whatever is counted within the work is counted for this brand. */
export function countFor<T>(brand: string, work: () => T): T {
  return whose.run(brand, work);
}

export const countedBrand = (): string => whose.getStore() ?? '';

function openBook(): Book {
  const brand = countedBrand();
  const book = books.get(brand) ?? { counts: new Map(), slow: [] };
  books.set(brand, book);
  return book;
}

export function countCall(
  kind: CallKind,
  name: { party: string; call: string },
  outcome: Outcome,
  ms: number,
): void {
  const { counts } = openBook();
  const { party, call } = counts.size < mostNames ? name : known(counts, kind, name);
  const key = `${kind} ${party} ${call}`;
  let found = counts.get(key);
  if (!found) {
    const spans = Array.from({ length: spanEndsMs.length + 1 }, () => 0);
    found = { kind, party, call, total: 0, refused: 0, failed: 0, maxMs: 0, spans };
    counts.set(key, found);
  }
  found.total += 1;
  if (outcome !== 'ok') found[outcome] += 1;
  found.maxMs = Math.max(found.maxMs, Math.round(ms));
  const at = spanEndsMs.findIndex((end) => ms <= end);
  const span = at < 0 ? spanEndsMs.length : at;
  found.spans[span] = (found.spans[span] ?? 0) + 1;
}

/** The name itself where it is counted already; otherwise the one for all that came too late. */
function known(counts: Book['counts'], kind: CallKind, name: { party: string; call: string }) {
  const isKnown = counts.has(`${kind} ${name.party} ${name.call}`);
  return isKnown ? name : { party: kind === 'own' ? '' : others, call: others };
}

export function noteIfSlow(call: string, requestId: string, outcome: Outcome, ms: number): void {
  if (ms < slowFromMs) return;
  const { slow } = openBook();
  slow.push({ at: new Date(), call, requestId, ms: Math.round(ms), outcome });
  if (slow.length > mostSlow) slow.shift();
}

/** All that was counted since the last time, of one brand or of all; it is the taker's now. */
export function takeCallTimes(brand?: string): { counts: CallCount[]; slow: SlowCall[] } {
  const taken = [...books].filter(([owner]) => brand === undefined || owner === brand);
  for (const [owner] of taken) books.delete(owner);
  return {
    counts: taken.flatMap(([, { counts }]) => [...counts.values()]),
    slow: taken.flatMap(([, { slow }]) => slow),
  };
}

/** A path as a name: what looks like an id is none of its business, and the query even less. */
export function outsideName(party: string, method: string, url: string) {
  const path = new URL(url, 'http://none').pathname.replaceAll(/\/(?=[^/]*\d)[^/]{5,}/g, '/:id');
  return { party, call: `${method} ${path.slice(0, 120)}` };
}

/**
 * Does the work and counts how long it took. What throws has failed, unless `judge` knows better;
 * an answer is judged too, since a server may say by a status that it could not.
 */
export async function timeOutside<T>(
  name: { party: string; call: string },
  work: () => Promise<T>,
  judge: (result: { value: T } | { error: unknown }) => Outcome = outcomeOf,
): Promise<T> {
  const startedAt = performance.now();
  const count = (outcome: Outcome) =>
    countCall('outside', name, outcome, performance.now() - startedAt);
  try {
    const value = await work();
    count(judge({ value }));
    return value;
  } catch (error) {
    count(judge({ error }));
    throw error;
  }
}

/** From 500 on the machine failed, from 400 on it said no. */
function outcomeOf(result: { value: unknown } | { error: unknown }): Outcome {
  if ('error' in result) return 'failed';
  const { value } = result;
  const status =
    typeof value === 'object' && value !== null && 'status' in value ? Number(value.status) : 200;
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}
