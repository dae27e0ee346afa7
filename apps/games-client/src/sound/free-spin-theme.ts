/** The music of the free spins: eight bars of qanun over hand drums, computed into one loop. */
import { bell, drumHit, mix, pitch, pluck, sampleRate } from './synth.ts';

const beatSeconds = 0.3;
const beatsInLoop = 32;

/** Semitones from A: D E♭ F♯ G A of the hijaz, as taarab players like it, and its octave. */
const melody: readonly (number | null)[] = [
  -7,
  null,
  -3,
  -2,
  0,
  null,
  -2,
  -3,
  -6,
  null,
  -7,
  -6,
  -3,
  null,
  null,
  -2,
  0,
  null,
  3,
  5,
  3,
  0,
  -2,
  -3,
  -2,
  null,
  -3,
  -6,
  -7,
  null,
  null,
  null,
];
const bass: readonly number[] = [-31, -31, -26, -26, -29, -29, -31, -31];
/** d: dum, the middle of the skin; t: tek, its edge. */
const drums = 'd.tt.dt.d.tt.dt.d.tt.dt.d.ttdttt';

export function freeSpinTheme(): Float32Array<ArrayBuffer> {
  const loop = new Float32Array(Math.round(beatSeconds * beatsInLoop * sampleRate));
  const dum = drumHit(92, 0.42, 0.1);
  const tek = drumHit(410, 0.12, 0.7);
  for (const [beat, note] of melody.entries()) {
    if (note === null) continue;
    mix(loop, pluck(pitch(note), 0.9, 0.55), beat * beatSeconds, 0.3);
    mix(loop, pluck(pitch(note + 12), 0.5, 0.7), (beat + 0.5) * beatSeconds, 0.07);
  }
  for (const [bar, note] of bass.entries()) {
    mix(loop, pluck(pitch(note), 1.1, 0.2), bar * 4 * beatSeconds, 0.55);
    mix(loop, bell(pitch(note + 36), 1), (bar * 4 + 2) * beatSeconds, 0.07);
  }
  for (const [beat, hit] of Array.from(drums).entries()) {
    if (hit === 'd') mix(loop, dum, beat * beatSeconds, 0.5);
    if (hit === 't') mix(loop, tek, beat * beatSeconds, 0.16);
  }
  return loop;
}
