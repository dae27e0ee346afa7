/** How fast events are played: a sport's usual length is brought to minutes worth watching. */
import type { Sport } from '@bahati/book-rules/sports.ts';

/** Seconds of a usual event with its breaks, and how many minutes it takes at speed 6. */
const lengths: Readonly<Record<Sport, readonly [usualSeconds: number, minutes: number]>> = {
  football: [6_600, 18],
  efootball: [780, 11],
  ice_hockey: [5_600, 22],
  handball: [4_200, 20],
  basketball: [2_760, 22],
  rugby: [5_700, 24],
  cricket: [10_200, 34],
  volleyball: [6_200, 27],
  tennis: [7_200, 26],
  table_tennis: [1_500, 11],
  darts: [3_100, 20],
  boxing: [2_000, 12],
  mma: [950, 9],
  athletics: [600, 4],
  motor_sport: [5_400, 18],
  cs2: [7_400, 34],
  valorant: [5_700, 32],
  dota2: [7_400, 30],
  lol: [5_700, 30],
};

/** The speed the lengths above are stated at. */
const usualSpeed = 6;

export const defaultSpeed = usualSpeed;

/** Milliseconds of the clock on the wall for a second of play. */
export function msPerSecond(sport: Sport, speed: number): number {
  const [usualSeconds, minutes] = lengths[sport];
  return (minutes * 60_000 * usualSpeed) / (usualSeconds * speed);
}
