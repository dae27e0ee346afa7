/** How an event stands by what was told of it: the highest version of each thing holds. */
import type {
  EventStatus,
  FeedMarket,
  FeedMessage,
  Producer,
} from '@bahati/contract/odds-feed/feed.ts';

type Settlement = Extract<FeedMessage, { type: 'bet_settlement' }>;
type Cancel = Extract<FeedMessage, { type: 'bet_cancel' }>;
export type EventMessage = Extract<FeedMessage, { eventId: string }>;

type Word<T> = { readonly version: number; readonly producer: Producer; readonly is: T };

export type Folded = {
  status: Word<EventStatus> | null;
  stop: Word<true> | null;
  readonly odds: Map<string, Word<FeedMarket>>;
  /** Null: taken back. */
  readonly results: Map<
    string,
    Word<{
      certainty: 1 | 2;
      outcomes: Settlement['markets'][number]['outcomes'];
    } | null>
  >;
  readonly cancels: Map<string, Word<Pick<Cancel, 'reason' | 'from' | 'until'> | null>>;
};

export const nothingFolded = (): Folded => ({
  status: null,
  stop: null,
  odds: new Map(),
  results: new Map(),
  cancels: new Map(),
});

/** Takes a message in, in whatever order messages come. */
export function fold(folded: Folded, message: EventMessage): void {
  const { version, producer } = message;
  const word = <T>(is: T): Word<T> => ({ version, producer, is });
  const put = <T>(words: Map<string, Word<T>>, market: string, is: T) => {
    if (version > (words.get(market)?.version ?? 0)) words.set(market, word(is));
  };
  if ('status' in message && message.status && version > (folded.status?.version ?? 0)) {
    folded.status = word(message.status);
  }
  switch (message.type) {
    case 'odds_change':
      for (const market of message.markets) put(folded.odds, market.market, market);
      break;
    case 'bet_stop':
      if (version > (folded.stop?.version ?? 0)) folded.stop = word(true);
      break;
    case 'bet_settlement':
      for (const { market, outcomes } of message.markets) {
        put(folded.results, market, { certainty: message.certainty, outcomes });
      }
      break;
    case 'rollback_bet_settlement':
      for (const market of message.markets) put(folded.results, market, null);
      break;
    case 'bet_cancel': {
      const { reason, from, until } = message;
      const cancel = { reason, ...(from ? { from } : {}), ...(until ? { until } : {}) };
      for (const market of message.markets) put(folded.cancels, market, cancel);
      break;
    }
    case 'rollback_bet_cancel':
      for (const market of message.markets) put(folded.cancels, market, null);
      break;
    case 'fixture_change':
      break;
  }
}
