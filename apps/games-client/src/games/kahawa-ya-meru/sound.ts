/** A thumb piano on the porch and a shaken tin of beans: short, round and cheerful. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 1,
  // Major with all its seven: D, E, F sharp, G, A, B, C sharp.
  bend: [0, 1, 0, 1, 0, 0, -1, 0, -1, 0, 1, 0],
  lead(hertz, seconds) {
    const tone = mallet(hertz, Math.min(seconds, 0.6));
    mix(tone, pluck(hertz * 2, Math.min(seconds, 0.4), 0.2), 0.01, 0.3);
    return tone;
  },
  dum: () => drumHit(136, 0.24, 0.15),
  tek: () => drumHit(980, 0.05, 0.9),
  loop: {
    beatSeconds: 0.22,
    melody: [
      [-7, -3, 0, null],
      [-2, 0, 2, null],
      [-3, 0, 5, 2],
      [0, null, -3, null],
      [-2, 2, 5, null],
      [2, 0, -2, -3],
      [-5, -2, -3, -5],
      [-7, null, 0, null],
    ].flat(),
    bass: [-31, -26, -31, -24, -26, -26, -24, -31],
    drums: 'dt.tdt.tdt.tdt.tdt.tdt.tdt.tdttt',
  },
};
