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
  basketball: { foul: 0.45, rebound: 0.85, turnover: 0.3 },
  darts: { one_eighty: 0.04 },
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

/** Of the points a server wins or loses at tennis, how many are aces and double faults. */
const shareOfAces = 0.1;
const shareOfDoubleFaults = 0.09;

export function serveAsides(
  sport: Sport,
  server: 'home' | 'away' | null,
  incidents: readonly { kind: string; side: 'home' | 'away' | null }[],
  draw: Draw,
): Aside[] {
  if (sport !== 'tennis' || server === null) return [];
  const point = incidents.find(({ kind }) => kind === 'point');
  if (!point) return [];
  const isWon = point.side === server;
  if (draw() >= (isWon ? shareOfAces : shareOfDoubleFaults)) return [];
  return [{ kind: isWon ? 'ace' : 'double_fault', side: server }];
}
