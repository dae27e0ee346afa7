import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { drawOfNumber, drawsAfter } from './calendar.ts';

const at = (text: string) => Date.parse(text);
const shown = (value: number) => new Date(value).toISOString();
const game = (code: string) => {
  const found = gameOf(code);
  if (!found) throw new Error(`No game ${code}.`);
  return found;
};

test('a fast game draws all day on the wall clock of its zone, numbered from its midnight', () => {
  const draws = drawsAfter(game('five-digit-1m'), at('2026-11-27T20:58:30Z'), 3);
  assert.deepEqual(
    draws.map(({ number, drawsAt }) => [number, shown(drawsAt)]),
    [
      ['20261127-1439', '2026-11-27T20:59:00.000Z'],
      ['20261127-1440', '2026-11-27T21:00:00.000Z'],
      ['20261128-0001', '2026-11-27T21:01:00.000Z'],
    ],
  );
  assert.equal(draws[0] && draws[0].drawsAt - draws[0].closesAt, 5_000);
});

test('a weekly draw comes on its days at its hour, holidays left out', () => {
  const draws = drawsAfter(
    game('sg-4d'),
    at('2026-11-27T00:00:00Z'),
    3,
    (day) => day === '20261129',
  );
  assert.deepEqual(
    draws.map(({ number, drawsAt }) => [number, shown(drawsAt)]),
    [
      ['20261128', '2026-11-28T10:30:00.000Z'],
      ['20261202', '2026-12-02T10:30:00.000Z'],
      ['20261205', '2026-12-05T10:30:00.000Z'],
    ],
  );
});

test('a monthly draw comes on its days of every month', () => {
  const draws = drawsAfter(game('th-glo'), at('2026-11-16T08:00:00Z'), 3);
  assert.deepEqual(
    draws.map(({ number }) => number),
    ['20261201', '20261216', '20270101'],
  );
});

test('a number names one draw, and none where the schedule has none', () => {
  const five = game('five-digit-5m');
  assert.equal(
    shown(drawOfNumber(five, '20261128-0002')?.drawsAt ?? 0),
    '2026-11-27T21:10:00.000Z',
  );
  assert.equal(drawOfNumber(five, '20261128-0289'), undefined);
  assert.equal(drawOfNumber(game('sg-4d'), '20261127'), undefined);
});

test('days of 23 and 25 hours have as many draws as fit', () => {
  const berlin = {
    schedule: { kind: 'every', minutes: 5, zone: 'Europe/Berlin' },
    closesBeforeSeconds: 10,
  } as const;
  const count = (day: string) =>
    drawsAfter(berlin, at(`${day}T12:00:00Z`) - 86_400_000, 1_000).filter(({ number }) =>
      number.startsWith(day.replaceAll('-', '')),
    ).length;
  assert.equal(count('2026-03-29'), 23 * 12);
  assert.equal(count('2026-10-25'), 25 * 12);
});
