/** What was last told of an event on one topic, so that only what differs is told again. */
import type { BookLiveMessage, BookTopic } from '@bahati/contract/sportsbook/live.ts';
import type { OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import type { HeldChange, HeldEvent } from '#sportsbook/offer/held-events.ts';
import { incidentsOf } from '#sportsbook/offer/show-detail.ts';
import type { Shows } from '#sportsbook/offer/show-event.ts';

export type ToldEvent = {
  /** Everything, for somebody who comes now. */
  whole: (event: HeldEvent) => BookLiveMessage[];
  /** What is new since the last time, of these markets. */
  news: (event: HeldEvent, change: Pick<HeldChange, 'markets' | 'isOfEvent'>) => BookLiveMessage[];
};

export function createToldEvent(show: Shows, topic: BookTopic): ToldEvent {
  const isRow = topic.startsWith('row:');
  const markets = new Map<string, string>();
  let event = '';
  let isSuspended: boolean | undefined;
  let statistics = '';
  let lastIncident = 0;

  const rowOf = (held: HeldEvent): OfferedMarket[] =>
    show.rowMarkets(held).map((market) => show.market(held, market));

  const changedMarkets = (held: HeldEvent, asked: HeldChange['markets']): OfferedMarket[] => {
    const keys = asked === 'all' ? held.markets.keys() : asked;
    const changed: OfferedMarket[] = [];
    for (const key of keys) {
      const market = held.markets.get(key);
      if (!market || market.oddsVersion === 0) continue;
      const shown = show.market(held, market);
      const text = JSON.stringify(shown);
      if (markets.get(key) === text) continue;
      markets.set(key, text);
      changed.push(shown);
    }
    return changed;
  };

  const changedRow = (held: HeldEvent): OfferedMarket[] => {
    const row = rowOf(held);
    const text = JSON.stringify(row);
    if (markets.get('') === text) return [];
    markets.set('', text);
    return row;
  };

  const incidentNews = (held: HeldEvent): BookLiveMessage[] => {
    const incidents = incidentsOf(held).filter(({ number }) => number > lastIncident);
    lastIncident = Math.max(lastIncident, ...incidents.map(({ number }) => number));
    const now = held.status?.statistics ?? {};
    const text = JSON.stringify(now);
    if (incidents.length === 0 && text === statistics) return [];
    statistics = text;
    return [{ type: 'incidents', eventId: held.id, incidents, statistics: now }];
  };

  return {
    whole(held) {
      const shown = show.event(held);
      if (!shown) return [];
      const all = isRow ? rowOf(held) : show.markets(held);
      return [
        { type: 'event', event: shown },
        {
          type: 'odds',
          topic,
          eventId: held.id,
          version: held.revision,
          isSuspended: shown.isSuspended,
          isAll: true,
          markets: all,
        },
        ...(isRow ? [] : [incidentsMessage(held)]),
      ];
    },
    news(held, change) {
      const shown = show.event(held);
      if (!shown) return [];
      const messages: BookLiveMessage[] = [];
      const changed = isRow ? changedRow(held) : changedMarkets(held, change.markets);
      if (changed.length > 0 || shown.isSuspended !== isSuspended) {
        isSuspended = shown.isSuspended;
        messages.push({
          type: 'odds',
          topic,
          eventId: held.id,
          version: held.revision,
          isSuspended,
          isAll: isRow,
          markets: isRow && changed.length === 0 ? rowOf(held) : changed,
        });
      }
      if (!change.isOfEvent) return messages;
      const text = JSON.stringify({ ...shown, version: 0 });
      if (text !== event) messages.push({ type: 'event', event: shown });
      event = text;
      return isRow ? messages : [...messages, ...incidentNews(held)];
    },
  };
}

const incidentsMessage = (held: HeldEvent): BookLiveMessage => ({
  type: 'incidents',
  eventId: held.id,
  incidents: incidentsOf(held),
  statistics: held.status?.statistics ?? {},
});
