/** A bright plucked string with small waves under it: five tones, none of them sad. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 7,
  // D E G A B: the third stands aside for the fourth.
  bend: [0, 1, 0, 2, 1, 0, 1, 0, 1, 0, -1, 1],
  lead: (hertz, seconds) => mallet(hertz, Math.min(seconds, 0.8)),
  dum: () => drumHit(108, 0.34, 0.25),
  tek: () => drumHit(760, 0.07, 0.5),
  loop: {
    beatSeconds: 0.21,
    melody: [
      [-7, -5, -2, 0],
      [2, null, 0, -2],
      [-5, -2, 0, 2],
      [5, null, 2, 0],
      [7, 5, 2, 0],
      [5, null, 2, null],
      [0, -2, -5, -2],
      [-7, null, 0, null],
    ].flat(),
    bass: [-31, -26, -24, -29, -31, -26, -24, -31],
    drums: 'd.t.dtt.d.t.dtt.d.t.dtt.dtt.dttt',
  },
};
