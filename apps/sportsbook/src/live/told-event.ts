/** What was last told of an event on one topic, so that only what differs is told again. */
import type { BookLiveMessage, BookTopic } from '@bahati/contract/sportsbook/live.ts';
import type { OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import type { HeldChange, HeldEvent } from '#sportsbook/offer/held-events.ts';
import { rowMarkets } from '#sportsbook/offer/row-markets.ts';
import { incidentsOf } from '#sportsbook/offer/shown/show-detail.ts';
import type { Shows } from '#sportsbook/offer/shown/show-event.ts';

export type ToldEvent = {
  topic: BookTopic;
  isRow: boolean;
  /** By market, as it was told; of a row by '' all of them. */
  markets: Map<string, string>;
  event: string;
  isSuspended: boolean | undefined;
  statistics: string;
  lastIncident: number;
};

export const nothingTold = (topic: BookTopic): ToldEvent => ({
  topic,
  isRow: topic.startsWith('row:'),
  markets: new Map(),
  event: '',
  isSuspended: undefined,
  statistics: '',
  lastIncident: 0,
});

type Change = Pick<HeldChange, 'markets' | 'isOfEvent'>;

/** Everything, for somebody who comes now. */
export function wholeOf(show: Shows, { topic, isRow }: ToldEvent, held: HeldEvent) {
  const event = show.event(held);
  if (!event) return [];
  const messages: BookLiveMessage[] = [
    { type: 'event', event },
    {
      type: 'odds',
      topic,
      eventId: held.id,
      version: held.revision,
      isSuspended: event.isSuspended,
      isAll: true,
      markets: isRow ? rowOf(show, held) : show.markets(held),
    },
  ];
  if (isRow) return messages;
  return [...messages, { ...incidentsMessage(held), incidents: incidentsOf(held) }];
}

/** What is new since the last time, of what changed. Notes it as told. */
export function newsOf(
  show: Shows,
  told: ToldEvent,
  held: HeldEvent,
  change: Change,
): BookLiveMessage[] {
  const event = show.event(held);
  if (!event) return [];
  const messages: BookLiveMessage[] = [];
  const markets = told.isRow ? newRow(show, told, held) : newMarkets(show, told, held, change);
  if (markets.length > 0 || event.isSuspended !== told.isSuspended) {
    told.isSuspended = event.isSuspended;
    messages.push({
      type: 'odds',
      topic: told.topic,
      eventId: held.id,
      version: held.revision,
      isSuspended: event.isSuspended,
      isAll: told.isRow,
      markets: told.isRow ? rowOf(show, held) : markets,
    });
  }
  if (!change.isOfEvent) return messages;
  const text = JSON.stringify({ ...event, version: 0 });
  if (text !== told.event) messages.push({ type: 'event', event });
  told.event = text;
  return told.isRow ? messages : [...messages, ...newIncidents(told, held)];
}

const rowOf = (show: Shows, held: HeldEvent): OfferedMarket[] =>
  rowMarkets(held).map((market) => show.market(held, market));

/** All of the row, if any of it differs. */
function newRow(show: Shows, told: ToldEvent, held: HeldEvent): OfferedMarket[] {
  const row = rowOf(show, held);
  const text = JSON.stringify(row);
  if (told.markets.get('') === text) return [];
  told.markets.set('', text);
  return row;
}

function newMarkets(
  show: Shows,
  told: ToldEvent,
  held: HeldEvent,
  { markets }: Change,
): OfferedMarket[] {
  const changed: OfferedMarket[] = [];
  for (const key of markets === 'all' ? held.markets.keys() : markets) {
    const market = held.markets.get(key);
    if (!market || market.oddsVersion === 0) continue;
    const shown = show.market(held, market);
    const text = JSON.stringify(shown);
    if (told.markets.get(key) === text) continue;
    told.markets.set(key, text);
    changed.push(shown);
  }
  return changed;
}

const incidentsMessage = (held: HeldEvent) => ({
  type: 'incidents' as const,
  eventId: held.id,
  statistics: held.status?.statistics ?? {},
});

function newIncidents(told: ToldEvent, held: HeldEvent): BookLiveMessage[] {
  const incidents = incidentsOf(held).filter(({ number }) => number > told.lastIncident);
  told.lastIncident = Math.max(told.lastIncident, ...incidents.map(({ number }) => number));
  const message = incidentsMessage(held);
  const text = JSON.stringify(message.statistics);
  if (incidents.length === 0 && text === told.statistics) return [];
  told.statistics = text;
  return [{ ...message, incidents }];
}
