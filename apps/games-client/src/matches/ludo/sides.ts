/** The four sides: colours of kanga cloth, each with a figure of its own. */
import type { Side } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { SideMark } from '#frame/matches/match-game.ts';

export type LudoSide = SideMark & { readonly path: string };

/** Within 24 by 24. */
const cashew =
  'M13.2 4.2c4.6.5 7.1 4.2 6.5 8.3-.7 4.6-4.9 7.6-9.5 7.3-3.3-.2-5.4-2-5.3-4.1.1-1.8 1.7-2.9 3.6-2.6 2.3.3 3.2-.6 2.8-2.9-.5-3.1-.6-6.2 1.9-6Z';
const star =
  'M12 2.8 14.1 8.1 19.3 5.9 16.9 11 21.8 13.3 16.5 15.1 18.1 20.5 13 18 12 22.2 11 18 5.9 20.5 7.5 15.1 2.2 13.3 7.1 11 4.7 5.9 9.9 8.1Z';
const clove =
  'M12 3.2c2.2 2.1 2.6 4.4 1.4 6.9 2.5-1.3 4.9-1 7.2 1.1-2.2 2.2-4.6 2.7-7.2 1.5 1.3 2.6.9 5-1.4 7.3-2.3-2.3-2.7-4.7-1.4-7.3-2.6 1.2-5 .7-7.2-1.5 2.3-2.1 4.7-2.4 7.2-1.1-1.2-2.5-.8-4.8 1.4-6.9Z';
const sail =
  'M12.6 2.8c4 4.2 6 8.6 6.1 13.3h-6.1ZM11 6.2v9.9H5.2C7.4 13 9.4 9.7 11 6.2ZM3.8 17.6h16.4c-1.5 2.3-3.5 3.5-6.1 3.5H9.9c-2.6 0-4.6-1.2-6.1-3.5Z';

export const sides: Readonly<Record<Side, LudoSide>> = {
  0: { colour: '#d2402b', label: { en: 'Red', sw: 'Nyekundu' }, path: cashew },
  1: { colour: '#16897b', label: { en: 'Green', sw: 'Kijani' }, path: star },
  2: { colour: '#e0a11f', label: { en: 'Yellow', sw: 'Njano' }, path: clove },
  3: { colour: '#3949ab', label: { en: 'Blue', sw: 'Buluu' }, path: sail },
};
