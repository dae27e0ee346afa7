/** The music of the free spins: eight bars of a theme's lead over its drums, as one loop. */
import { type SoundTheme, themePitch } from './sound-theme.ts';
import { bell, mix, pluck, sampleRate } from './synth.ts';

const beatsInBar = 4;

export function freeSpinTheme(theme: SoundTheme): Float32Array<ArrayBuffer> {
  const { beatSeconds, melody, bass, drums } = theme.loop;
  const loop = new Float32Array(Math.round(beatSeconds * melody.length * sampleRate));
  const dum = theme.dum();
  const tek = theme.tek();
  for (const [beat, note] of melody.entries()) {
    if (note === null) continue;
    mix(loop, theme.lead(themePitch(theme, note), 0.9), beat * beatSeconds, 0.3);
    const echo = theme.lead(themePitch(theme, note + 12), 0.5);
    mix(loop, echo, (beat + 0.5) * beatSeconds, 0.07);
  }
  for (const [bar, note] of bass.entries()) {
    const at = bar * beatsInBar * beatSeconds;
    mix(loop, pluck(themePitch(theme, note), 1.1, 0.2), at, 0.55);
    mix(loop, bell(themePitch(theme, note + 36), 1), at + 2 * beatSeconds, 0.07);
  }
  for (const [beat, hit] of Array.from(drums).entries()) {
    if (hit === 'd') mix(loop, dum, beat * beatSeconds, 0.5);
    if (hit === 't') mix(loop, tek, beat * beatSeconds, 0.16);
  }
  return loop;
}
