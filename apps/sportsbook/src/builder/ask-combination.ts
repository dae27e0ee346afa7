/** The chance of several selections of one event together, from the feed that has its model. */
import { feedCalls } from '@bahati/contract/odds-feed/feed.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { z } from 'zod';
import { BoundedMap } from '#sportsbook/bets/bounded-map.ts';
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

/** What many ask at once is asked of the feed once, and kept for a moment. */
const keptMs = 500;
const mostKept = 2_000;
/** More at once are answered by nothing: members cannot make the book flood the feed. */
const mostUnderWay = 40;

/** Undefined: they are not priced together, or the feed did not answer. */
export function createCombine(config: Config): Combine {
  const ask = createAsk(config);
  const kept = new BoundedMap<string, { answer: ReturnType<Combine>; until: number }>(mostKept);
  let underWay = 0;
  return async (eventId, selections) => {
    const names = selections.map(({ market, outcome }) => `${market} ${outcome}`).toSorted();
    const name = `${eventId} ${names.join(' ')}`;
    const known = kept.get(name);
    if (known && known.until > Date.now()) return known.answer;
    if (underWay >= mostUnderWay) return undefined;
    underWay += 1;
    const answer = ask(eventId, selections).finally(() => (underWay -= 1));
    kept.set(name, { answer, until: Date.now() + keptMs });
    return answer;
  };
}

function createAsk({ FEED_URL, FEED_KEY }: Config): Combine {
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
