/** Great drums and cold bells on five tones of the high country, with room between them. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -4,
  // D E G A B: bright and open, nothing of the coast's narrow steps.
  bend: [0, 1, 0, -1, 1, 0, -1, 0, 1, 0, -1, 0],
  lead: bell,
  dum: () => drumHit(46, 0.9, 0.14),
  tek: () => drumHit(180, 0.2, 0.5),
  loop: {
    beatSeconds: 0.24,
    melody: [
      [-7, null, null, -2],
      [0, null, 2, null],
      [5, null, 2, 0],
      [-2, null, null, null],
      [-7, null, -5, -2],
      [0, 2, 0, null],
      [5, 2, 0, -2],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -31, -26, -26, -31, -29, -24, -31],
    drums: 'd.d.t...d.d.t.t.d.d.t...dddtt.tt',
  },
};
