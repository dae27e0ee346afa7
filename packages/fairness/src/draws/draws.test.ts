import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, maxRange } from '@bahati/fairness/draw-stream.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { checkDraw, type DrawRecord, type SpinLine } from './check-draw.ts';
import { canSplit, hashSplit, splitEnvelope } from './envelope-split.ts';
import { drawNumber, faultOfPrizes, givenPrize, prizeAt, type PrizeOdds } from './prize-draw.ts';
import { drawWinners, hashTickets } from './raffle-draw.ts';

const drawOf = (seed: string, clientSeed = 'draw', nonce = 0) =>
  createDrawStream(createNodeHmac(seed), { clientSeed, nonce });

const prize = (odds: number, stock: number | null = null, isFallback = false): PrizeOdds => ({
  odds,
  stock,
  isFallback,
});

/** With each, the largest chi-square that chance alone reaches 99 times in 100. */
const sets = [
  {
    name: 'wheel',
    prizes: [500_000, 250_000, 120_000, 70_000, 40_000, 15_000, 4_900, 100],
    most: 18.475,
  },
  { name: 'egg', prizes: [600_000, 300_000, 80_000, 19_000, 999, 1], most: 15.086 },
];

for (const { name, prizes, most } of sets) {
  test(`a million draws of the ${name} hold the published odds at the 99 % level`, () => {
    const odds = prizes.map((each, at) => prize(each, null, at === 0));
    assert.equal(faultOfPrizes(odds), undefined);
    const counts = prizes.map(() => 0);
    const hmac = createNodeHmac(`seed of the ${name}`);
    // A ticket reads the first number of its row; eight of each row cost one hash.
    for (let nonce = 0; nonce < 125_000; nonce += 1) {
      const draw = createDrawStream(hmac, { clientSeed: name, nonce });
      for (let read = 0; read < 8; read += 1) {
        const at = prizeAt(odds, drawNumber(draw));
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    const chiSquare = prizes.reduce(
      (sum, expected, at) => sum + ((counts[at] ?? 0) - expected) ** 2 / expected,
      0,
    );
    assert.ok(chiSquare < most, `chi-square ${chiSquare} of ${counts.join(' ')}`);
  });
}

test('prizes need exact odds and one fallback without end', () => {
  assert.equal(faultOfPrizes([prize(1_000_000, null, true)]), 'odds_invalid');
  assert.equal(faultOfPrizes([prize(999_998, null, true), prize(1)]), 'odds_sum');
  assert.equal(faultOfPrizes([prize(999_999.5, null, true), prize(0.5)]), 'odds_invalid');
  assert.equal(faultOfPrizes([prize(500_000), prize(500_000)]), 'fallback_invalid');
  assert.equal(faultOfPrizes([prize(500_000, 5, true), prize(500_000)]), 'fallback_invalid');
});

test('a number falls on the prize whose stretch it is in, and on no other', () => {
  const odds = [prize(1), prize(999_998, null, true), prize(1)];
  assert.deepEqual(
    [0, 1, 999_998, 999_999].map((number) => prizeAt(odds, number)),
    [0, 1, 1, 2],
  );
  assert.throws(() => prizeAt(odds, 1_000_000), RangeError);
});

test('a drawn prize that is gone becomes the fallback', () => {
  const odds = [prize(400_000, null, true), prize(600_000, 2)];
  assert.deepEqual(
    [0, 1, 2, 3].map((before) => givenPrize(odds, 1, before)),
    [1, 1, 0, 0],
  );
  assert.equal(givenPrize(odds, 0, 1_000), 0);
});

test('an envelope is split exactly, with the least share for everybody', () => {
  for (const terms of [
    { sum: 5_000_000n, shares: 1_000, least: 500n, step: 100n },
    { sum: 700n, shares: 7, least: 100n, step: 100n },
    { sum: 1_000n, shares: 1, least: 1n, step: 1n },
    { sum: 101n, shares: 100, least: 1n, step: 1n },
  ]) {
    const shares = splitEnvelope(drawOf('split'), terms);
    assert.equal(shares.length, terms.shares);
    assert.equal(
      shares.reduce((sum, share) => sum + share, 0n),
      terms.sum,
    );
    assert.ok(shares.every((share) => share >= terms.least && share % terms.step === 0n));
    assert.deepEqual(splitEnvelope(drawOf('split'), terms), shares);
  }
});

test('no place in the line is better: every share has the same mean', () => {
  const [splits, shares] = [20_000, 10];
  const terms = { sum: 10_000n, shares, least: 100n, step: 10n };
  const sums = Array.from({ length: shares }, () => 0);
  const squares = Array.from({ length: shares }, () => 0);
  const draw = drawOf('means');
  for (let split = 0; split < splits; split += 1) {
    for (const [at, share] of splitEnvelope(draw, terms).entries()) {
      sums[at] = (sums[at] ?? 0) + Number(share);
      squares[at] = (squares[at] ?? 0) + Number(share) ** 2;
    }
  }
  // The shares add up to the sum, so one of the ten says nothing new: nine degrees of freedom.
  const spread = squares.reduce((sum, square) => sum + square, 0) / (splits * shares) - 1_000 ** 2;
  const chiSquare =
    (sums.reduce((sum, each) => sum + (each / splits - 1_000) ** 2, 0) / (spread / splits)) *
    ((shares - 1) / shares);
  assert.ok(chiSquare < 21.666, `chi-square ${chiSquare}`);
});

test('a sum that does not fit its shares is not split', () => {
  const fits = { sum: 1_000n, shares: 10, least: 100n, step: 100n };
  assert.equal(canSplit(fits), true);
  for (const wrong of [
    { sum: 900n },
    { shares: 0 },
    { shares: 10_001 },
    { shares: 1.5 },
    { least: 0n },
    { least: 150n },
    { step: 0n },
    { sum: 1_050n },
    { sum: BigInt(maxRange + 1) * 100n },
  ]) {
    assert.equal(canSplit({ ...fits, ...wrong }), false);
    assert.throws(() => splitEnvelope(drawOf('x'), { ...fits, ...wrong }), RangeError);
  }
});

test('the hash of a split changes with any share and cannot be found without the seed', async () => {
  const hash = await hashSplit('seed', [100n, 200n]);
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.notEqual(hash, await hashSplit('seed', [200n, 100n]));
  assert.notEqual(hash, await hashSplit('other', [100n, 200n]));
});

test('winners are other tickets each, every ticket as likely for each prize', () => {
  const [tickets, prizes, raffles] = [20, 3, 40_000];
  const counts = Array.from({ length: prizes }, () => Array.from({ length: tickets }, () => 0));
  const draw = drawOf('raffle');
  for (let raffle = 0; raffle < raffles; raffle += 1) {
    const winners = drawWinners(draw, tickets, prizes);
    assert.equal(new Set(winners).size, prizes);
    for (const [at, number] of winners.entries()) {
      const row = counts[at];
      if (row) row[number - 1] = (row[number - 1] ?? 0) + 1;
    }
  }
  const expected = raffles / tickets;
  for (const row of counts) {
    const chiSquare = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 19 degrees of freedom at a third of 1 %, since there are three prizes.
    assert.ok(chiSquare < 39.9, `chi-square ${chiSquare}`);
  }
});

test('with fewer tickets than prizes every ticket wins once', () => {
  const winners = drawWinners(drawOf('few'), 4, 10);
  assert.deepEqual(
    winners.toSorted((a, b) => a - b),
    [1, 2, 3, 4],
  );
  assert.deepEqual(drawWinners(drawOf('none'), 0, 3), []);
});

test('the hash of the tickets changes with every code and order', async () => {
  const tickets = [
    { number: 1, code: 'a' },
    { number: 2, code: 'b' },
  ];
  const hash = await hashTickets(tickets);
  assert.notEqual(hash, await hashTickets(tickets.toReversed()));
  assert.notEqual(hash, await hashTickets([tickets[0]!, { number: 2, code: 'c' }]));
});

/** Odds of one half each; the second prize is there once. */
const coin = [
  { place: 1, odds: 500_000, stock: null, isFallback: true },
  { place: 2, odds: 500_000, stock: 1, isFallback: false },
];

async function spunRecord(serverSeed: string): Promise<DrawRecord> {
  let won = 0;
  const lines = Array.from({ length: 8 }, (_, at) => {
    const ticket = String(at + 1);
    const number = drawNumber(drawOf(serverSeed, 'mwezi', at + 1));
    const drawn = number < 500_000 ? 1 : 2;
    const given = drawn === 2 && (won += 1) === 1 ? 2 : 1;
    return { line: 'spin', ticket, clientSeed: 'mwezi', number, drawn, given } as const;
  });
  const seedHash = await hashServerSeed(serverSeed);
  const proof = { seedHash, serverSeed, splitHash: null, ticketsHash: null };
  return { kind: 'wheel', key: '-', proof, prizes: coin, split: null, lines };
}

test('a record is sound as it was, and every line or seed that was changed is found', async () => {
  const record = await spunRecord('ab'.repeat(32));
  assert.deepEqual(await checkDraw(record), { lines: 8, faults: [] });
  const changed = record.lines.map((line) => ({ ...line, given: 2 }) as SpinLine);
  assert.deepEqual((await checkDraw({ ...record, lines: changed })).faults, ['result']);
  const proof = { ...record.proof, seedHash: 'cd'.repeat(32) };
  assert.deepEqual((await checkDraw({ ...record, proof })).faults, ['seed']);
  const hidden = { ...record.proof, serverSeed: null };
  await assert.rejects(checkDraw({ ...record, proof: hidden }), /after its end/);
});
