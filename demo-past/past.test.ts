/** Who lives through a demo's past, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs, momentOf, pastDays, startOfDay } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { markets } from './markets.ts';
import { peopleOf } from './people.ts';

const today = Date.UTC(2026, 10, 23, 21);

test('the same people come each time, under names of their own, within the days of the past', () => {
  for (const market of markets) {
    const people = peopleOf(market, today);
    assert.deepEqual(
      people.map(({ username }) => username),
      peopleOf(market, today).map(({ username }) => username),
    );
    assert.equal(people.length, market.members);
    assert.equal(new Set(people.map(({ username }) => username)).size, people.length);
    for (const { registeredAt, sessions } of people) {
      assert.ok(registeredAt >= today - pastDays * dayMs && registeredAt < today);
      assert.ok(sessions.every((at) => at > registeredAt));
    }
  }
});

test('more is played in the evening than before dawn, on a day of East Africa', () => {
  const chance = chanceOf('evenings');
  const start = startOfDay(today + 5 * 3_600_000);
  assert.equal(start, today);
  const hours = Array.from({ length: 4_000 }, () =>
    Math.floor((momentOf(start, chance) - start) / 3_600_000),
  );
  const between = (from: number, to: number) =>
    hours.filter((hour) => hour >= from && hour < to).length;
  assert.ok(between(18, 23) > 4 * between(0, 5));
  assert.equal(between(0, 24), hours.length);
});
