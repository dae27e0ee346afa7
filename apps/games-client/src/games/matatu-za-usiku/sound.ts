/** A bass that shakes the windows, quick plucks over it, four to the floor. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 7,
  // Minor with its sixth raised: D, E, F, G, A, B, C.
  bend: [0, 1, 0, 0, -1, 0, -1, 0, 1, 0, 0, -1],
  lead(hertz, seconds) {
    const tone = pluck(hertz, seconds * 0.7, 0.85);
    mix(tone, mallet(hertz * 2, Math.min(0.3, seconds)), 0, 0.3);
    return tone;
  },
  dum: () => drumHit(48, 0.34, 0.12),
  tek: () => drumHit(900, 0.07, 0.85),
  loop: {
    beatSeconds: 0.22,
    melody: [
      [0, null, 0, 3],
      [null, 3, 1, 0],
      [-2, null, -2, 1],
      [null, 0, -2, -4],
      [0, null, 3, 5],
      [null, 7, 5, 3],
      [1, 0, -2, 0],
      [-4, null, -7, null],
    ].flat(),
    bass: [-31, -31, -28, -28, -26, -26, -24, -31],
    drums: 'd.t.d.t.d.t.d.ttd.t.d.t.d.t.dtdt',
  },
};
