/**
 * Instruments as numbers: plucked strings, hand drums, bells and air, computed once into samples.
 * Pure: the same call gives the same samples, so a sound is as testable as a sum.
 */

export const sampleRate = 32_000;

/** A row of noise that is the same every time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function samplesFor(seconds: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.ceil(seconds * sampleRate));
}

/** A qanun's string: noise that runs round a loop and loses its edge (Karplus, Strong). */
export function pluck(hertz: number, seconds: number, brightness = 0.5): Float32Array<ArrayBuffer> {
  const out = samplesFor(seconds);
  const period = Math.max(2, Math.round(sampleRate / hertz));
  const random = noise(Math.round(hertz * 7));
  const loop = Float32Array.from({ length: period }, () => random());
  let last = 0;
  for (let index = 0; index < out.length; index += 1) {
    const at = index % period;
    const now = loop[at] ?? 0;
    last = now * brightness + last * (1 - brightness);
    const next = loop[(at + 1) % period] ?? 0;
    loop[at] = (now * 0.5 + next * 0.5) * 0.9965;
    const fade = Math.min(1, (out.length - index) / (sampleRate * 0.06));
    out[index] = last * 0.8 * fade;
  }
  return out;
}

/** A drum skin: a tone that falls and dies, with a little of the hand in it. */
export function drumHit(hertz: number, seconds: number, hand: number): Float32Array<ArrayBuffer> {
  const out = samplesFor(seconds);
  const random = noise(Math.round(hertz) + 3);
  let phase = 0;
  for (let index = 0; index < out.length; index += 1) {
    const t = index / sampleRate;
    phase += (2 * Math.PI * hertz * (1 + 0.9 * Math.exp(-t * 34))) / sampleRate;
    const skin = Math.sin(phase) * Math.exp((-t * 5) / seconds);
    const slap = random() * Math.exp(-t * 90) * hand;
    out[index] = (skin * (1 - hand * 0.5) + slap) * 0.9;
  }
  return out;
}

/** Brass struck softly: partials that are not quite in tune, as in real metal. */
export function bell(hertz: number, seconds: number): Float32Array<ArrayBuffer> {
  const out = samplesFor(seconds);
  const partials = [
    [1, 1],
    [2.01, 0.5],
    [2.76, 0.36],
    [4.1, 0.18],
    [5.43, 0.12],
  ] as const;
  for (let index = 0; index < out.length; index += 1) {
    const t = index / sampleRate;
    let sum = 0;
    for (const [ratio, level] of partials) {
      sum += level * Math.sin(2 * Math.PI * hertz * ratio * t) * Math.exp(-t * (2 + ratio * 1.6));
    }
    out[index] = sum * 0.4 * Math.min(1, index / 60) * Math.min(1, (seconds - t) * 20);
  }
  return out;
}

/** A wooden bar struck with a mallet: round, and soon gone. */
export function mallet(hertz: number, seconds: number): Float32Array<ArrayBuffer> {
  const out = samplesFor(seconds);
  const partials = [
    [1, 1, 5],
    [3.9, 0.32, 16],
    [9.2, 0.12, 34],
  ] as const;
  for (let index = 0; index < out.length; index += 1) {
    const t = index / sampleRate;
    let sum = 0;
    for (const [ratio, level, fade] of partials) {
      sum += level * Math.sin(2 * Math.PI * hertz * ratio * t) * Math.exp(-t * fade);
    }
    out[index] = sum * 0.6 * Math.min(1, index / 40) * Math.min(1, (seconds - t) * 20);
  }
  return out;
}

/** Air and water: noise through a door that opens and closes. */
export function breath(
  seconds: number,
  from: number,
  to: number,
  peakAt = 0.4,
): Float32Array<ArrayBuffer> {
  const out = samplesFor(seconds);
  const random = noise(99);
  let low = 0;
  for (let index = 0; index < out.length; index += 1) {
    const share = index / out.length;
    const open = from + (to - from) * share;
    low += (random() - low) * Math.min(1, open);
    const rise = share < peakAt ? share / peakAt : (1 - share) / (1 - peakAt);
    out[index] = low * rise * rise * 0.9;
  }
  return out;
}

/** A tone of the scale, counted in semitones from A at 440 Hz. */
export function pitch(semitones: number): number {
  return 440 * 2 ** (semitones / 12);
}

/** Lays one sound over another from a moment on. */
export function mix(
  into: Float32Array<ArrayBuffer>,
  sound: Float32Array<ArrayBuffer>,
  atSeconds: number,
  level: number,
): void {
  const start = Math.round(atSeconds * sampleRate);
  for (let index = 0; index < sound.length; index += 1) {
    // A loop's last notes ring on into its beginning.
    const place = (start + index) % into.length;
    into[place] = (into[place] ?? 0) + (sound[index] ?? 0) * level;
  }
}
