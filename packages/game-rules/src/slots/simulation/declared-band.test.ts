import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithinBand } from './declared-band.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';

test('a return that is off by more than a tenth of a percent has left its band, and one that may be too', () => {
  for (const sign of [-1, 1]) {
    assert.equal(isWithinBand(96, { percent: 96 + sign * 0.1, within: 0 }), true);
    assert.equal(isWithinBand(96, { percent: 96 + sign * 0.101, within: 0 }), false);
    assert.equal(isWithinBand(96, { percent: 96 + sign * 0.04, within: 0.05 }), true);
    assert.equal(isWithinBand(96, { percent: 96 + sign * 0.04, within: 0.07 }), false);
  }
  assert.equal(isWithinBand(96, { percent: 96, within: 0.13 }), false);
});

test('no game declares a band that reaches further, and each states the middle of its own', () => {
  const banded = flagships.flatMap(({ figures }) => (figures.band ? [figures] : []));
  assert.ok(banded.length > 0);
  for (const { band, rtpPercent } of banded) {
    const [from, to] = [Number(band?.fromPercent), Number(band?.toPercent)];
    assert.ok(from < to);
    assert.ok(isWithinBand(Number(rtpPercent), { percent: from, within: 0 }), rtpPercent);
    assert.ok(isWithinBand(Number(rtpPercent), { percent: to, within: 0 }), rtpPercent);
    assert.ok(Math.abs((from + to) / 2 - Number(rtpPercent)) < 0.006);
  }
});
