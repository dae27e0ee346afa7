/** Draws of South-East Asia under the maker TCG_SEA. */
import type { Game, Schedule } from './game.ts';

const sea = (
  code: Game['code'],
  family: Game['family'],
  title: string,
  schedule: Schedule,
): Game => ({
  code,
  family,
  prizeMode: 'SEA',
  vassalage: 'TCG_SEA',
  source: 'external',
  schedule,
  closesBeforeSeconds: 900,
  title: { en: title, sw: title },
});

export const asiaGames: readonly Game[] = [
  sea('sg-4d', 'four-d-sg', '4D Singapore', {
    kind: 'weekly',
    days: [3, 6, 7],
    at: '18:30',
    zone: 'Asia/Singapore',
  }),
  sea('my-4d', 'four-d-my', '4D Malaysia', {
    kind: 'weekly',
    days: [3, 6, 7],
    at: '19:00',
    zone: 'Asia/Kuala_Lumpur',
  }),
  sea('th-glo', 'thai-glo', 'Thai GLO', {
    kind: 'monthly',
    days: [1, 16],
    at: '14:30',
    zone: 'Asia/Bangkok',
  }),
];
