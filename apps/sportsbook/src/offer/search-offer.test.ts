import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFrom, fixtureOf, marketOf } from '#sportsbook/feed/day.testing.ts';
import { createEventIndex } from './event-index.ts';
import { createHeldEvents, unheard } from './held-events.ts';
import { createPopular } from './popular.ts';
import { createSearch } from './search-offer.ts';
import { dayBounds } from './day-bounds.ts';
import type { Shows } from './shown/show-event.ts';

const draw = drawFrom(8);
const pair = (one: string, other: string, competition = 'Ligi Kuu') => ({
  competition: { id: competition.length.toString(), name: competition },
  participants: [one, other].map((name, at) => ({
    id: String(at + 1),
    name,
    shortName: name,
    colours: ['#000', '#fff'] as [string, string],
  })),
});

function openSearch() {
  const events = createHeldEvents();
  const fixtures = [
    fixtureOf(1, pair('Mombasa Sharks', 'Kisumu Lakers')),
    fixtureOf(2, pair('São Dourado', 'Nakuru Rift', 'Copa do Sol')),
    fixtureOf(3, pair('Arusha Peaks', 'Mombasa Sharks')),
  ];
  for (const fixture of fixtures) {
    const event = events.hold(fixture.eventId);
    event.fixture = fixture;
    const { state, outcomes } = marketOf('btts:0:', draw);
    event.markets.set('btts:0:', { market: 'btts:0:', ...unheard, state, outcomes });
  }
  const now = Date.now;
  const show = { row: ({ id }: { id: string }) => ({ id }) } as unknown as Shows;
  const parts = { index: createEventIndex(events, now), popular: createPopular(now), show };
  const search = createSearch({ ...parts, timeZone: 'Africa/Nairobi', now });
  return (text: string) => ({
    events: search(text).events.map(({ id }) => id),
    competitions: search(text).competitions.map(({ name }) => name),
  });
}

test('teams are found by a part of their name, with a slip and without accents', () => {
  const search = openSearch();
  assert.deepEqual(search('momb').events, ['1', '3']);
  assert.deepEqual(search('mombsa').events, ['1', '3']);
  assert.deepEqual(search('kisumo').events, ['1']);
  assert.deepEqual(search('sao').events, ['2']);
  assert.deepEqual(search('zzz').events, []);
});

test('a competition is found itself and by its events', () => {
  const search = openSearch();
  assert.deepEqual(search('copa'), { events: ['2'], competitions: ['Copa do Sol'] });
});

test('a day of the brand begins at its own midnight', () => {
  const evening = Date.parse('2026-11-27T22:30:00Z');
  const day = dayBounds('Africa/Nairobi', evening);
  assert.equal(new Date(day.from).toISOString(), '2026-11-27T21:00:00.000Z');
  assert.equal(new Date(day.until).toISOString(), '2026-11-28T21:00:00.000Z');
  assert.equal(dayBounds('Africa/Nairobi', evening, 1).from, day.until);
});
