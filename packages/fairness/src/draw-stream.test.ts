import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawInBrowser } from './browser-draws.ts';
import { createDrawStream, floatAt, maxRange, scaleWord } from './draw-stream.ts';
import { createNodeHmac } from './node-hmac.ts';

const published = { serverSeed: 'def', clientSeed: 'abc', nonce: 1 };

test('the published vector gives its five floats', () => {
  const hmac = createNodeHmac(published.serverSeed);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((index) => floatAt(hmac, published, index)),
    [
      0.43053962965495884, 0.6645898742135614, 0.17454026662744582, 0.5729992990382016,
      0.850033157505095,
    ],
  );
});

test('the published vector gives its dice, roulette and cards', () => {
  const draw = () => createDrawStream(createNodeHmac(published.serverSeed), published);
  assert.equal(draw().nextInt(10_001), 4305);
  assert.equal(draw().nextInt(37), 15);
  const cards = draw();
  const drawn = [0, 1, 2, 3, 4].map(() => cardName(cards.nextInt(52)));
  assert.deepEqual(drawn, ['7s', 'Ts', '4h', '9h', 'Kd']);
  assert.equal(cards.cursor, 5);
});

test('Node and the browser read the same stream across many blocks', async () => {
  for (const nonce of [0, 1, 77, 4_294_967_296]) {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mwezi', nonce };
    const ranges = Array.from({ length: 400 }, (_, index) => 2 + index * 37);
    const take = (draw: { nextInt(range: number): number }) =>
      ranges.map((range) => draw.nextInt(range));
    const onServer = take(createDrawStream(createNodeHmac(seeds.serverSeed), seeds));
    assert.deepEqual(await drawInBrowser(seeds, take), onServer);
  }
});

test('an error of the rules is not mistaken for a lack of draws', async () => {
  const failing = () => drawInBrowser(published, () => assert.fail('the rules are broken'));
  await assert.rejects(failing, /the rules are broken/);
});

test('a refused word is skipped and counted', () => {
  // Range 3 × word 0 leaves remainder 0, below 2^32 mod 3 = 1: the one word to refuse.
  const block = new Uint8Array(32);
  block.set([0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
  const draw = createDrawStream(() => block, published);
  assert.equal(draw.nextInt(3), 2);
  assert.equal(draw.cursor, 2);
});

test('ranges and nonces that cannot be drawn exactly are refused', () => {
  const draw = createDrawStream(createNodeHmac('def'), published);
  for (const range of [0, -1, 1.5, maxRange + 1, Number.NaN]) {
    assert.throws(() => draw.nextInt(range), RangeError);
  }
  for (const nonce of [-1, 0.5, 2 ** 53]) {
    assert.throws(() => createDrawStream(createNodeHmac('def'), { clientSeed: 'a', nonce }));
  }
  assert.equal(draw.nextInt(1), 0);
});

test('every word of 16 bits, for every range from 2 to 4096: no result is favoured', () => {
  const span = 2 ** 16;
  for (let range = 2; range <= 4096; range += 1) {
    const words = new Uint32Array(range);
    for (let word = 0; word < span; word += 1) {
      const result = scaleWord(word, range, span);
      if (result !== undefined) words[result] = (words[result] ?? 0) + 1;
    }
    const share = Math.floor(span / range);
    assert.ok(
      words.every((count) => count === share),
      `range ${range}`,
    );
  }
});

test('the real word of 32 bits, for every range from 2 to 4096: no result is favoured', () => {
  // The words of one result are neighbours and their remainders grow by `range` from a first one
  // below `range`, so the first word is the only one that can be refused: counting the
  // neighbours and asking about the first two is the whole enumeration.
  const span = 2 ** 32;
  for (let range = 2; range <= 4096; range += 1) {
    const share = Math.floor(span / range);
    for (let result = 0; result < range; result += 1) {
      const first = Math.ceil((result * span) / range);
      const next = Math.ceil(((result + 1) * span) / range);
      const isFirstRefused = scaleWord(first, range, span) === undefined;
      const accepted = next - first - (isFirstRefused ? 1 : 0);
      if (accepted !== share || scaleWord(first + 1, range, span) !== result) {
        assert.fail(`range ${range}, result ${result}`);
      }
    }
  }
});

function cardName(card: number): string {
  const rank = '23456789TJQKA'[Math.floor(card / 4)];
  return `${rank}${'dhsc'[card & 3]}`;
}
