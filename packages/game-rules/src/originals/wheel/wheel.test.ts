import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { add, multiply, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { wheelChances, wheelFigures } from './wheel.figures.ts';
import { wheel } from './wheel.rules.ts';
import { wheelSegments } from './wheel.tables.ts';

const sizes = [10, 20, 30, 40, 50] as const;
const openings = ['low', 'medium', 'high'].flatMap((risk) =>
  sizes.map((size) => `${risk}:${size}`),
);

test('each of the fifteen wheels gives back exactly 99 percent', () => {
  for (const opening of openings) {
    assert.deepEqual(meanOf(wheelChances(opening)), rational(99n, 100n), opening);
  }
  assert.deepEqual(
    wheelFigures.bets.map(({ opening, returnPercent }) => `${opening} ${returnPercent}`),
    openings.map((opening) => `${opening} 99.000000`),
  );
});

test('the chances are those of every segment played through', () => {
  for (const opening of openings) {
    const count = Number(opening.split(':')[1]);
    const pays = Array.from({ length: count }, (_, landed) =>
      wheel.pay(wheel.start(opening, { cursor: 0, nextInt: () => landed })),
    );
    const mean = multiply(add(...pays), rational(1n, BigInt(count)));
    assert.deepEqual(mean, meanOf(wheelChances(opening)), opening);
    const likelihood = add(...wheelChances(opening).map(({ probability }) => probability));
    assert.deepEqual(likelihood, rational(1n), opening);
  }
});

test('the smallest wheel of low risk pays 1.5 once, 1.2 seven times and nothing twice', () => {
  const segments = wheelSegments('low', 10);
  const shows = (multiple: string) => segments.filter((one) => one === multiple).length;
  assert.deepEqual([shows('1.5'), shows('1.2'), shows('0')], [1, 7, 2]);
});

test('a wheel begins with its best segment, and what pays nothing is spread round it', () => {
  for (const size of sizes) {
    const segments = wheelSegments('medium', size);
    const best = Math.max(...segments.map(Number));
    assert.equal(Number(segments[0]), best);
    const row = [...segments, ...segments].map((one) => (one === '0' ? 'o' : 'x')).join('');
    assert.doesNotMatch(row, /ooo|xxx/, `${size}`);
  }
});

test('the published seeds stop the wheels at the published fraction', () => {
  const landedOf = (opening: string) => {
    const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
    return wheel.start(opening, draw).landed;
  };
  // Of 0.43053962965495884.
  assert.deepEqual(
    sizes.map((size) => landedOf(`high:${size}`)),
    [4, 8, 12, 17, 21],
  );
});

test('what is no wheel costs nothing and cannot turn', () => {
  for (const opening of ['low', 'low:', 'low:15', 'low:010', 'Low:10', 'bold:10', 'low:10:1']) {
    assert.equal(wheel.priceOf(opening), null, opening);
    assert.throws(() => wheel.start(opening, { cursor: 0, nextInt: () => 0 }), RangeError);
  }
  assert.equal(wheel.priceOf(wheel.firstOpening), 1);
});

test('the boldest wheel of each way is the one whose deviation is watched', () => {
  assert.deepEqual(
    wheelFigures.watched.map(({ way, standardDeviation }) => `${way} ${standardDeviation}`),
    ['low 0.8239539', 'medium 2.169078', 'high 6.930000'],
  );
});

test('a round is told in both languages', () => {
  const state = wheel.start('medium:20', { cursor: 0, nextInt: () => 0 });
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(wheel.tell(state, 'en', money), {
    bets: [{ label: 'Wheel', value: 'Medium risk · 20 segments' }],
    outcome: [
      { label: 'Segment', value: '1 · 5×' },
      { label: 'Payout', value: 'KSh 5.00' },
    ],
  });
  assert.equal(wheel.tell(state, 'sw', money).bets[0]?.value, 'Hatari ya kati · 20 vipande');
});
