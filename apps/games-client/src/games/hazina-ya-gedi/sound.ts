/** A dulcimer that listens to the leaves: soft strings and wooden drops, on six dreaming tones. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -2,
  // D E F# G# A B: tones that ask and do not answer.
  bend: [0, 1, 0, 1, 0, 1, 0, 1, 0, 0, -1, 0],
  lead: (hertz, seconds) => pluck(hertz, seconds, 0.48),
  dum: () => drumHit(74, 0.6, 0.1),
  tek: () => drumHit(620, 0.08, 0.4),
  loop: {
    beatSeconds: 0.26,
    melody: [
      [-7, -5, -3, null],
      [0, null, 2, 0],
      [-3, null, -5, -3],
      [-7, null, null, -5],
      [0, 2, 5, null],
      [7, null, 5, 2],
      [0, -3, -5, null],
      [-7, null, -3, null],
    ].flat(),
    bass: [-31, -29, -31, -27, -24, -29, -27, -31],
    drums: 'd..t.t..d..t..t.d..t.t..d.dt.t.t',
  },
};
