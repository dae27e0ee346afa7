/** Wheels over rail joints, a bell at the crossing, and a tune that never stands still. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit, pluck } from '#frame/sound/synth.ts';

const crossingHertz = 880;

export const sound: SoundTheme = {
  transpose: 3,
  // D E F sharp G A B C sharp.
  bend: [0, 1, 0, -1, 0, -1, 1, 0, 1, 0, 1, 0],
  lead: (hertz, seconds) => pluck(hertz, seconds, 0.7),
  dum: () => drumHit(84, 0.2, 0.3),
  tek: () => bell(crossingHertz, 0.16),
  loop: {
    beatSeconds: 0.17,
    melody: [
      [-7, -5, -3, -5],
      [-7, -5, -3, 0],
      [2, 0, -3, 0],
      [-3, -5, -7, null],
      [-7, -5, -3, -5],
      [0, 2, 5, 2],
      [0, -3, -5, -3],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -31, -24, -31, -31, -26, -24, -31],
    drums: 'dd..dd..dd..dd.tdd..dd..dd..ddtt',
  },
};
