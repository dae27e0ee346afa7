/** Where one stands against one, or everybody against everybody. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import {
  announcedSoon,
  announcedWeek,
  type Competition,
  type Format,
  type Program,
} from './competition.ts';

const of = (
  number: number,
  sport: Sport,
  format: Format,
  [country, name]: readonly [country: string, name: string],
  [pool, size]: readonly [pool: string, size: number],
  program: Program,
): Competition => ({
  number,
  sport,
  format,
  country,
  name,
  pools: [pool],
  size,
  program,
  announcedHours: 'week' in program ? announcedWeek : announcedSoon,
});

export const singleSportCompetitions: readonly Competition[] = [
  of(301, 'tennis', 'cup', ['INT', 'Equator Tour Men'], ['tennis-men', 32], {
    every: [24, 20, 15],
    from: 0,
  }),
  {
    ...of(302, 'tennis', 'cup', ['INT', 'Equator Tour Women'], ['tennis-women', 32], {
      every: [24, 20, 15],
      from: 10,
    }),
    ahead: 20,
  },
  of(311, 'table_tennis', 'league', ['KE', 'Jua Table Series'], ['table_tennis-1', 12], {
    every: [15, 12, 10],
    from: 0,
  }),
  of(312, 'table_tennis', 'league', ['INT', 'Lotus Table Series'], ['table_tennis-2', 12], {
    every: [15, 12, 10],
    from: 8,
  }),
  of(321, 'darts', 'cup', ['INT', 'Oche Tour'], ['darts-1', 32], { every: [50, 40, 30], from: 20 }),
  of(331, 'boxing', 'card', ['KE', 'Nyundo Boxing Nights'], ['boxing-1', 24], {
    week: 'Fri 16:00 16:45 17:30 18:15 19:00; Sat 17:00 17:45 18:30 19:15 20:00',
  }),
  of(341, 'mma', 'card', ['INT', 'Simba Cage Series'], ['mma-1', 24], {
    week: 'Sat 18:00 18:40 19:20 20:00 20:40; Wed 17:00 17:40 18:20',
  }),
  of(351, 'athletics', 'races', ['KE', 'Highland Athletics Circuit'], ['athletics-1', 14], {
    week: 'Tue 15:00 16:00; Sat 09:00 15:00 16:00',
  }),
  of(361, 'motor_sport', 'races', ['INT', 'Grand Rally Masters'], ['motor_sport-1', 18], {
    week: 'Wed 15:00; Sat 13:00; Sun 13:00',
  }),
];
