/** A low harp and soft skins: a forest at night, in a scale with one narrow step. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -7,
  // D E F A B flat: what is left out makes it wide.
  bend: [0, 1, 0, 0, -1, 0, 1, 0, 0, -1, 0, -2],
  lead: (hertz, seconds) => pluck(hertz, seconds * 1.6, 0.72),
  dum: () => drumHit(70, 0.8, 0.05),
  tek: () => drumHit(330, 0.18, 0.35),
  loop: {
    beatSeconds: 0.32,
    melody: [
      [-7, null, null, -4],
      [0, null, 1, null],
      [0, null, -4, -5],
      [-7, null, null, null],
      [5, null, 1, 0],
      [-4, null, -5, null],
      [0, -4, -5, -7],
      [-7, null, null, -12],
    ].flat(),
    bass: [-31, -31, -28, -24, -31, -23, -24, -31],
    drums: 'd...t.d.d...t.t.d...t.d.d.t.t.tt',
  },
};
