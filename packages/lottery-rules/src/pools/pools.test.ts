import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { dividePool, poolsOf } from './pools.ts';

const toto = poolsOf['six-of-49.ticket.pick'] ?? assert.fail();

test('tiers have 38, 8, 5.5 and 3 percent of the pool, and the jackpot what was carried', () => {
  const result = dividePool(toto, {
    sales: 10_000_000n,
    carried: 777n,
    winners: { 'hits-6': 1n, 'hits-5-extra': 2n, 'hits-5': 3n, 'hits-4-extra': 7n },
  });
  assert.equal(result.pool, 5_400_000n);
  assert.deepEqual(
    result.tiers.map(({ amount, each }) => [amount, each]),
    [
      [2_052_777n, 2_052_777n],
      [432_000n, 216_000n],
      [297_000n, 99_000n],
      [162_000n, 23_142n],
    ],
  );
  assert.equal(result.carry, 6n);
  assert.equal(result.rest, 5_400_000n - 2_052_000n - 432_000n - 297_000n - 162_000n);
});

test('a tier that nobody won goes to the next jackpot', () => {
  const { carry, tiers } = dividePool(toto, { sales: 1_000_000n, carried: 5n, winners: {} });
  assert.ok(tiers.every(({ each }) => each === 0n));
  assert.equal(carry, 5n + 205_200n + 43_200n + 29_700n + 16_200n);
});

test('the house adds to the least jackpot only where it is won', () => {
  const draw = { sales: 1_000n, carried: 0n, leastJackpot: 1_000_000n };
  assert.equal(dividePool(toto, { ...draw, winners: {} }).added, 0n);
  const won = dividePool(toto, { ...draw, winners: { 'hits-6': 1n } });
  assert.equal(won.tiers[0]?.each, 1_000_000n);
  assert.equal(won.added, 1_000_000n - 205n);
});

test('no cent is lost over many draws, however odd the sales', () => {
  const draw = createDrawStream(createNodeHmac('pools'), { clientSeed: 'pools', nonce: 0 });
  for (const [id, rules] of Object.entries(poolsOf)) {
    assert.deepEqual(
      rules.tiers.map(({ tier }) => tier),
      betTypeOf(id)?.pooled,
    );
    let [carried, taken, paid, rest, pools] = [0n, 0n, 0n, 0n, 0n];
    for (let count = 0; count < 300; count += 1) {
      const sales = BigInt(draw.nextInt(2_000_000));
      const winners = Object.fromEntries(
        rules.tiers.map(({ tier }) => [tier, BigInt(draw.nextInt(4))]),
      );
      const result = dividePool(rules, { sales, carried, winners, leastJackpot: 300_000n });
      taken += result.added;
      pools += result.pool;
      rest += result.rest;
      paid += result.tiers.reduce((sum, tier) => sum + tier.each * tier.winners, 0n);
      carried = result.carry;
    }
    assert.equal(paid + carried + rest, pools + taken, id);
  }
});
