/** A palace band: brass bells in a bright scale, and the guns of the harbour for a drum. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { bell, drumHit, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 3,
  // Major: D, E, F sharp, G, A, B, C sharp.
  bend: [0, 1, 0, 1, 0, 0, -1, 0, 1, 0, 1, 0],
  lead(hertz, seconds) {
    const tone = bell(hertz, Math.min(1, seconds));
    mix(tone, pluck(hertz / 2, seconds, 0.7), 0, 0.5);
    return tone;
  },
  dum: () => drumHit(46, 0.9, 0.14),
  tek: () => drumHit(480, 0.07, 0.8),
  loop: {
    beatSeconds: 0.26,
    melody: [
      [-7, -7, -3, 0],
      [0, null, -2, -3],
      [-2, -2, 0, 2],
      [0, null, null, null],
      [5, null, 5, 3],
      [2, 0, -2, 0],
      [-3, -2, 0, -6],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -24, -26, -31, -26, -24, -31, -31],
    drums: 'd.ttd.t.d.ttd.t.d.ttd.t.d.ttdttt',
  },
};
