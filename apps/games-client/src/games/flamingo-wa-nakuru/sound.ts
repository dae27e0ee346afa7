/** Bells over still water in a floating scale, and wings that beat softly. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 3,
  // D E F sharp A C sharp: no fourth, and the seventh hangs above.
  bend: [0, 1, 0, 1, 0, -1, 0, 0, -1, 0, 1, 0],
  lead: (hertz, seconds) => bell(hertz, Math.min(seconds, 0.9)),
  dum: () => drumHit(84, 0.5, 0.05),
  tek: () => drumHit(500, 0.1, 0.35),
  loop: {
    beatSeconds: 0.34,
    melody: [
      [-7, null, 0, null],
      [-3, null, null, 2],
      [5, null, 2, null],
      [0, null, -3, null],
      [-5, null, 0, null],
      [-3, null, 5, null],
      [2, 0, -3, -5],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -28, -26, -24, -29, -28, -26, -31],
    drums: 'd..td...d..td.t.d..td...d..td.tt',
  },
};
