/** Football: a league with two rounds a week in each of ten countries, five that play daily, a cup. */
import { announcedSoon, announcedWeek, type Competition } from './competition.ts';

const football = { sport: 'football', format: 'league' } as const;

const weekly = (number: number, country: string, name: string, week: string): Competition => ({
  ...football,
  number,
  country,
  name,
  pools: [`football-${country}`],
  size: 16,
  program: { week },
  announcedHours: announcedWeek,
});

const daily = (
  number: number,
  country: string,
  name: string,
  size: number,
  from: number,
): Competition => ({
  ...football,
  number,
  country,
  name,
  pools: [`football-${country}-2`],
  size,
  program: { every: [35, 40, 30], from },
  announcedHours: announcedSoon,
});

export const footballCompetitions: readonly Competition[] = [
  weekly(
    101,
    'KE',
    'Savanna Premier',
    'Wed 13:00x2 16:00x3 18:00x3; Sat 10:00 12:00x2 13:00x2; Sun 12:00 13:00x2',
  ),
  weekly(
    102,
    'TZ',
    'Pwani Ligi',
    'Wed 13:00x2 16:00x3 17:00x3; Sat 11:00 13:00x2 16:00x2; Sun 13:00 16:00x2',
  ),
  weekly(103, 'UG', 'Pearl Championship', 'Wed 13:00x4 15:00x4; Sat 12:00x4 14:00x2; Sun 13:00x2'),
  weekly(104, 'ZA', 'Southern Crown', 'Wed 17:30x8; Sat 13:00x2 15:30x2; Sun 13:00x2 15:30x2'),
  weekly(105, 'NG', 'Delta Premiership', 'Wed 15:00x8; Sun 15:00x6; Mon 15:00 18:00'),
  weekly(106, 'GB', 'Albion Premiership', 'Wed 19:30x8; Sat 12:30 15:00x4 17:30; Sun 14:00 16:30'),
  weekly(
    107,
    'ES',
    'Liga Dorada',
    'Wed 18:00x4 20:00x4; Sat 13:00 15:15 17:30x2 20:00; Sun 13:00 17:30 20:00',
  ),
  weekly(
    109,
    'BR',
    'Série Estrela',
    'Wed 22:30x4 23:45x4; Sat 19:00x2 21:30x2; Sun 19:00x2 21:30x2',
  ),
  {
    ...weekly(108, 'DE', 'Kronenliga', 'Wed 18:30x7; Sat 14:30x5 17:30; Sun 16:30'),
    size: 14,
  },
  { ...weekly(110, 'RW', 'Milima League', 'Wed 13:00x3 15:30x3; Sat 13:00x3 15:30x3'), size: 12 },
  daily(111, 'KE', 'Savanna Second Division', 16, 5),
  daily(112, 'IN', 'Monsoon League', 10, 15),
  daily(113, 'NO', 'Fjord Series', 12, 25),
  daily(114, 'US', 'Coast Soccer Series', 14, 35),
  daily(115, 'ZA', 'Veld Development League', 16, 45),
  {
    ...football,
    number: 120,
    country: 'INT',
    name: 'Continental Shield',
    format: 'cup',
    pools: [
      'football-KE',
      'football-TZ',
      'football-UG',
      'football-ZA',
      'football-NG',
      'football-RW',
    ],
    size: 32,
    program: { week: 'Tue 16:00x4 18:00x4; Thu 16:00x4 18:00x4' },
    announcedHours: announcedWeek,
  },
];
