/** A low string that circles two dark half tones, and a drum like a heart under water. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: -5,
  // D E flat F G A B flat C: the coast's sharp third sinks, and all is shade.
  bend: [0, 0, 0, 0, -1, 0, -1, 0, 0, -1, 0, -1],
  lead: (hertz, seconds) => pluck(hertz, Math.max(seconds, 0.6), 0.16),
  dum: () => drumHit(52, 0.8, 0.04),
  tek: () => drumHit(180, 0.22, 0.3),
  loop: {
    beatSeconds: 0.2,
    melody: [
      [-7, -6, -7, null],
      [-7, -6, -4, null],
      [-7, -6, -7, -2],
      [0, null, -2, -4],
      [0, 1, 0, null],
      [0, 1, 3, null],
      [5, 3, 1, 0],
      [-6, null, -7, null],
    ].flat(),
    bass: [-31, -31, -30, -31, -24, -24, -26, -30],
    drums: 'dd..dd.tdd..dd.tdd..dd.tdd.tdttt',
  },
};
