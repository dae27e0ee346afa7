import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HallGame, LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import { fastGroups, regionOf, vietnamDay } from './hall.rules.ts';

const drawOf = (number: string, closesAt = '2026-11-27T11:00:00.000Z'): LotteryDraw => ({
  id: number,
  gameCode: 'x',
  number,
  closesAt,
  drawsAt: closesAt,
  state: 'open',
  numbers: null,
  corrections: 0,
});

const game = (gameCode: string, change: Partial<HallGame>): HallGame => ({
  gameCode,
  family: gameCode.replace(/-\dm$/, ''),
  mode: 'ZY',
  name: { en: gameCode, sw: gameCode },
  isOpen: true,
  everySeconds: null,
  next: null,
  last: null,
  ...change,
});

test('fast games stand by family, the shortest first', () => {
  const groups = fastGroups([
    game('keno-5m', { everySeconds: 300 }),
    game('keno-1m', { everySeconds: 60 }),
    game('racing-1m', { everySeconds: 60 }),
    game('national-six-of-49', {}),
  ]);
  const told = groups.map(({ family, games }) => [family, games.map((one) => one.gameCode)]);
  assert.deepEqual(told, [
    ['keno', ['keno-1m', 'keno-5m']],
    ['racing', ['racing-1m']],
  ]);
});

test('a province that draws today by its own calendar stands first, even once it has drawn', () => {
  // In Vietnam it is the 28th already.
  const nowMs = Date.parse('2026-11-27T18:00:00.000Z');
  const drawn = game('vn-south-long-an', { last: drawOf('20261128') });
  const open = game('vn-south-hau-giang', { next: drawOf('20261128') });
  const other = game('vn-south-ca-mau', { next: drawOf('20261130'), last: drawOf('20261127') });
  const north = game('vn-north-ha-noi', { next: drawOf('20261128') });
  const day = vietnamDay([drawn, open, other, north], 'south', nowMs);
  assert.deepEqual(day, { today: [open, drawn], later: [other], yesterday: [other] });
  assert.equal(regionOf(north), 'north');
});
