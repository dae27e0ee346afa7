/**
 * What makes one game sound unlike another: its scale, its lead, its drums and the loop of its
 * free spins. Phrases are written once, on the hijaz of the coast; a theme bends each of its tones.
 */
import type { Prepared, Samples } from './sound-bus.ts';
import { bell, drumHit, pitch, pluck } from './synth.ts';

export type SoundTheme = {
  /** Semitones by which every tone is raised. */
  readonly transpose: number;
  /** For each of the twelve tones above D, how far it is bent to stand in the theme's scale. */
  readonly bend: readonly number[];
  /** One tone of the lead. */
  readonly lead: (hertz: number, seconds: number) => Samples;
  /** The middle of the drum's skin, and its edge. */
  readonly dum: () => Samples;
  readonly tek: () => Samples;
  readonly loop: FreeSpinLoop;
};

export type FreeSpinLoop = {
  readonly beatSeconds: number;
  /** A tone for each beat, null where the lead rests; in semitones from A, before any bend. */
  readonly melody: readonly (number | null)[];
  /** A tone for each bar of four beats. */
  readonly bass: readonly number[];
  /** A stroke for each beat: d is dum, t is tek. */
  readonly drums: string;
};

/** D as it stands below A, where the scales begin. */
const first = -7;

export function themeNote({ bend, transpose }: SoundTheme, semitones: number): number {
  const above = (((semitones - first) % 12) + 12) % 12;
  return semitones + (bend[above] ?? 0) + transpose;
}

export function themePitch(theme: SoundTheme, semitones: number): number {
  return pitch(themeNote(theme, semitones));
}

/** A tone of the lead, and one of the bells, each under the name the bus keeps it by. */
export function stringSound(theme: SoundTheme, note: number): Prepared {
  const hertz = themePitch(theme, note);
  return { name: `string ${themeNote(theme, note)}`, make: () => theme.lead(hertz, 1.1) };
}

export function chimeSound(theme: SoundTheme, note: number): Prepared {
  const hertz = themePitch(theme, note);
  return { name: `bell ${themeNote(theme, note)}`, make: () => bell(hertz, 1.4) };
}

/** The night market's own: a qanun over hand drums, as taarab players like it. */
export const coastTheme: SoundTheme = {
  transpose: 0,
  bend: [],
  lead: (hertz, seconds) => pluck(hertz, seconds, 0.6),
  dum: () => drumHit(92, 0.42, 0.12),
  tek: () => drumHit(410, 0.12, 0.7),
  loop: {
    beatSeconds: 0.3,
    melody: [
      [-7, null, -3, -2],
      [0, null, -2, -3],
      [-6, null, -7, -6],
      [-3, null, null, -2],
      [0, null, 3, 5],
      [3, 0, -2, -3],
      [-2, null, -3, -6],
      [-7, null, null, null],
    ].flat(),
    bass: [-31, -31, -26, -26, -29, -29, -31, -31],
    drums: 'd.tt.dt.d.tt.dt.d.tt.dt.d.ttdttt',
  },
};
