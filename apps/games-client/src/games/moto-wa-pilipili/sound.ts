/** A thumb piano hot as fat in the pan, a quick six, and a spoon on the rim of the pot. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, mallet, mix, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 4,
  // Minor with its second flat and its seventh too: D, Es, F, G, A, B flat, C.
  bend: [0, 0, -1, 0, -1, 0, -1, 0, 0, -1, 0, -1],
  lead(hertz, seconds) {
    const tone = mallet(hertz, seconds * 0.8);
    mix(tone, pluck(hertz * 2, Math.min(0.24, seconds), 0.95), 0, 0.35);
    return tone;
  },
  dum: () => drumHit(104, 0.26, 0.2),
  tek: () => drumHit(1250, 0.06, 0.9),
  loop: {
    beatSeconds: 0.2,
    melody: [
      [0, 0, null, 1],
      [3, null, 1, 0],
      [-2, null, 0, null],
      [-4, -2, 0, null],
      [5, null, 3, 1],
      [0, 1, null, -2],
      [-4, null, -2, 0],
      [-7, null, -7, null],
    ].flat(),
    bass: [-31, -31, -30, -31, -26, -28, -30, -31],
    drums: 'd.ttd.t.dtt.d.t.d.ttd.t.dttd.ttt',
  },
};
