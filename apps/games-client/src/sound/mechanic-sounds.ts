/** What bursts, falls, grows, walks and locks, as sound: the same instruments as everything else. */
import type { MechanicCue } from '#frame/shell/layout/slot-stage.ts';
import type { Prepared, SoundBus } from './sound-bus.ts';
import { chimeSound, type SoundTheme, stringSound } from './sound-theme.ts';
import { breath } from './synth.ts';

/** Steps of the hijaz scale upwards, in semitones from A: each drop or coin one higher. */
const steps = [-7, -6, -3, -2, 0, 3, 5, 6, 9, 10, 12] as const;
const jackpotNotes = [-7, -3, 0, 5, 8, 12, 17] as const;

export function hearMechanic(bus: SoundBus, theme: SoundTheme, cue: MechanicCue): void {
  const play = ({ name, make }: Prepared, afterSeconds: number, level: number) =>
    bus.play(name, make, { afterSeconds, level });
  const string = (note: number, afterSeconds: number, level: number) =>
    play(stringSound(theme, note), afterSeconds, level);
  const chime = (note: number, afterSeconds: number, level: number) =>
    play(chimeSound(theme, note), afterSeconds, level);
  const drum = (level: number, rate: number) => bus.play('dum', theme.dum, { level, rate });
  const air = (name: string, seconds: number, to: number) =>
    bus.play(name, () => breath(seconds, 0.05, to, 0.6), { level: 0.5 });

  switch (cue.kind) {
    case 'burst':
      air('burst', 0.3, 0.9);
      string(stepOf(cue.step), 0, 0.5);
      return string(stepOf(cue.step) + 12, 0.07, 0.25);
    case 'thud':
      return drum(0.42, 1.15);
    case 'grow':
      air('grow', 0.5, 0.5);
      return chime(stepOf(cue.step + 2), 0.12, 0.34);
    case 'stick':
      drum(0.3, 1.8);
      return chime(5, 0, 0.3);
    case 'walk':
      drum(0.5, 0.62);
      return air('walk', 0.4, 0.2);
    case 'page':
      air('page', 0.55, 0.7);
      return chime(0, 0.3, 0.4);
    case 'hold-start':
      for (const [index, note] of jackpotNotes.slice(0, 4).entries()) chime(note, index * 0.1, 0.4);
      return drum(0.6, 0.8);
    case 'coin':
      chime(stepOf(cue.step), 0, 0.42);
      return drum(0.36, 1.5);
    case 'respin':
      return drum(0.4, 1.3 - cue.left * 0.12);
    case 'coin-counted':
      return string(stepOf(cue.step), 0, 0.4);
    case 'jackpot':
      for (const [index, note] of jackpotNotes.entries()) chime(note, index * 0.08, 0.45);
      return drum(0.7, 0.7);
  }
}

function stepOf(step: number): number {
  return steps[Math.min(Math.max(0, step), steps.length - 1)] ?? 0;
}
