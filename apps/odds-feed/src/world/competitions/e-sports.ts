/** E-sports: splits in which everybody meets everybody twice. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { announcedSoon, type Competition } from './competition.ts';

const split = (
  number: number,
  sport: Sport,
  [country, name]: readonly [country: string, name: string],
  [pool, size]: readonly [pool: string, size: number],
  every: readonly [number, number, number],
  from: number,
): Competition => ({
  number,
  sport,
  format: 'league',
  country,
  name,
  pools: [pool],
  size,
  program: { every, from },
  announcedHours: announcedSoon + 1,
});

export const eSportCompetitions: readonly Competition[] = [
  split(401, 'cs2', ['INT', 'Fuse Masters'], ['cs2-1', 12], [45, 35, 30], 0),
  split(402, 'cs2', ['KE', 'Savanna Strike League'], ['cs2-2', 10], [60, 45, 40], 25),
  split(411, 'dota2', ['INT', 'Ancients League'], ['dota2-1', 10], [50, 40, 35], 15),
  split(421, 'lol', ['INT', 'Rune Championship'], ['lol-1', 10], [50, 40, 35], 30),
  split(431, 'valorant', ['INT', 'Radiant Circuit'], ['valorant-1', 12], [50, 40, 35], 45),
  split(441, 'efootball', ['KE', 'Pixel Pitch League'], ['efootball-1', 12], [15, 12, 12], 5),
];
