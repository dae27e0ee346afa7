import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import {
  contributionOf,
  drawTicket,
  levelWon,
  progressiveReturn,
  winningTickets,
} from './progressive.ts';
import { progressiveRule as rule } from './progressive.testing.ts';
import { toDecimalText, multiply, rational } from '@bahati/game-rules/rational.ts';
import { drawOutcome } from './spin.ts';

const quarter = 250_000_000_000;
const hmac = createNodeHmac('d'.repeat(64));
const drawAt = (nonce: number) => createDrawStream(hmac, { clientSeed: 'x', nonce });

test('each level is won by exactly as many tickets as its chance says, at both ends', () => {
  for (const [at, level] of rule.levels.entries()) {
    for (const stake of [100n, 2_000n, 400_000n]) {
      const tickets = winningTickets(level, 'KES', stake);
      assert.equal(tickets * level.oneIn.KES, stake * 1_000_000_000_000n);
      const first = at * quarter;
      const last = first + Number(tickets) - 1;
      assert.deepEqual(
        [first, last, last + 1].map((ticket) => levelWon(rule, ticket, 'KES', stake)?.level),
        [level.level, level.level, undefined],
      );
      assert.equal(levelWon(rule, first + quarter - 1, 'KES', stake), null);
    }
  }
});

test('a greater stake wins with whatever a smaller one wins', () => {
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    // Few tickets win: the draws are brought close to where a level begins.
    const drawn = drawTicket(drawAt(nonce));
    const ticket = Math.floor(drawn / quarter) * quarter + Math.floor((drawn % quarter) / 1_000);
    const small = levelWon(rule, ticket, 'KES', 2_000n);
    if (small) assert.equal(levelWon(rule, ticket, 'KES', 500_000n), small);
  }
});

test('a chance that does not come out even, or a quarter that is too small, is refused', () => {
  const [mini] = rule.levels;
  const odd = { ...mini, oneIn: { ...mini.oneIn, KES: 3n } };
  assert.throws(() => winningTickets(odd, 'KES', 100n), RangeError);
  assert.throws(() => winningTickets(mini, 'KES', 500_001n), RangeError);
  assert.throws(() => winningTickets(mini, 'KES', 0n), RangeError);
});

test('in the long run jackpots return what is added and their seeds, alike in every currency', () => {
  const percent = toDecimalText(multiply(progressiveReturn(rule), rational(100n)), 4);
  // 1.42 added; 0.3125 + 0.25 + 0.25 + 0.2 seeded.
  assert.equal(percent, '2.4325');
  const [mini, minor, major, grand] = rule.levels;
  const uneven = { ...grand, seed: { ...grand.seed, TZS: 1n } };
  assert.throws(() => progressiveReturn({ levels: [mini, minor, major, uneven] }), RangeError);
});

test('a pool played for a long time returns that, and loses nothing on the way', () => {
  const stake = 100_000n;
  const rounds = 60_000;
  const pools = rule.levels.map(({ seed }) => seed.KES * 1_000_000n);
  let [paid, seeded, added] = [0n, pools.reduce((sum, pool) => sum + pool, 0n), 0n];
  const wins = [0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const won = levelWon(rule, drawTicket(drawAt(nonce)), 'KES', stake);
    for (const [at, level] of rule.levels.entries()) {
      added += contributionOf(level, stake);
      pools[at] = (pools[at] ?? 0n) + contributionOf(level, stake);
      if (won !== level) continue;
      paid += pools[at] ?? 0n;
      pools[at] = level.seed.KES * 1_000_000n;
      seeded += pools[at] ?? 0n;
      wins[at] = (wins[at] ?? 0) + 1;
    }
  }
  assert.equal(paid + pools.reduce((sum, pool) => sum + pool, 0n), seeded + added);
  for (const [at, { oneIn }] of rule.levels.entries()) {
    const expected = (rounds * Number(stake)) / Number(oneIn.KES);
    const off = Math.abs((wins[at] ?? 0) - expected) / Math.sqrt(expected);
    assert.ok(off < 3.89, `level ${at}: ${wins[at]} for ${expected}`);
  }
});

test('the ticket is drawn after everything else, so that the reels are those they would be', () => {
  const progressive = { ...taaZaPwani, progressive: rule };
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const plainDraw = drawAt(nonce);
    const plain = drawOutcome(taaZaPwani, plainDraw);
    const { ticket, ...rest } = drawOutcome(progressive, drawAt(nonce));
    assert.deepEqual(rest, plain);
    assert.equal(ticket, drawTicket(plainDraw));
  }
});
