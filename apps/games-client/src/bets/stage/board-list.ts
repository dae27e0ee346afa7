/** Each board is fetched when its game is opened. */
import type { BetModule } from './board.ts';
import type { BoardCode } from './boards.ts';

export const boards: Readonly<Record<BoardCode, () => Promise<{ readonly board: BetModule }>>> = {
  dice: () => import('#frame/bets/boards/dice/dice.tsx'),
  limbo: () => import('#frame/bets/boards/limbo/limbo.tsx'),
  'coin-flip': () => import('#frame/bets/boards/coin-flip/coin-flip.tsx'),
  wheel: () => import('#frame/bets/boards/wheel/wheel.tsx'),
  plinko: () => import('#frame/bets/boards/plinko/plinko.tsx'),
  keno: () => import('#frame/bets/boards/keno/keno.tsx'),
  mines: () => import('#frame/bets/boards/mines/mines.tsx'),
  tower: () => import('#frame/bets/boards/tower/tower.tsx'),
  'hi-lo': () => import('#frame/bets/boards/hi-lo/hi-lo.tsx'),
  'jacks-or-better': () => import('#frame/bets/boards/jacks-or-better/jacks-or-better.ts'),
  'deuces-wild': () => import('#frame/bets/boards/deuces-wild/deuces-wild.ts'),
  blackjack: () => import('#frame/bets/boards/blackjack/blackjack.tsx'),
  'european-roulette': () => import('#frame/bets/boards/european-roulette/european-roulette.tsx'),
  'american-roulette': () => import('#frame/bets/boards/american-roulette/american-roulette.tsx'),
  'storm-roulette': () => import('#frame/bets/boards/storm-roulette/storm-roulette.tsx'),
  baccarat: () => import('#frame/bets/boards/baccarat/baccarat.tsx'),
  'no-commission-baccarat': () =>
    import('#frame/bets/boards/no-commission-baccarat/no-commission-baccarat.tsx'),
  'sic-bo': () => import('#frame/bets/boards/sic-bo/sic-bo.tsx'),
  craps: () => import('#frame/bets/boards/craps/craps.tsx'),
  'dragon-tiger': () => import('#frame/bets/boards/dragon-tiger/dragon-tiger.tsx'),
  'andar-bahar': () => import('#frame/bets/boards/andar-bahar/andar-bahar.tsx'),
  'three-card-poker': () => import('#frame/bets/boards/three-card-poker/three-card-poker.tsx'),
};
