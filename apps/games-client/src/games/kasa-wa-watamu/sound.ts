/** Glass and low waves: slow bells over a heartbeat of drums, on five soft tones. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit, mallet } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 7,
  // D F sharp G A C sharp: wide, and at rest.
  bend: [0, -1, 0, 1, 0, 0, -1, 0, -1, 2, 1, 0],
  lead: (hertz, seconds) => mallet(hertz / 2, seconds * 1.5),
  dum: () => drumHit(58, 0.74, 0.06),
  tek: () => bell(2100, 0.16),
  loop: {
    beatSeconds: 0.34,
    melody: [
      [-7, null, -3, null],
      [0, null, 4, null],
      [5, null, 4, 0],
      [-3, null, null, null],
      [-2, null, 0, null],
      [4, null, 5, 9],
      [7, null, 4, 0],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -31, -26, -24, -26, -31, -24, -31],
    drums: 'd...d...d...d.t.d...d...d.t.d.tt',
  },
};
