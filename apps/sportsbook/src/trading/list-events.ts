/** The list of events in the trading room. */
import { isSport } from '@bahati/book-rules/sports.ts';
import type { TradingEventLine } from '@bahati/contract/trading/trading.ts';
import type { Context } from '#sportsbook/context.ts';
import { type HeldEvent, isOver, stateOf } from '#sportsbook/offer/held-events.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { exposureOfAll, type OutcomeExposure, worstCase } from './exposure/read-exposure.ts';
import { eventName, isUnsettled, showLine } from './exposure/show-exposure.ts';

export type EventsAsked = {
  sport?: string | undefined;
  competitionId?: string | undefined;
  when: 'live' | 'upcoming' | 'unsettled' | 'ended' | 'all';
  text?: string | undefined;
  sort: 'start' | 'worst' | 'stake';
  cursor?: string | undefined;
  pageSize: number;
};

/** Sums over all running bets are kept this long for everybody who looks. */
const keptMs = 2_000;

export type TradingExposure = {
  all: () => Promise<Map<string, OutcomeExposure[]>>;
};

export function createExposure({ database }: Context): TradingExposure {
  let kept: { at: number; value: ReturnType<typeof exposureOfAll> } | undefined;
  return {
    all() {
      const at = performance.now();
      if (!kept || at - kept.at > keptMs) kept = { at, value: exposureOfAll(database) };
      return kept.value;
    },
  };
}

/** By start and id, or the most at stake first; a page begins after as many as its cursor says. */
export async function listTradingEvents(
  context: Context,
  offer: BookOffer,
  exposure: TradingExposure,
  asked: EventsAsked,
): Promise<{ items: TradingEventLine[]; nextCursor: string | null }> {
  const all = await exposure.all();
  const of = (event: HeldEvent) => all.get(event.id) ?? [];
  const wanted = Array.from(offer.events.all()).filter((event) => isWanted(event, asked));
  const orders: Record<EventsAsked['sort'], (event: HeldEvent) => bigint> = {
    start: (event) => BigInt(Date.parse(event.fixture?.startsAt ?? '')),
    worst: (event) => worstOf(of(event)),
    stake: (event) => -of(event).reduce((sum, { stake }) => sum + stake, 0n),
  };
  const order = orders[asked.sort];
  const sorted = wanted
    .map((event) => ({ event, by: order(event) }))
    .toSorted((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : a.event.id < b.event.id ? -1 : 1));
  const from = /^\d{1,6}$/.test(asked.cursor ?? '') ? Number(asked.cursor) : 0;
  const page = sorted.slice(from, from + asked.pageSize);
  const items = page.flatMap(({ event }) => showLine(context, offer, event, of(event)) ?? []);
  const next = from + asked.pageSize;
  return { items, nextCursor: next < sorted.length ? String(next) : null };
}

const worstOf = (exposure: readonly OutcomeExposure[]): bigint =>
  exposure.length === 0 ? 0n : worstCase(exposure);

function isWanted(event: HeldEvent, { sport, competitionId, when, text }: EventsAsked): boolean {
  const { fixture } = event;
  if (!fixture || !isSport(fixture.sport)) return false;
  if (sport !== undefined && fixture.sport !== sport) return false;
  if (competitionId !== undefined && fixture.competition.id !== competitionId) return false;
  if (text !== undefined && !isNamed(event, text)) return false;
  const state = stateOf(event);
  switch (when) {
    case 'live':
    case 'upcoming':
      return state === when;
    case 'ended':
      return isOver(state);
    case 'unsettled':
      return isUnsettled(event);
    case 'all':
      return true;
  }
}

function isNamed(event: HeldEvent, text: string): boolean {
  const named = `${eventName(event)} ${event.fixture?.competition.name ?? ''}`.toLowerCase();
  return named.includes(text.trim().toLowerCase()) || event.id === text.trim();
}
