/** How fast events are played: a sport's usual length is brought to minutes worth watching. */
import type { Sport } from '@bahati/book-rules/sports.ts';

/** Seconds of a usual event with its breaks, and how many minutes it takes at speed 6. */
const lengths: Readonly<Record<Sport, readonly [usualSeconds: number, minutes: number]>> = {
  football: [6_600, 18],
  efootball: [780, 11],
  ice_hockey: [5_600, 22],
  handball: [4_200, 20],
  basketball: [5_400, 24],
  rugby: [5_700, 24],
  cricket: [9_000, 35],
  volleyball: [5_400, 28],
  tennis: [6_000, 28],
  table_tennis: [1_800, 12],
  darts: [2_400, 20],
  boxing: [2_400, 14],
  mma: [1_100, 12],
  athletics: [900, 6],
  motor_sport: [5_400, 20],
  cs2: [6_000, 35],
  valorant: [6_000, 35],
  dota2: [5_400, 32],
  lol: [5_000, 32],
};

/** The speed the lengths above are stated at. */
const usualSpeed = 6;

export const defaultSpeed = usualSpeed;

/** Milliseconds of the clock on the wall for a second of play. */
export function msPerSecond(sport: Sport, speed: number): number {
  const [usualSeconds, minutes] = lengths[sport];
  return (minutes * 60_000 * usualSpeed) / (usualSeconds * speed);
}
