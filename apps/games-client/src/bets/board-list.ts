/** Each board is fetched when its game is opened. */
import type { BetModule } from './board.ts';
import type { BoardCode } from './boards.ts';

export const boards: Readonly<Record<BoardCode, () => Promise<{ readonly board: BetModule }>>> = {
  dice: () => import('./boards/dice/dice.tsx'),
  limbo: () => import('./boards/limbo/limbo.tsx'),
  'coin-flip': () => import('./boards/coin-flip/coin-flip.tsx'),
  wheel: () => import('./boards/wheel/wheel.tsx'),
  plinko: () => import('./boards/plinko/plinko.tsx'),
  keno: () => import('./boards/keno/keno.tsx'),
  mines: () => import('./boards/mines/mines.tsx'),
  tower: () => import('./boards/tower/tower.tsx'),
  'hi-lo': () => import('./boards/hi-lo/hi-lo.tsx'),
  'jacks-or-better': () => import('./boards/jacks-or-better/jacks-or-better.ts'),
  'deuces-wild': () => import('./boards/deuces-wild/deuces-wild.ts'),
  blackjack: () => import('./boards/blackjack/blackjack.tsx'),
  'european-roulette': () => import('./boards/european-roulette/european-roulette.tsx'),
  'american-roulette': () => import('./boards/american-roulette/american-roulette.tsx'),
  baccarat: () => import('./boards/baccarat/baccarat.tsx'),
  'no-commission-baccarat': () =>
    import('./boards/no-commission-baccarat/no-commission-baccarat.tsx'),
  'sic-bo': () => import('./boards/sic-bo/sic-bo.tsx'),
  craps: () => import('./boards/craps/craps.tsx'),
  'dragon-tiger': () => import('./boards/dragon-tiger/dragon-tiger.tsx'),
  'three-card-poker': () => import('./boards/three-card-poker/three-card-poker.tsx'),
};
