/** How an event stands, told anew: prices, stops, and the last word on each market. */
import type { FeedMessage, Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { type Feed, momentsUntil } from './feed.ts';
import { makeOther, priceMessage } from './make-message.ts';
import type { Moment } from './moment.ts';

export type RecoveryWish = {
  readonly producer: Producer;
  /** What was told up to then is known. */
  readonly afterMs: number;
  readonly nowMs: number;
};

/** Messages as they were told, so that their versions stand; nothing where nothing is new. */
export function recoverEvent(feed: Feed, event: PlannedEvent, wish: RecoveryWish): FeedMessage[] {
  const moments = momentsUntil(feed, event, wish.nowMs);
  const isWanted = ({ producer, atMs }: Moment) =>
    producer === wish.producer && atMs > wish.afterMs;
  const messages: FeedMessage[] = [];
  const fixture = moments.findLast(({ telling }) => telling.kind === 'fixture');
  if (fixture && isWanted(fixture)) messages.push(makeOther(feed.scripts, event, fixture));
  const at = moments.findLastIndex(feed.maker.isPrice);
  const price = moments[at];
  const stop = moments.findLast(({ telling }) => telling.kind === 'stop');
  if (price && price.producer === wish.producer && isWanted(moments.at(-1) ?? price)) {
    const markets = [...feed.maker.standing(event, moments, at).values()];
    messages.push(priceMessage(feed.scripts, event, price, markets));
  }
  if (stop && isWanted(stop) && (price === undefined || stop.atMs > price.atMs)) {
    messages.push(makeOther(feed.scripts, event, stop));
  }
  for (const moment of lastWords(moments)) {
    if (isWanted(moment)) messages.push(makeOther(feed.scripts, event, moment));
  }
  return messages;
}

/**
 * The last word on the result and on the cancel of each market, each in the message that had it,
 * with the markets of which it still is the last word.
 */
function lastWords(moments: readonly Moment[]): Moment[] {
  const settled = new Set<string>();
  const cancelled = new Set<string>();
  const words: Moment[] = [];
  for (const moment of moments.toReversed()) {
    const { telling } = moment;
    const isResult = telling.kind === 'settle' || telling.kind === 'rollback';
    if (!isResult && telling.kind !== 'cancel' && telling.kind !== 'uncancel') continue;
    const said = isResult ? settled : cancelled;
    const markets = telling.markets.filter((market) => !said.has(market));
    for (const market of markets) said.add(market);
    if (markets.length > 0) words.push({ ...moment, telling: { ...telling, markets } });
  }
  return words.reverse();
}
