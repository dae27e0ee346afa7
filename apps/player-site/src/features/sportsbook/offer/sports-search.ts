/** What the address of the sports pages says: whatever is shown can be linked to. */
import { type BetsView, isBetsView } from '#features/sportsbook/bets/bets-view.ts';
import { present, text } from '#site/search.ts';

export const whens = ['live', 'soon', 'today', 'tomorrow'] as const;
export const eventParts = ['markets', 'statistics'] as const;

export const bookPages = ['jackpots', 'virtuals'] as const;

export type SportsSearch = {
  /** Absent: the page's first sport; of events in play or soon all of them. */
  sport?: string | undefined;
  country?: string | undefined;
  competition?: string | undefined;
  /** Absent: everything that is to come. */
  when?: (typeof whens)[number] | undefined;
  only?: 'favourites' | undefined;
  sort?: 'popular' | undefined;
  /** The market of the columns, by its code. */
  market?: string | undefined;
  /** The event that is open. */
  event?: string | undefined;
  /** The open part of the event's page, and the group of its markets. */
  part?: (typeof eventParts)[number] | undefined;
  group?: string | undefined;
  /** The member's own bets in place of the offer: which of them. */
  bets?: BetsView | undefined;
  /** A page of its own in place of the offer, and which league or pool of it. */
  view?: (typeof bookPages)[number] | undefined;
  shown?: string | undefined;
  /** On a phone the slip is open. */
  slip?: 'open' | undefined;
  /** A booking code to load; it leaves the address as soon as it is read. */
  code?: string | undefined;
  /** Of a brand without a book: the provider whose games open by themselves. */
  vassalage?: string | undefined;
};

const formed = (value: unknown, form: RegExp): string | undefined => {
  const given = text(value, 40);
  return given !== undefined && form.test(given) ? given : undefined;
};

const code = /^[a-z0-9_]{1,40}$/;
const id = /^[1-9]\d{0,17}$/;

export function readSportsSearch(raw: Record<string, unknown>): SportsSearch {
  return present<SportsSearch>({
    sport: formed(raw['sport'], /^[a-z0-9_]{2,20}$/),
    country: formed(raw['country'], /^[A-Z]{2,3}$/),
    competition: formed(raw['competition'], id),
    when: whens.find((one) => one === raw['when']),
    only: raw['only'] === 'favourites' ? 'favourites' : undefined,
    sort: raw['sort'] === 'popular' ? 'popular' : undefined,
    market: formed(raw['market'], code),
    event: formed(raw['event'], id),
    part: eventParts.find((one) => one === raw['part']),
    group: formed(raw['group'], code),
    bets: isBetsView(raw['bets']) ? raw['bets'] : undefined,
    view: bookPages.find((one) => one === raw['view']),
    shown: formed(raw['shown'], code),
    slip: raw['slip'] === 'open' ? 'open' : undefined,
    code: text(raw['code'], 20),
    vassalage: text(raw['vassalage'], 40),
  });
}

/** Ids stand in the address as they are: the router would put marks around text made of digits. */
export function withPlainIds(search: SportsSearch): SportsSearch {
  const ids = Object.entries(search).filter(([name]) => name === 'event' || name === 'competition');
  const plain = ids.flatMap(([name, value]) => {
    const figure = Number(value);
    return value !== undefined && Number.isSafeInteger(figure) ? [[name, figure]] : [];
  });
  return { ...search, ...Object.fromEntries(plain) };
}

/**
 * The sport whose events are listed: what was asked for, else football on the page of sports. All
 * sports (undefined) stand together where time matters more: in play and soon, and in e-sports.
 */
export function listedSport(category: 'SPORTS' | 'ESPORTS', search: SportsSearch) {
  if (search.sport !== undefined || category === 'ESPORTS') return search.sport;
  const isMixed = search.when === 'live' || search.when === 'soon' || search.only !== undefined;
  return isMixed || search.competition !== undefined ? undefined : 'football';
}
