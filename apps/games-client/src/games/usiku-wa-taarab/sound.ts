/** A whole orchestra in small: qanun over a slow hand drum, in a scale that sighs. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -2,
  // Nahawand: D, E, F, G, A, B flat, C sharp.
  bend: [0, 1, 0, 0, -1, 0, 0, 0, 0, -1, 1, 0],
  lead(hertz, seconds) {
    const tone = pluck(hertz, seconds, 0.7);
    // The qanun has three strings for each tone, and none is quite like the others.
    mix(tone, pluck(hertz * 1.003, seconds * 0.9, 0.55), 0.012, 0.5);
    return tone;
  },
  dum: () => drumHit(70, 0.55, 0.08),
  tek: () => drumHit(330, 0.13, 0.6),
  loop: {
    beatSeconds: 0.28,
    melody: [
      [0, 1, 0, -2],
      [-3, null, -2, 0],
      [3, null, 1, 0],
      [-2, -3, -5, null],
      [-7, null, -5, -3],
      [-2, 0, 1, 0],
      [5, 3, 1, 0],
      [0, null, null, null],
    ].flat(),
    bass: [-24, -31, -24, -26, -31, -26, -28, -24],
    drums: 'd.t.d.ttd.t.d.ttd.t.d.ttd.tdt.tt',
  },
};
