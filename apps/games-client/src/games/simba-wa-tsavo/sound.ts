/** Wooden bars over deep ngoma, on the five tones that the plains sing. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -2,
  // D F G A C: the second and the sharp third of the coast both stand aside for F.
  bend: [0, 2, 0, 0, -1, 0, -1, 0, -1, -2, 0, -1],
  lead: mallet,
  dum: () => drumHit(62, 0.62, 0.1),
  tek: () => drumHit(260, 0.16, 0.6),
  loop: {
    beatSeconds: 0.22,
    melody: [
      [-7, null, -4, -2],
      [0, null, -2, null],
      [-7, null, -4, -2],
      [3, 0, null, -2],
      [5, null, 3, 0],
      [3, null, 0, -2],
      [-4, null, -2, -4],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -31, -31, -33, -28, -26, -28, -31],
    drums: 'd.dtd.t.d.dtd.t.d.dtd.t.d.dtdttt',
  },
};
