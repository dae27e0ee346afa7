import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegResult, placeResult } from '@bahati/book-rules/leg-result.ts';
import { finishesOf } from '@bahati/book-rules/markets/judges/order-judges.ts';
import { seededDraws } from '@bahati/book-rules/models/fixed-draws.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { linesOf, type SlipShape, systemCodes, systems } from './lines.ts';
import { linePayouts, slipPayout } from './payout.ts';
import {
  type OracleLeg,
  type OracleSlip,
  oracleEachWay,
  oraclePayout,
} from './payout-oracle.testing.ts';

const shapeOf = ({ kind, folds }: OracleSlip): SlipShape =>
  kind === 'system' ? { kind, folds } : { kind };

function rulesPayout(slip: OracleSlip): { stake: bigint; payout: bigint; lines: number } {
  const legs = slip.legs.map(({ odds, result, place }) => ({
    odds,
    result,
    ...(place ? { place: { terms: { ...place, places: 3 }, result: place.result } } : {}),
  }));
  const lines = linesOf(shapeOf(slip), legs.length, slip.bankers);
  const stakeOf = (line: number): bigint => slip.stakes[slip.kind === 'singles' ? line : 0] ?? 0n;
  const paid = slipPayout(linePayouts(legs, lines, stakeOf, slip.isEachWay));
  assert.ok(paid.isOver);
  return { stake: paid.stake, payout: paid.payout, lines: lines.length };
}

type Pick = <T>(from: readonly T[]) => T;

function randomSlip(draw: () => number): OracleSlip {
  const whole = (least: number, most: number): number =>
    least + Math.floor(draw() * (most - least + 1));
  const pick: Pick = (from) => from[Math.floor(draw() * from.length)]!;
  const kind = pick(['singles', 'multiple', 'system'] as const);
  const named = kind === 'system' && draw() < 0.5 ? systems[pick(systemCodes)] : undefined;
  const count = named?.legs ?? (kind === 'system' ? whole(3, 7) : whole(1, 9));
  const bankers = kind === 'system' && !named && draw() < 0.5 ? [whole(0, count - 1)] : [];
  const free = count - bankers.length;
  const folds = named
    ? [...named.folds]
    : Array.from({ length: free }, (_, at) => at + 1).filter(() => draw() < 0.5);
  const isEachWay = draw() < 0.25;
  return {
    kind,
    folds: folds.length > 0 ? folds : [Math.min(2, free)],
    bankers,
    legs: Array.from({ length: count }, () => randomLeg(draw, whole, pick, isEachWay)),
    isEachWay,
    stakes: Array.from({ length: count }, () =>
      BigInt(whole(1, draw() < 0.1 ? 10_000_000 : 5_000)),
    ),
  };
}

function randomLeg(
  draw: () => number,
  whole: (least: number, most: number) => number,
  pick: Pick,
  isEachWay: boolean,
): OracleLeg {
  const ending = (): LegResult => {
    const result = pick([
      'won',
      'won',
      'won',
      'half_won',
      'push',
      'half_lost',
      'lost',
      'void',
    ] as const);
    if (result !== 'won' || draw() >= 0.15) return { result };
    const tied = whole(2, 4);
    return { result, deadHeat: { places: whole(1, tied - 1), tied } };
  };
  const odds = draw() < 0.05 ? whole(10_000, 1_000_000) : whole(1_010, 6_000);
  const leg: OracleLeg = { odds, result: ending() };
  if (!isEachWay || draw() < 0.2) return leg;
  return { ...leg, place: { over: 1, under: whole(2, 8), result: ending() } };
}

test('random slips of every kind pay what the oracle counts out, to the cent', () => {
  const draw = seededDraws(8);
  const count = repetitions('random slips against the oracle', { usual: 500, long: 100_000 });
  for (let number = 0; number < count; number += 1) {
    const slip = randomSlip(draw);
    assert.deepEqual(rulesPayout(slip), oraclePayout(slip), `slip ${number}`);
  }
});

test('each way on everybody of random races with dead heats pays what the oracle counts out', () => {
  const draw = seededDraws(9);
  const whole = (least: number, most: number): number =>
    least + Math.floor(draw() * (most - least + 1));
  const count = repetitions('random races each way against the oracle', { usual: 40, long: 4_000 });
  for (let race = 0; race < count; race += 1) {
    // Who crosses the line together, the first ones first; the last ones do not finish.
    const groups = Array.from({ length: whole(2, 4) }, () => whole(1, 4));
    const finishers = groups.reduce((sum, size) => sum + size, 0);
    const entrants = Array.from({ length: finishers + whole(0, 2) }, (_, at) => `${at}`);
    const places = groups.flatMap((size, at) => {
      const ahead = groups.slice(0, at).reduce((sum, own) => sum + own, 0);
      return Array.from({ length: size }, () => ahead + 1);
    });
    const order = { entrants, places: entrants.map((_, at) => places[at] ?? 0) };
    const paid = whole(2, 4);
    const under = whole(4, 8);
    const stake = BigInt(whole(1, 5_000));
    for (const [at, [, finish]] of [...finishesOf(order)].entries()) {
      assert.ok(finish);
      const odds = whole(1_010, 20_000);
      const place = { terms: { over: 1, under, places: paid }, result: placeResult(finish, paid) };
      const leg = { odds, result: placeResult(finish, 1), place };
      const { payout } = slipPayout(linePayouts([leg], [[0]], () => stake, true));
      const oracle = oracleEachWay({ odds, stake, under, paid, groups, entrant: at });
      assert.equal(
        payout,
        oracle,
        JSON.stringify({ groups, paid, odds, under, at, stake: `${stake}` }),
      );
    }
  }
});

test('example P: 100 on 1.95 half won, 1.84 and 2.10 pays 569.94', () => {
  const legs = [
    { odds: 1_950, result: { result: 'half_won' } as const },
    { odds: 1_840, result: { result: 'won' } as const },
    { odds: 2_100, result: { result: 'won' } as const },
  ];
  const lines = linesOf({ kind: 'multiple' }, 3);
  assert.equal(slipPayout(linePayouts(legs, lines, () => 10_000n)).payout, 56_994n);
});

test('systems have as many lines as their names say', () => {
  const counts = {
    trixie: 4,
    patent: 7,
    yankee: 11,
    lucky15: 15,
    canadian: 26,
    lucky31: 31,
    heinz: 57,
  };
  for (const code of systemCodes) {
    const { legs, folds } = systems[code];
    assert.equal(linesOf({ kind: 'system', folds }, legs).length, counts[code], code);
  }
});

test('a line with a lost leg is over and the others run on', () => {
  const legs = [
    { odds: 2_000, result: { result: 'lost' } as const },
    { odds: 2_000, result: null },
    { odds: 3_000, result: { result: 'won' } as const },
  ];
  const lines = linePayouts(legs, linesOf({ kind: 'system', folds: [2] }, 3), () => 100n);
  assert.deepEqual(
    lines.map(({ payout }) => payout),
    [0n, 0n, null],
  );
  assert.equal(slipPayout(lines).isOver, false);
});
