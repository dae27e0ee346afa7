/** Thumb pianos over hand drums in the old six-beat, bright as noon. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 3,
  // D E G A B: the five tones of the likembe.
  bend: [0, 1, 0, -1, 1, 0, -1, 0, 1, 0, -1, 0],
  lead: (hertz, seconds) => pluck(hertz, Math.min(seconds, 0.9), 0.2),
  dum: () => drumHit(88, 0.44, 0.16),
  tek: () => drumHit(460, 0.1, 0.62),
  loop: {
    beatSeconds: 0.2,
    melody: [
      [0, -2, -5, 0],
      [2, null, 0, -2],
      [5, 2, 0, 2],
      [-2, null, -5, null],
      [0, -2, -5, -7],
      [-2, null, 0, 2],
      [5, 7, 5, 2],
      [0, -2, -7, null],
    ].flat(),
    bass: [-31, -29, -26, -24, -31, -29, -26, -31],
    drums: 'dt.dttd.dt.dttd.dt.dttd.dttdtttt',
  },
};
