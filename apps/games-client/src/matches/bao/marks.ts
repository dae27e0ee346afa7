/** The two sides of the board, told apart beside names and stores. */
import type { SideMark } from '#frame/matches/match-game.ts';
import type { SideOf } from './seen-bao.ts';

/** Within 24 by 24. */
const sun =
  'M12 2 14 7.200 19.100 4.900 16.800 10 22 12 16.800 14 19.100 19.100 14 16.800 12 22 10 16.800 4.900 19.100 7.200 14 2 12 7.200 10 4.900 4.900 10 7.200Z';
const moon = 'M15.500 3.500A9 9 0 1 0 20.500 15.500 7.500 7.500 0 0 1 15.500 3.500Z';

export const marks: Readonly<Record<SideOf, SideMark>> = {
  0: { colour: '#c8741f', label: { en: 'Sun, began', sw: 'Jua, ameanza' }, path: sun },
  1: { colour: '#23857a', label: { en: 'Moon', sw: 'Mwezi' }, path: moon },
};
