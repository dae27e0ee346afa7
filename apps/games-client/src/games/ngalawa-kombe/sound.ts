/** A marimba over paddlers' drums, quick as a following wind, on five bright tones. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 7,
  // D E F sharp A B: the dark second rises, the fourth and the seventh give way.
  bend: [0, 1, 0, 1, 0, -1, 1, 0, 1, 0, -1, -2],
  lead: (hertz, seconds) => mallet(hertz, Math.min(seconds, 0.8)),
  dum: () => drumHit(104, 0.3, 0.3),
  tek: () => drumHit(760, 0.06, 0.9),
  loop: {
    beatSeconds: 0.17,
    melody: [
      [-7, null, 0, null],
      [2, 0, null, -3],
      [-3, null, 2, 0],
      [5, null, 5, null],
      [9, 7, 5, null],
      [2, null, 5, 2],
      [0, -3, null, -5],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -31, -24, -24, -29, -29, -24, -31],
    drums: 'd.dtt.dtd.dtt.dtd.dtt.dtd.ttdtdt',
  },
};
