import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeSpinTheme } from './free-spin-theme.ts';
import { coastTheme } from './sound-theme.ts';
import { bell, breath, drumHit, mallet, pitch, pluck, sampleRate } from './synth.ts';

const sounds: [string, Float32Array][] = [
  ['string', pluck(pitch(0), 1, 0.6)],
  ['drum', drumHit(92, 0.4, 0.1)],
  ['bell', bell(pitch(5), 1)],
  ['breath', breath(0.5, 0.04, 0.3)],
  ['mallet', mallet(pitch(0), 0.8)],
  ['theme', freeSpinTheme(coastTheme)],
];

for (const [name, samples] of sounds) {
  test(`the ${name} can be heard and neither breaks nor clips hard`, () => {
    let peak = 0;
    for (const sample of samples) {
      assert.ok(Number.isFinite(sample));
      peak = Math.max(peak, Math.abs(sample));
    }
    assert.ok(peak > 0.05 && peak < 2.5, String(peak));
  });
}

test('a note of the scale has its pitch: an octave is twelve semitones', () => {
  assert.equal(pitch(0), 440);
  assert.ok(Math.abs(pitch(12) - 880) < 1e-9);
});

test('a string ends in silence, so notes never click', () => {
  const samples = pluck(440, 1);
  assert.equal(samples.length, sampleRate);
  assert.ok(Math.abs(samples.at(-1) ?? 1) < 0.01);
});
