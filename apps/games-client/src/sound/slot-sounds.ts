/**
 * Which sound each moment of a slot has: original phrases on the hijaz scale of the coast, which a
 * game's theme bends to its own.
 */
import type { Cue } from '#frame/shell/layout/slot-stage.ts';
import type { WinTier } from '#frame/shell/results/win-tier.ts';
import { freeSpinTheme } from './free-spin-theme.ts';
import { hearMechanic } from './mechanic-sounds.ts';
import type { SoundBus } from './sound-bus.ts';
import { chimeSound, coastTheme, type SoundTheme, stringSound } from './sound-theme.ts';
import { breath } from './synth.ts';

type Phrase = { readonly notes: readonly number[]; readonly stepSeconds: number };

/**
 * Semitones from A. Each phrase ends at rest, the greater the win the longer its way there. What
 * merely comes back of a stake has none: it is no win (ux-conventions, slots controls).
 */
export const phrases: Readonly<Partial<Record<WinTier, Phrase>>> = {
  small: { notes: [-7, -3, 0], stepSeconds: 0.1 },
  nice: { notes: [-7, -3, -2, 0, 5, 3, 5], stepSeconds: 0.105 },
  big: { notes: [-7, -6, -3, -2, 0, -2, -3, 0, 3, 5, 3, 5, 8, 5], stepSeconds: 0.115 },
  huge: { notes: [-7, -3, 0, 5, 0, -3, 0, 3, 5, 8, 5, 8, 12, 8, 12, 17], stepSeconds: 0.12 },
};

/** One bell for each scatter, each higher than the one before. */
const scatterBells = [-2, 3, 8, 12, 15] as const;
const freeSpinBells = [-7, -3, 0, 5, 8, 12] as const;
const beatSeconds = 0.24;

export class SlotSounds {
  private readonly bus: SoundBus;
  private readonly theme: SoundTheme;
  private scattersHeard = 0;
  private ticks = 0;

  constructor(bus: SoundBus, theme: SoundTheme = coastTheme) {
    this.bus = bus;
    this.theme = theme;
    const played = Object.values(phrases).flatMap(({ notes }) => notes);
    const strings = new Set([...played, ...played.map((note) => note - 12)]);
    const bells = new Set([...scatterBells, ...freeSpinBells]);
    bus.prepare([
      ...Array.from(bells, (note) => chimeSound(theme, note)),
      ...Array.from(strings, (note) => stringSound(theme, note)),
      { name: 'theme', make: () => freeSpinTheme(theme) },
    ]);
  }

  press(): void {
    this.tek(0, 0.2, 1.5);
  }

  hear(cue: Cue): void {
    switch (cue.kind) {
      case 'spin':
        this.scattersHeard = 0;
        this.bus.play('whoosh', () => breath(0.5, 0.04, 0.3, 0.3), { level: 0.5 });
        return this.dum(0.02, 0.3, 1.4);
      case 'reel-stop':
        return this.stop(cue.reel, cue.scatters);
      case 'tension':
        return this.tension();
      case 'win':
        this.ticks = 0;
        return this.win(cue.tier);
      case 'count-tick':
        this.ticks += 1;
        return this.tek(0, 0.1, 1.5 + this.ticks * 0.04);
      case 'tier-reached':
        return this.win('huge');
      case 'free-spins-won':
        for (const [index, note] of freeSpinBells.entries()) this.chime(note, index * 0.13, 0.4);
        return;
      case 'free-spins-start':
        return this.bus.startLoop('theme', () => freeSpinTheme(this.theme));
      case 'free-spins-end':
        return this.bus.endLoop();
      default:
        return hearMechanic(this.bus, this.theme, cue);
    }
  }

  private stop(reel: number, scatters: number): void {
    this.dum(0, 0.4, 1.1 + reel * 0.06);
    this.tek(0, 0.16, 0.8 + reel * 0.05);
    for (let index = 0; index < scatters; index += 1) {
      this.chime(scatterBells[Math.min(this.scattersHeard, 4)] ?? 15, 0.02, 0.45);
      this.scattersHeard += 1;
    }
  }

  /** A breath drawn in, and a hand that drums faster. */
  private tension(): void {
    this.bus.play('tension', () => breath(1.3, 0.02, 0.5, 0.9), { level: 0.5 });
    for (let beat = 0; beat < 6; beat += 1) {
      this.tek(beat * (0.2 - beat * 0.012), 0.2, 1 + beat / 9);
    }
  }

  private win(tier: WinTier): void {
    const phrase = phrases[tier];
    if (!phrase) return;
    const { notes, stepSeconds } = phrase;
    const length = notes.length * stepSeconds;
    for (const [index, note] of notes.entries()) {
      this.string(note, index * stepSeconds, 0.5);
      if (index % 2 === 0) this.string(note - 12, index * stepSeconds, 0.28);
    }
    if (tier === 'small') return;
    for (let beat = 0; beat * beatSeconds < length; beat += 1) {
      this.dum(beat * beatSeconds, 0.4, 1);
      this.tek((beat + 0.5) * beatSeconds, 0.2, 1);
    }
    this.chime(notes.at(-1) ?? 5, length, 0.5);
  }

  private string(note: number, afterSeconds: number, level: number): void {
    const { name, make } = stringSound(this.theme, note);
    this.bus.play(name, make, { afterSeconds, level });
  }

  private chime(note: number, afterSeconds: number, level: number): void {
    const { name, make } = chimeSound(this.theme, note);
    this.bus.play(name, make, { afterSeconds, level });
  }

  private dum(afterSeconds: number, level: number, rate: number): void {
    this.bus.play('dum', this.theme.dum, { afterSeconds, level, rate });
  }

  private tek(afterSeconds: number, level: number, rate: number): void {
    this.bus.play('tek', this.theme.tek, { afterSeconds, level, rate });
  }
}
