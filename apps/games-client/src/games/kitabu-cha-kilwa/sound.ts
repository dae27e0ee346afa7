/** An oud by lamplight, slow, in the scale of old songs with two wide steps. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 2,
  // The seventh is raised as the third is: D, E flat, F sharp, G, A, B flat, C sharp.
  bend: [0, 0, 0, 1, 0, 0, -1, 0, 0, -1, 1, 0],
  lead: (hertz, seconds) => pluck(hertz / 2, seconds * 1.3, 0.46),
  dum: () => drumHit(78, 0.5, 0.1),
  tek: () => drumHit(520, 0.1, 0.55),
  loop: {
    beatSeconds: 0.36,
    melody: [
      [-7, null, -6, -3],
      [-2, null, 0, null],
      [1, 0, -2, -3],
      [-2, null, null, null],
      [0, null, 1, 3],
      [5, null, 3, 1],
      [0, -2, -3, -6],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -24, -26, -26, -24, -24, -30, -31],
    drums: 'd..td.t.d..td.t.d..td.t.d..tdt.t',
  },
};
