/** The message of a moment: a pure function of the event's script. */
import type { FeedMarket, FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { BoundedCache } from '#odds-feed/bounded-cache.ts';
import { statusAt } from '#odds-feed/events/status.ts';
import { changesOf, type Prices } from '#odds-feed/prices/feed-market.ts';
import { livePrices } from '#odds-feed/prices/live-prices.ts';
import type { PriceList } from '#odds-feed/prices/opening-prices.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import type { Scripts } from './event-script.ts';
import { type Moment, versionOf } from './moment.ts';
import { settledWrongly, settleMarket } from './settlement.ts';

export type MessageMaker = ReturnType<typeof createMessageMaker>;

type Of<K extends Moment['telling']['kind']> = Extract<Moment['telling'], { kind: K }>;
type Price = Of<'pre_price'> | Of<'live_price'>;

export function createMessageMaker(scripts: Scripts, prices: PriceList) {
  const kept = new BoundedCache<string, Prices>(160);
  const pricesAt = (event: PlannedEvent, moment: Moment): Prices => {
    const telling = moment.telling as Price;
    if (telling.kind === 'pre_price') {
      const all = prices.at(event, telling.weight);
      if (telling.isFull) return all;
      const { main } = prices.pricesOf(event);
      return new Map([...all].filter(([text]) => main.has(text)));
    }
    const { course, offered } = scripts.playOf(event);
    const { instant, isFull } = telling;
    return kept.get(`${event.id} ${moment.atMs}`, () =>
      livePrices(course, offered, instant.stepsOver, isFull),
    );
  };
  /** All prices as they stand by a price moment: of the last full one, main ones as told since. */
  const standing = (event: PlannedEvent, moments: readonly Moment[], at: number): Prices => {
    const moment = moments[at];
    if (!moment) return new Map();
    const now = pricesAt(event, moment);
    if ((moment.telling as Price).isFull) return now;
    const full = moments.findLastIndex(
      ({ telling }, before) =>
        before < at && telling.kind === moment.telling.kind && (telling as Price).isFull,
    );
    const whole = moments[full];
    return new Map([...(whole ? pricesAt(event, whole) : []), ...now]);
  };
  const isPrice = ({ telling: { kind } }: Moment) => kind === 'pre_price' || kind === 'live_price';
  const changed = (event: PlannedEvent, moments: readonly Moment[], at: number): FeedMarket[] => {
    const moment = moments[at];
    if (!moment) return [];
    const now = pricesAt(event, moment);
    const last = moments.findLastIndex((other, index) => index < at && isPrice(other));
    const before = standing(event, moments, last);
    const isAnew = moment.telling.kind === 'live_price' && moment.telling.isAnew;
    if (!isAnew) return changesOf(before, now);
    return [...now.values()].filter(
      ({ market, state }) => state !== 'closed' || before.get(market)?.state !== 'closed',
    );
  };
  return {
    isPrice,
    standing,
    /** Null where nothing would be told: no price has changed. */
    make: (event: PlannedEvent, moments: readonly Moment[], at: number): FeedMessage | null => {
      const moment = moments[at];
      if (!moment) return null;
      if (!isPrice(moment)) return makeOther(scripts, event, moment);
      const markets = changed(event, moments, at);
      if (moment.telling.kind === 'pre_price' && markets.length === 0) return null;
      return priceMessage(scripts, event, moment, markets);
    },
  };
}

/** What every message of an event says. */
const head = (event: PlannedEvent, moment: Moment) => ({
  eventId: event.id,
  version: versionOf(moment),
  at: new Date(moment.atMs).toISOString(),
  producer: moment.producer,
});

export function priceMessage(
  scripts: Scripts,
  event: PlannedEvent,
  moment: Moment,
  markets: FeedMarket[],
): FeedMessage {
  const message = { type: 'odds_change', ...head(event, moment), markets } as const;
  if (moment.telling.kind !== 'live_price') return message;
  const { instant, state } = moment.telling;
  const { course, takenBack } = scripts.playOf(event);
  return { ...message, status: statusAt(course, instant, state, takenBack) };
}

/** The message of a moment that tells no prices. */
export function makeOther(scripts: Scripts, event: PlannedEvent, moment: Moment): FeedMessage {
  const { telling } = moment;
  switch (telling.kind) {
    case 'fixture':
      return { type: 'fixture_change', ...head(event, moment) };
    case 'stop':
      return stopMessage(scripts, event, moment, telling);
    case 'settle':
      return {
        type: 'bet_settlement',
        ...head(event, moment),
        certainty: telling.certainty,
        markets: settledMarkets(scripts, event, telling),
      };
    case 'rollback':
      return {
        type: 'rollback_bet_settlement',
        ...head(event, moment),
        markets: [...telling.markets],
      };
    case 'cancel':
      return {
        type: 'bet_cancel',
        ...head(event, moment),
        markets: [...telling.markets],
        reason: telling.reason,
        ...(telling.fromMs === undefined ? {} : { from: new Date(telling.fromMs).toISOString() }),
        ...(telling.untilMs === undefined
          ? {}
          : { until: new Date(telling.untilMs).toISOString() }),
      };
    case 'uncancel':
      return { type: 'rollback_bet_cancel', ...head(event, moment), markets: [...telling.markets] };
    default:
      throw new Error('Prices are told another way.');
  }
}

function stopMessage(
  scripts: Scripts,
  event: PlannedEvent,
  moment: Moment,
  { instant }: Of<'stop'>,
): FeedMessage {
  const message = { type: 'bet_stop', ...head(event, moment) } as const;
  if (instant === null) return message;
  const { course, takenBack } = scripts.playOf(event);
  return { ...message, status: statusAt(course, instant, 'live', takenBack) };
}

function settledMarkets(scripts: Scripts, event: PlannedEvent, telling: Of<'settle'>) {
  const { course, offered } = scripts.playOf(event);
  const byText = new Map(offered.map((market) => [market.text, market]));
  return telling.markets.flatMap((text) => {
    const market = byText.get(text);
    if (!market) return [];
    const settled = settleMarket(course, market);
    return [text === telling.wrong ? settledWrongly(settled) : settled];
  });
}
