/** The book's offer: everything that is known of the events, what is asked of it, what moves it. */
import type { Log } from '@bahati/server-kit/log.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { ControlName } from './controls/control.ts';
import { type Controls, createControls } from './controls/controls.ts';
import type { FeedSource } from '#sportsbook/feed/feed-source.ts';
import { createStatisticsReader, type StatisticsReader } from './event-statistics.ts';
import { createEventIndex, type EventIndex } from './event-index.ts';
import { hearChanges } from './hear-changes.ts';
import { createHeldEvents, type HeldEvent, type HeldEvents, stateOf } from './held-events.ts';
import { createPastEvents } from './past-events.ts';
import { createPopular, type Popular } from './popular.ts';
import { createMarketPricer } from './price-market.ts';
import type { Offer } from './quote.ts';
import { createQuote } from './quote-selection.ts';
import { type OfferSettings, readSettings } from './settings.ts';
import { createShows, type Shows } from './shown/show-event.ts';
import { offerChannel } from './controls/stored-controls.ts';
import { createTrust, type Trust } from './trust.ts';

const startsLookMs = 500;

export type BookOffer = Offer & {
  events: HeldEvents;
  trust: Trust;
  controls: Controls;
  index: EventIndex;
  popular: Popular;
  show: Shows;
  settings: () => OfferSettings;
  /** An event in memory, or else of the past. */
  find: (eventId: string) => Promise<HeldEvent | undefined>;
  statistics: StatisticsReader;
  /** Called when a bet is accepted, for what is popular: whole units of the currency. */
  noteBet: Popular['noteBet'];
  stop: () => Promise<void>;
};

export type OfferOptions = {
  database: Database;
  /** Of form, meetings and tables. */
  source: Pick<FeedSource, 'statistics' | 'table'>;
  /** Where notices of other processes are heard; absent: they are not. */
  listenUrl?: string;
  currency: string;
  log: Log;
  now?: () => number;
};

/** With what the operator and the trading room have stored. Events come by the feed's intake. */
export async function openOffer(options: OfferOptions): Promise<BookOffer> {
  const { database, currency, log, listenUrl, now = Date.now } = options;
  const events = createHeldEvents();
  const trust = createTrust(events);
  const controls = createControls(database, events);
  let settings = await readSettings(database, currency);
  await controls.read();
  const price = createMarketPricer(controls, () => settings);
  const popular = createPopular(now);
  const findPast = createPastEvents(database);
  const refresh = async (name?: ControlName) => {
    if (!name) settings = await readSettings(database, currency);
    await controls.read(name);
  };
  const refreshLogged = (name?: ControlName) => {
    refresh(name).catch((error: unknown) => log.warn({ err: error }, 'controls were not read'));
  };
  const hearing =
    listenUrl === undefined
      ? undefined
      : hearChanges(
          { url: listenUrl, channel: offerChannel, log },
          (payload) => {
            const notice = controls.readNotice(payload);
            if (notice !== undefined) refreshLogged(notice ?? undefined);
          },
          refreshLogged,
        );
  let lookedAt = now();
  const timer = setInterval(() => {
    const until = now();
    tellStarts(events, lookedAt, until);
    lookedAt = until;
  }, startsLookMs);
  return {
    quote: createQuote({ events, controls, trust, price, now }),
    events,
    trust,
    controls,
    index: createEventIndex(events, now),
    popular,
    show: createShows({ controls, trust, price, now }),
    settings: () => settings,
    find: async (eventId) => events.get(eventId) ?? findPast(eventId),
    statistics: createStatisticsReader(options.source, log),
    noteBet: popular.noteBet,
    async stop() {
      clearInterval(timer);
      await hearing?.stop();
    },
  };
}

/** Odds of before the start end with it: who looks at the event is told as the clock gets there. */
function tellStarts(events: HeldEvents, from: number, until: number): void {
  for (const event of events.all()) {
    if (!event.fixture || stateOf(event) !== 'upcoming') continue;
    const startsAt = Date.parse(event.fixture.startsAt);
    if (startsAt <= from || startsAt > until) continue;
    events.tellChange({ event, markets: 'all', isOfEvent: false, isUrgent: true });
  }
}
