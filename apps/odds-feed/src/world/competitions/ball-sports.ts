/** Basketball, rugby, cricket, volleyball, handball and ice hockey. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { announcedSoon, announcedWeek, type Competition, type Program } from './competition.ts';

const league = (
  number: number,
  sport: Sport,
  country: string,
  name: string,
  size: number,
  program: Program,
): Competition => ({
  number,
  sport,
  country,
  name,
  format: 'league',
  pools: [`${sport}-${country}`],
  size,
  program,
  announcedHours: 'week' in program ? announcedWeek : announcedSoon,
});

export const ballSportCompetitions: readonly Competition[] = [
  league(201, 'basketball', 'KE', 'Rift Basketball League', 12, {
    week: 'Tue 16:00x3 18:00x3; Fri 16:00x3 18:00x3; Sat 15:00x3 17:30x3',
  }),
  league(202, 'basketball', 'US', 'National Hoops Association', 14, {
    every: [40, 45, 45],
    from: 10,
  }),
  league(203, 'basketball', 'NG', 'Eagle Basketball League', 12, { every: [50, 45, 35], from: 20 }),
  league(204, 'basketball', 'ES', 'Liga Canasta', 12, { every: [50, 45, 35], from: 40 }),
  league(205, 'basketball', 'ZA', 'Cape Hoops Series', 10, { every: [50, 45, 40], from: 55 }),
  league(221, 'rugby', 'KE', 'Great Lakes Rugby Cup', 10, {
    week: 'Sat 12:00x2 14:00x3; Wed 15:00x5',
  }),
  league(222, 'rugby', 'ZA', 'Protea Rugby Championship', 12, { every: [150, 100, 80], from: 30 }),
  league(231, 'cricket', 'IN', 'Monsoon T20', 10, { every: [100, 80, 80], from: 50 }),
  league(232, 'cricket', 'ZA', 'Veld Twenty20', 8, {
    week: 'Tue 12:00x2 16:00x2; Sat 10:00x2 14:00x2',
  }),
  league(241, 'volleyball', 'KE', 'Pwani Volley League', 10, { every: [80, 60, 50], from: 0 }),
  league(242, 'volleyball', 'BR', 'Liga Areia', 12, { every: [60, 70, 70], from: 35 }),
  league(251, 'handball', 'DE', 'Handball Krone', 12, { every: [80, 60, 50], from: 15 }),
  league(252, 'handball', 'UG', 'Pearl Handball', 8, {
    week: 'Sat 11:00x2 13:00x2; Sun 11:00x2 13:00x2',
  }),
  league(261, 'ice_hockey', 'NO', 'Polar Hockey League', 12, { every: [60, 75, 60], from: 25 }),
];
