import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';

/** In the order of the shop's menu. */
export const categories: readonly SwitchedGame['category'][] = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'BGS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
];
