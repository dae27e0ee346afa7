/** How fast events are played: a sport's usual length is brought to minutes worth watching. */
import type { Sport } from '@bahati/book-rules/sports.ts';

/** Seconds of a usual event with its breaks, and how many minutes it takes at speed 6. */
const lengths: Readonly<Record<Sport, readonly [usualSeconds: number, minutes: number]>> = {
  football: [6_600, 20],
  efootball: [780, 15],
  ice_hockey: [5_600, 30],
  handball: [4_200, 28],
  basketball: [2_760, 30],
  rugby: [5_700, 30],
  cricket: [10_200, 42],
  volleyball: [6_200, 34],
  tennis: [7_200, 34],
  table_tennis: [1_500, 15],
  darts: [3_100, 28],
  boxing: [2_000, 14],
  mma: [950, 11],
  athletics: [600, 4],
  motor_sport: [5_400, 18],
  cs2: [7_400, 44],
  valorant: [5_700, 42],
  dota2: [7_400, 40],
  lol: [5_700, 40],
};

/** The speed the lengths above are stated at. */
const usualSpeed = 6;

export const defaultSpeed = usualSpeed;

/** Milliseconds of the clock on the wall for a second of play. */
export function msPerSecond(sport: Sport, speed: number): number {
  const [usualSeconds, minutes] = lengths[sport];
  return (minutes * 60_000 * usualSpeed) / (usualSeconds * speed);
}
