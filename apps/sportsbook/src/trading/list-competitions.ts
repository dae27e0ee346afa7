/** Competitions the book holds events of, to set a margin of one. */
import { isSport } from '@bahati/book-rules/sports.ts';
import type { TradingCompetition } from '@bahati/contract/trading/trading.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';

const mostListed = 1_000;

export function listCompetitions(offer: BookOffer): { items: TradingCompetition[] } {
  const found = new Map<string, TradingCompetition>();
  for (const { fixture } of offer.events.all()) {
    if (!fixture || !isSport(fixture.sport)) continue;
    const { sport, country } = fixture;
    const { id, name } = fixture.competition;
    const known = found.get(id) ?? { id, name, country, sport, events: 0 };
    found.set(id, { ...known, events: known.events + 1 });
  }
  const items = [...found.values()]
    .toSorted((a, b) => (`${a.sport} ${a.name}` < `${b.sport} ${b.name}` ? -1 : 1))
    .slice(0, mostListed);
  return { items };
}
