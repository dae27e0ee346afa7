/** What a match tracker shows between what counts: attacks, fouls, throw-ins. It moves no price. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { Draw } from '#odds-feed/seeded.ts';

type Aside = { kind: string; side: 'home' | 'away' };

/** Of each side, a minute. */
const perMinute: Partial<Readonly<Record<Sport, Readonly<Record<string, number>>>>> = {
  football: { attack: 0.55, dangerous_attack: 0.25, foul: 0.13, throw_in: 0.22 },
  efootball: { attack: 0.9, foul: 0.2 },
  ice_hockey: { attack: 0.5 },
  handball: { attack: 0.8 },
  rugby: { attack: 0.4, scrum: 0.1 },
};

export function asidesOf(sport: Sport, seconds: number, draw: Draw): Aside[] {
  const found: Aside[] = [];
  for (const [kind, chance] of Object.entries(perMinute[sport] ?? {})) {
    for (const side of ['home', 'away'] as const) {
      if (draw() < (chance * seconds) / 60) found.push({ kind, side });
    }
  }
  return found;
}
