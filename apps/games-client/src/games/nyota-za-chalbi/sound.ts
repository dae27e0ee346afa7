/** Glass bells far apart in a wide sky, and a camel's slow step. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -5,
  // Five tones of the north: D, E, G, A, C.
  bend: [0, 1, 0, -1, 1, 0, -1, 0, -1, -2, 0, -1],
  lead(hertz, seconds) {
    const tone = bell(hertz, seconds);
    mix(tone, pluck(hertz, seconds * 0.8, 0.4), 0.01, 0.35);
    return tone;
  },
  dum: () => drumHit(54, 0.6, 0.05),
  tek: () => drumHit(240, 0.16, 0.35),
  loop: {
    beatSeconds: 0.34,
    melody: [
      [-7, null, -2, null],
      [0, null, null, -2],
      [3, null, 0, null],
      [-2, null, null, null],
      [5, null, 3, 0],
      [-2, null, 0, null],
      [-5, null, -2, -5],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -24, -26, -31, -24, -26, -29, -31],
    drums: 'd..td...d..td...d..td...d..td.t.',
  },
};
