import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, firstStake, fitOffer, isOffered, offerWithin, stepFrom } from './stake-offer.ts';

const ladder = { steps: [2_000n, 5_000n, 10_000n, 20_000n, 50_000n], span: null };
const range = {
  steps: [2_000n, 10_000n, 50_000n],
  span: { minimum: 1_000n, maximum: 100_000n, step: 1_000n },
};
const within = (minimum: bigint | null, maximum: bigint | null) => ({ minimum, maximum });

test('only the steps within the bounds are offered, and the first stake is one of them', () => {
  const offer = offerWithin(ladder, within(5_000n, 20_000n), 1);
  assert.deepEqual(offer.steps, [5_000n, 10_000n, 20_000n]);
  assert.equal(firstStake(offer), 10_000n);
  assert.equal(firstStake(offerWithin(ladder, within(null, 2_000n), 1)), 2_000n);
  assert.deepEqual(offerWithin(ladder, within(null, null), 1).steps, ladder.steps);
});

test('a span is narrowed to its own whole steps, and never widened', () => {
  const { span } = offerWithin(range, within(4_500n, 33_300n), 1);
  assert.deepEqual(span, { minimum: 5_000n, maximum: 33_000n, step: 1_000n });
  assert.deepEqual(offerWithin(range, within(1n, 900_000n), 1).span, range.span);
});

test('where no step is left of a span, its ends are the steps', () => {
  assert.deepEqual(offerWithin(range, within(11_000n, 14_000n), 1).steps, [11_000n, 14_000n]);
  assert.deepEqual(offerWithin(range, within(11_000n, 11_900n), 1).steps, [11_000n]);
});

test('bounds between two stakes leave nothing to stake', () => {
  const offer = offerWithin(ladder, within(6_000n, 7_000n), 1);
  assert.deepEqual([offer.steps, offer.span], [[], null]);
  assert.equal(isOffered(offer, 5_000n), false);
  assert.equal(offerWithin(range, within(11_100n, 11_900n), 1).span, null);
});

test('a bet that costs two stakes is held within the bounds as a whole', () => {
  const { steps, span } = offerWithin(range, within(2_000n, 50_000n), 2);
  assert.deepEqual([steps, span?.maximum], [[2_000n, 10_000n], 25_000n]);
});

test('a stake that is not offered any more gives way to the nearest below it', () => {
  const offer = offerWithin(ladder, within(5_000n, 20_000n), 1);
  assert.deepEqual(
    [50_000n, 10_000n, 2_000n].map((stake) => fitOffer(offer, stake)),
    [20_000n, 10_000n, 5_000n],
  );
  assert.deepEqual(
    [stepFrom(offer, 20_000n, 1), stepFrom(offer, 20_000n, -1)],
    [undefined, 10_000n],
  );
});

test('bounds are read as a server tells them, and nothing is made of anything else', () => {
  assert.deepEqual(boundsOf({ minimum: '50.00', maximum: null }, 'KES'), within(5_000n, null));
  assert.deepEqual([boundsOf({ minimum: 5 }, 'KES'), boundsOf(null, 'KES')], [null, null]);
});
