import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { add, multiply, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { plinkoChances, plinkoFigures } from './plinko.figures.ts';
import { plinko } from './plinko.rules.ts';
import { plinkoBuckets } from './plinko.tables.ts';

/** A ball whose way is fixed: the binary digits of `path`, the first row's the last. */
function fallen(opening: string, path: number) {
  let row = -1;
  const nextInt = () => {
    row += 1;
    return Math.floor(path / 2 ** row) & 1;
  };
  return plinko.start(opening, { cursor: 0, nextInt });
}

test('the tables in wide use give back what is published of them', () => {
  assert.equal(toDecimalText(meanOf(plinkoChances('low-8')), 8), '0.98984375');
  assert.equal(toDecimalText(meanOf(plinkoChances('high-16')), 8), '0.98976440');
});

test('each of the twenty-seven tables gives back what is stated, between 98.9 and 99 percent', () => {
  const stated = {
    low: '98.984375 98.906250 98.945313 98.964844 98.979492 98.981934 98.975830 98.994751 98.981323',
    medium:
      '98.906250 98.984375 98.906250 98.984375 98.969727 98.972168 98.961182 98.989868 98.979492',
    high: '98.906250 98.984375 98.964844 98.964844 98.974609 98.991699 98.981934 98.966064 98.976440',
  };
  for (const [risk, returns] of Object.entries(stated)) {
    const bets = plinkoFigures.bets.filter(({ opening }) => opening.startsWith(risk));
    assert.equal(bets.map(({ returnPercent }) => returnPercent).join(' '), returns);
  }
  for (const { opening } of plinkoFigures.bets) {
    const { numerator, denominator } = meanOf(plinkoChances(opening));
    assert.ok(numerator * 1000n >= 989n * denominator, opening);
    assert.ok(numerator * 100n <= 99n * denominator, opening);
  }
});

test('the chances are those of every path of the ball played through', () => {
  for (const opening of ['low-8', 'medium-11', 'high-16']) {
    const rows = Number(opening.split('-')[1]);
    const fallenInto = Array.from({ length: rows + 1 }, () => 0);
    const pays = new Map<number, ReturnType<typeof plinko.pay>>();
    for (let path = 0; path < 2 ** rows; path += 1) {
      const state = fallen(opening, path);
      const { bucket } = plinko.show(state);
      fallenInto[bucket]! += 1;
      if (!pays.has(bucket)) pays.set(bucket, plinko.pay(state));
    }
    const total = add(
      ...fallenInto.map((balls, bucket) => multiply(pays.get(bucket)!, rational(BigInt(balls)))),
    );
    const mean = multiply(total, rational(1n, 2n ** BigInt(rows)));
    assert.deepEqual(mean, meanOf(plinkoChances(opening)), opening);
  }
});

test('every bucket further out pays at least as much, on both sides alike', () => {
  for (const { opening } of plinkoFigures.bets) {
    const [risk, rows] = opening.split('-') as ['low', '8'];
    const buckets = plinkoBuckets(risk, Number(rows) as 8).map(Number);
    assert.deepEqual(buckets, buckets.toReversed(), opening);
    const half = buckets.slice(0, Math.floor(buckets.length / 2) + 1);
    assert.deepEqual(
      half,
      half.toSorted((a, b) => b - a),
      opening,
    );
  }
});

test('the published seeds send the ball down the published path', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const { path } = plinko.show(plinko.start('medium-8', draw));
  // Of 0.4305…, 0.6645…, 0.1745…, 0.5729…, 0.8500….
  assert.deepEqual(path.slice(0, 5), [0, 1, 0, 1, 1]);
  assert.equal(path.length, 8);
});

test('what is no table costs nothing and no ball falls', () => {
  for (const opening of [
    'low',
    'low-7',
    'low-17',
    'low-08',
    'low:8',
    'bold-8',
    'low-8-8',
    'LOW-8',
  ]) {
    assert.equal(plinko.priceOf(opening), null, opening);
    assert.throws(() => plinko.start(opening, { cursor: 0, nextInt: () => 0 }), RangeError);
  }
  assert.equal(plinko.priceOf(plinko.firstOpening), 1);
});

test('a round is told in both languages', () => {
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(plinko.tell(fallen('high-16', 0), 'en', money), {
    bets: [{ label: 'Risk', value: 'High risk · 16 rows' }],
    outcome: [
      { label: 'Multiplier', value: '1 · 1000×' },
      { label: 'Payout', value: 'KSh 1000.00' },
    ],
  });
  assert.equal(
    plinko.tell(fallen('low-8', 0), 'sw', money).bets[0]?.value,
    'Hatari ndogo · safu 8',
  );
});
