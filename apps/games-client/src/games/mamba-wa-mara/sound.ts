/** Deep skins like hooves in water, and wooden bars over them, on five tones of the west wind. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -7,
  // D E G A C.
  bend: [0, 1, 0, -1, -2, 2, 1, 0, -1, 0, 0, 1],
  lead: mallet,
  dum: () => drumHit(48, 0.8, 0.14),
  tek: () => drumHit(180, 0.2, 0.5),
  loop: {
    beatSeconds: 0.2,
    melody: [
      [-7, null, null, -5],
      [-7, null, -2, null],
      [0, null, -2, -5],
      [-7, null, null, null],
      [3, null, 0, null],
      [-2, 0, null, -5],
      [-7, -5, -2, -5],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -31, -26, -26, -33, -33, -31, -31],
    drums: 'dtddtddtdtddtddtdtddtddtdtddtttt',
  },
};
