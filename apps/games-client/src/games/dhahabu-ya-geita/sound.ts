/** Low strings and an anvil: the work songs of the deep, on five dark tones. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit, pluck } from '#frame/sound/synth.ts';

const anvilHertz = 1480;

export const sound: SoundTheme = {
  transpose: -5,
  // D F G A C, low down.
  bend: [0, 2, 1, 0, -1, 0, -1, 0, -1, 1, 0, -1],
  lead: (hertz, seconds) => pluck(hertz, seconds, 0.36),
  dum: () => drumHit(54, 0.7, 0.08),
  tek: () => bell(anvilHertz, 0.22),
  loop: {
    beatSeconds: 0.28,
    melody: [
      [-7, null, -7, -4],
      [-2, null, -4, null],
      [-7, null, -7, -4],
      [0, -2, -4, null],
      [3, null, 0, -2],
      [0, null, -2, -4],
      [-7, -4, -2, -4],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -31, -28, -31, -26, -26, -28, -31],
    drums: 'd...t...d...t...d...t...d.d.t.tt',
  },
};
