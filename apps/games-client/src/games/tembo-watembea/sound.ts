/** Slow steps and a low string, on five tones as wide as the plain. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -9,
  // D E F sharp A B.
  bend: [0, 1, 0, -1, 0, 1, 1, 0, 1, 0, -1, 1],
  lead: (hertz, seconds) => pluck(hertz, seconds, 0.44),
  dum: () => drumHit(44, 0.9, 0.06),
  tek: () => drumHit(320, 0.14, 0.4),
  loop: {
    beatSeconds: 0.32,
    melody: [
      [-7, null, null, -3],
      [0, null, -3, null],
      [-5, null, -7, null],
      [-3, null, null, null],
      [5, null, 2, null],
      [0, null, -3, -5],
      [-7, null, -5, -3],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -31, -29, -31, -26, -26, -29, -31],
    drums: 'd...d.t.d...d.t.d...d.t.d.d.d.tt',
  },
};
