/** Games of the demo brand by vendor and category. */
import type { DemoCategory } from './demo-category.ts';
import { ownCategories } from './own-categories.ts';

export const demoCategories: readonly DemoCategory[] = [
  ...ownCategories,
  {
    vendor: 'BSPORTS',
    category: 'SPORTS',
    firstId: 161,
    games: '*sports | Sports | Michezo',
  },
  {
    vendor: 'AV',
    category: 'ESPORTS',
    firstId: 201,
    games: '*cs2 | CS2 | CS2',
  },
  {
    vendor: 'IMES',
    category: 'ESPORTS',
    firstId: 211,
    games: 'dota2 | Dota 2 | Dota 2',
  },
  {
    vendor: 'IA',
    category: 'ESPORTS',
    firstId: 221,
    games: 'lol | LoL | LoL',
  },
  {
    vendor: 'AI',
    category: 'ESPORTS',
    firstId: 231,
    games: 'valorant | Valorant | Valorant',
  },
  {
    vendor: 'TF',
    category: 'ESPORTS',
    firstId: 241,
    games: 'efootball | eFootball | Kandanda ya kompyuta',
  },
  {
    vendor: 'SV3',
    category: 'COCKFIGHT',
    firstId: 301,
    games: 'jogoo-wa-savana | Savannah Rooster | Jogoo wa Savana',
  },
  {
    vendor: 'DS88',
    category: 'COCKFIGHT',
    firstId: 311,
    games: 'jogoo-wa-dau | Harbour Roosters | Jogoo wa Dau',
  },
  {
    vendor: 'DIG',
    category: 'COCKFIGHT',
    firstId: 321,
    games: 'ulingo-wa-digo | Digo Ring | Ulingo wa Digo',
  },
  {
    vendor: 'WGB',
    category: 'COCKFIGHT',
    firstId: 331,
    games: 'jogoo-bandia | Painted Roosters | Jogoo Bandia',
  },
  {
    vendor: 'WS168',
    category: 'COCKFIGHT',
    firstId: 341,
    games: 'jogoo-wa-watamu | Watamu Roosters | Jogoo wa Watamu',
  },
  {
    vendor: 'TCG_LOTTO_VN',
    category: 'LOTT',
    firstId: 401,
    games: `
        vn-north-ha-noi | Hà Nội (Vietnam North) | Hà Nội (Vietnam Kaskazini)
        vn-central-da-nang | Đà Nẵng (Vietnam Central) | Đà Nẵng (Vietnam Kati)
        vn-south-ho-chi-minh | Hồ Chí Minh (Vietnam South) | Hồ Chí Minh (Vietnam Kusini)`,
  },
  {
    vendor: 'TCG_SEA',
    category: 'ELOTT',
    firstId: 411,
    games: `
        sg-4d | 4D Singapore | 4D Singapore
        my-4d | 4D Malaysia | 4D Malaysia
        th-glo | Thai GLO | Thai GLO`,
  },
  {
    vendor: 'BLOTTO',
    category: 'LOTT',
    firstId: 421,
    games: `
        *five-digit-1m | Five Digits 1 min | Tarakimu Tano dakika 1
        racing-1m | Racing 1 min | Mbio dakika 1
        national-six-of-49 | National 6 of 49 | Taifa 6 kati ya 49`,
  },
  {
    vendor: 'BLOTTO',
    category: 'ELOTT',
    firstId: 431,
    games: `
        keno-1m | Keno 1 min | Keno dakika 1
        dice-three-1m | Three Dice 1 min | Dadu Tatu dakika 1`,
  },
];
