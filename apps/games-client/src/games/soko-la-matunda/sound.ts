/** A light kalimba in a bright scale over quick hands: a morning with everything still to sell. */
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import { drumHit, pluck } from '#frame/sound/synth.ts';

export const sound: SoundTheme = {
  transpose: 5,
  // D E F sharp A B: the coast's dark second is raised, its seventh lowered.
  bend: [0, 1, 0, 1, 0, 2, 1, 0, 1, 0, -1, -2],
  lead: (hertz, seconds) => pluck(hertz, Math.min(seconds, 0.7), 0.28),
  dum: () => drumHit(124, 0.26, 0.2),
  tek: () => drumHit(620, 0.08, 0.8),
  loop: {
    beatSeconds: 0.19,
    melody: [
      [-7, -3, 0, -3],
      [2, 0, -3, null],
      [-7, -3, 0, 2],
      [5, null, 2, 0],
      [5, 2, 0, -3],
      [2, 0, -3, -5],
      [-7, -5, -3, 0],
      [-7, null, 5, null],
    ].flat(),
    bass: [-31, -24, -31, -26, -31, -24, -26, -31],
    drums: 'd.ttdtt.d.ttdtt.d.ttdtt.d.ttdttt',
  },
};
