import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { createFeed } from '#odds-feed/messages/feed.ts';
import { competitions } from './competitions/competitions.ts';
import { leagueLength, leaguePair } from './pairings.ts';
import { placeOf, slotOf } from './seasons.ts';
import { firstSlotFrom, slotStartMs } from './slots.ts';
import { createWorld, longestTieMs, type PlannedEvent } from './world.ts';

const dayMs = Date.UTC(2026, 10, 27);
const hourMs = 3_600_000;
/** Who wins makes no difference to what is looked at here. */
const world = createWorld(1, ({ id }) => (Number(id) % 2) as 0 | 1);

const of = (sport: string, format?: string) => {
  const found = competitions.find(
    (one) => one.sport === sport && (format === undefined || one.format === format),
  );
  assert.ok(found);
  return found;
};

test('there are competitions of every sport, each with its own number and name', () => {
  assert.deepEqual(new Set(competitions.map(({ sport }) => sport)), new Set(sportCodes));
  assert.equal(new Set(competitions.map(({ number }) => number)).size, competitions.length);
  assert.equal(new Set(competitions.map(({ name }) => name)).size, competitions.length);
});

test('at any hour of the week some hundreds of events are announced and many have begun', () => {
  for (let hour = 0; hour < 168; hour += 5) {
    const now = dayMs + hour * hourMs;
    const upcoming = world.eventsStarting(now, now + 168 * hourMs, now);
    assert.ok(upcoming.length >= 300 && upcoming.length <= 640, `${hour}: ${upcoming.length}`);
    const begun = world.eventsStarting(now - hourMs, now, now);
    assert.ok(begun.length >= 20 && begun.length <= 110, `${hour}: ${begun.length}`);
    for (const sport of ['football', 'basketball', 'tennis', 'table_tennis', 'efootball']) {
      const own = begun.filter(({ competition }) => competition.sport === sport);
      assert.ok(own.length >= 1, `${sport} at ${hour}: ${own.length}`);
    }
  }
});

test('nobody plays twice within forty minutes in one competition', () => {
  const last = new Map<string, PlannedEvent>();
  const events = world.eventsStarting(dayMs, dayMs + 48 * hourMs, dayMs + 48 * hourMs);
  const apart = ({ format, sport }: PlannedEvent['competition']) =>
    format === 'races' ? 0 : sport === 'table_tennis' || sport === 'efootball' ? 12 : 40;
  for (const event of events) {
    for (const { id } of event.participants) {
      const key = `${event.competition.number} ${id}`;
      const before = last.get(key)?.startsAtMs ?? 0;
      const least = apart(event.competition) * 60_000;
      assert.ok(event.startsAtMs - before >= least, `${event.id} ${key}`);
      last.set(key, event);
    }
  }
});

test('a season of a league has everybody meet everybody at home once and away once', () => {
  for (const size of [8, 12, 16]) {
    const met = new Set<string>();
    for (let number = 0; number < leagueLength(size); number++) {
      const { round, pair } = leaguePair(size, number);
      assert.ok(round >= 1 && round <= 2 * (size - 1));
      assert.notEqual(pair[0], pair[1]);
      met.add(pair.join());
    }
    assert.equal(met.size, leagueLength(size));
  }
});

test('in a cup those who won meet, once both ties are over', () => {
  const cup = of('tennis', 'cup');
  const first = slotOf(cup, placeOf(cup, firstSlotFrom(cup.program, dayMs)).season + 1, 0);
  const events = world.seasonEvents(cup, first, dayMs + 72 * hourMs);
  assert.equal(events.length, 31);
  const [final] = events.slice(-1);
  assert.equal(final?.round, 'Final');
  for (const { id, name } of final?.participants ?? []) {
    const ties = events.filter(({ participants }) => participants.some((one) => one.id === id));
    assert.equal(ties.length, 5, name);
    for (const [at, tie] of ties.slice(1).entries()) {
      const before = ties[at];
      assert.ok(before && tie.announcedAtMs >= before.startsAtMs + longestTieMs);
      assert.ok(tie.announcedAtMs < tie.startsAtMs);
    }
  }
});

test('an id finds its event, and no other text does', () => {
  const [event] = world.eventsStarting(dayMs, dayMs + hourMs, dayMs);
  assert.ok(event);
  assert.deepEqual(world.eventById(event.id), event);
  for (const id of ['1', '9990000001', '12', '1', '101-000001']) {
    assert.equal(world.eventById(id), undefined);
  }
});

test('slots are found by time and time by slots', () => {
  for (const competition of competitions) {
    const slot = firstSlotFrom(competition.program, dayMs);
    assert.ok(slotStartMs(competition.program, slot) >= dayMs);
    assert.ok(slotStartMs(competition.program, slot - 1) < dayMs);
    assert.ok(placeOf(competition, slot).number >= 0);
  }
});

test('in the evening of Nairobi fifteen to forty events are in play', () => {
  const { scripts, world: played } = createFeed({ seed: 1, speed: 6 });
  const count = (now: number) =>
    played.eventsStarting(now - 2 * hourMs, now, now).filter((event) => scripts.endMs(event) > now)
      .length;
  for (const hour of [15.3, 16.6, 17.9, 19.2]) {
    const playing = count(dayMs + hour * hourMs);
    assert.ok(playing >= 15 && playing <= 50, `${hour}: ${playing}`);
  }
});

test('whoever wins a tie is who the course of it says', () => {
  const { scripts, world: played } = createFeed({ seed: 3, speed: 6 });
  const cup = of('tennis', 'cup');
  const first = slotOf(cup, placeOf(cup, firstSlotFrom(cup.program, dayMs)).season + 1, 0);
  const [tie, second] = played.seasonEvents(cup, first, dayMs + 72 * hourMs);
  const next = played.seasonEvents(cup, first, dayMs + 72 * hourMs)[16];
  assert.ok(tie && second && next);
  const winners = [tie, second].map((event) => event.participants[scripts.winnerOf(event)]?.id);
  assert.deepEqual(
    next.participants.map(({ id }) => id),
    winners,
  );
});
