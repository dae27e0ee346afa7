/** Bells and strings of a court, stately, over a drum that keeps its distance. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 5,
  // Kurd: D, E flat, F, G, A, B flat, C.
  bend: [0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, -1],
  lead(hertz, seconds) {
    const tone = pluck(hertz / 2, seconds * 1.2, 0.62);
    mix(tone, bell(hertz, Math.min(0.8, seconds)), 0, 0.22);
    return tone;
  },
  dum: () => drumHit(60, 0.7, 0.06),
  tek: () => drumHit(610, 0.09, 0.5),
  loop: {
    beatSeconds: 0.4,
    melody: [
      [0, null, 1, null],
      [3, 1, 0, null],
      [-2, null, 0, -2],
      [-3, null, null, null],
      [-7, null, -3, -2],
      [0, null, 3, 1],
      [0, -2, -3, -6],
      [-7, null, null, null],
    ].flat(),
    bass: [-24, -24, -26, -31, -31, -24, -30, -31],
    drums: 'd...d.t.d...d.t.d...d.t.d.t.d.tt',
  },
};
