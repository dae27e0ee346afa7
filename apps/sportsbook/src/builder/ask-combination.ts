/** The chance of several selections of one event together, from the feed that has its model. */
import { feedCalls } from '@bahati/contract/odds-feed/feed.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { z } from 'zod';
import type { Config } from '#sportsbook/config.ts';

export type Combination = { chance: number; version: number };
export type Combine = (
  eventId: string,
  selections: readonly { market: string; outcome: string }[],
) => Promise<Combination | undefined>;

const timeoutMs = 1_500;
const mostBytes = 10_000;

const answer = z.object({
  success: z.literal(true),
  value: feedCalls['POST /feed/v1/combination'].value,
});

/** Undefined: they are not priced together, or the feed did not answer. */
export function createCombine({ FEED_URL, FEED_KEY }: Config): Combine {
  return async (eventId, selections) => {
    const body = {
      eventId,
      selections: selections.map(({ market, outcome }) => ({ market, outcome })),
    };
    try {
      const response = await fetchOutside(`${FEED_URL}/feed/v1/combination`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${FEED_KEY}` },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (text.length > mostBytes) return undefined;
      const read = answer.safeParse(JSON.parse(text));
      return read.success ? read.data.value : undefined;
    } catch {
      return undefined;
    }
  };
}
