/** Strengths out of ratings: what a feed that knows teams by one number each starts a model with. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { SideStrengths } from './model.ts';

type Scale = {
  /** What each of two equal sides has on neutral ground. */
  readonly even: number;
  /** The home side's is multiplied by this and the other divided by it. */
  readonly home: number;
  /** The same for each point of rating that a side is ahead. */
  readonly rating: number;
};

/** Of sports whose strength is a chance: what is added for home and for a point of rating. */
const chances: Readonly<Partial<Record<Sport, { even: number; rating: number }>>> = {
  tennis: { even: 0.63, rating: 0.03 },
  darts: { even: 0.6, rating: 0.06 },
};

const weights: Scale = { even: 1, home: 1.01, rating: 1.06 };

const scales: Readonly<Partial<Record<Sport, Scale>>> = {
  football: { even: 1.35, home: 1.13, rating: 1.3 },
  efootball: { even: 1.9, home: 1, rating: 1.25 },
  ice_hockey: { even: 2.9, home: 1.05, rating: 1.14 },
  handball: { even: 28.5, home: 1.03, rating: 1.06 },
  basketball: { even: 81, home: 1.018, rating: 1.045 },
  rugby: { even: 24, home: 1.08, rating: 1.2 },
  cricket: { even: 158, home: 1.015, rating: 1.05 },
  boxing: { even: 1, home: 1.05, rating: 1.5 },
  mma: { even: 1, home: 1.03, rating: 1.45 },
  dota2: { even: 1, home: 1, rating: 1.16 },
  lol: { even: 1, home: 1, rating: 1.16 },
  cs2: { even: 1, home: 1, rating: 1.1 },
  valorant: { even: 1, home: 1, rating: 1.1 },
};

/** Ratings are about 0, most within -2 and 2. */
export function strengthsOf(
  sport: Sport,
  { home, away }: { home: number; away: number },
  isNeutral = false,
): SideStrengths {
  const ahead = home - away;
  const chance = chances[sport];
  if (chance) {
    const bounded = (value: number): number => Math.max(0.35, Math.min(0.85, value));
    return {
      home: bounded(chance.even + (chance.rating * ahead) / 2),
      away: bounded(chance.even - (chance.rating * ahead) / 2),
    };
  }
  const scale = scales[sport] ?? weights;
  const factor = (isNeutral ? 1 : scale.home) * scale.rating ** (ahead / 2);
  return { home: scale.even * factor, away: scale.even / factor };
}
