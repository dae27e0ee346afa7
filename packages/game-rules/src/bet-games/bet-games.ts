/** Every bet game of the operator, in the order in which the catalogue shows them. */
import { coinFlipFigures } from '@bahati/game-rules/originals/coin-flip/coin-flip.figures.ts';
import { coinFlip } from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import { deucesWildFigures } from '@bahati/game-rules/originals/deuces-wild/deuces-wild.figures.ts';
import { deucesWild } from '@bahati/game-rules/originals/deuces-wild/deuces-wild.rules.ts';
import { diceFigures } from '@bahati/game-rules/originals/dice/dice.figures.ts';
import { dice } from '@bahati/game-rules/originals/dice/dice.rules.ts';
import { hiLoFigures } from '@bahati/game-rules/originals/hi-lo/hi-lo.figures.ts';
import { hiLo } from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import { jacksOrBetterFigures } from '@bahati/game-rules/originals/jacks-or-better/jacks-or-better.figures.ts';
import { jacksOrBetter } from '@bahati/game-rules/originals/jacks-or-better/jacks-or-better.rules.ts';
import { kenoFigures } from '@bahati/game-rules/originals/keno/keno.figures.ts';
import { keno } from '@bahati/game-rules/originals/keno/keno.rules.ts';
import { limboFigures } from '@bahati/game-rules/originals/limbo/limbo.figures.ts';
import { limbo } from '@bahati/game-rules/originals/limbo/limbo.rules.ts';
import { minesFigures } from '@bahati/game-rules/originals/mines/mines.figures.ts';
import { mines } from '@bahati/game-rules/originals/mines/mines.rules.ts';
import { plinkoFigures } from '@bahati/game-rules/originals/plinko/plinko.figures.ts';
import { plinko } from '@bahati/game-rules/originals/plinko/plinko.rules.ts';
import { towerFigures } from '@bahati/game-rules/originals/tower/tower.figures.ts';
import { tower } from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { wheelFigures } from '@bahati/game-rules/originals/wheel/wheel.figures.ts';
import { wheel } from '@bahati/game-rules/originals/wheel/wheel.rules.ts';
import { americanRouletteFigures } from '@bahati/game-rules/tables/american-roulette/american-roulette.figures.ts';
import { americanRoulette } from '@bahati/game-rules/tables/american-roulette/american-roulette.rules.ts';
import { andarBaharFigures } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.figures.ts';
import { andarBahar } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import { baccaratFigures } from '@bahati/game-rules/tables/baccarat/baccarat.figures.ts';
import { baccarat } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { blackjackFigures } from '@bahati/game-rules/tables/blackjack/blackjack.figures.ts';
import { blackjack } from '@bahati/game-rules/tables/blackjack/blackjack.rules.ts';
import { crapsFigures } from '@bahati/game-rules/tables/craps/craps.figures.ts';
import { craps } from '@bahati/game-rules/tables/craps/craps.rules.ts';
import { dragonTigerFigures } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.figures.ts';
import { dragonTiger } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import { europeanRouletteFigures } from '@bahati/game-rules/tables/european-roulette/european-roulette.figures.ts';
import { europeanRoulette } from '@bahati/game-rules/tables/european-roulette/european-roulette.rules.ts';
import { noCommissionBaccaratFigures } from '@bahati/game-rules/tables/no-commission-baccarat/no-commission-baccarat.figures.ts';
import { noCommissionBaccarat } from '@bahati/game-rules/tables/no-commission-baccarat/no-commission-baccarat.rules.ts';
import { sicBoFigures } from '@bahati/game-rules/tables/sic-bo/sic-bo.figures.ts';
import { sicBo } from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import { stormRouletteFigures } from '@bahati/game-rules/tables/storm-roulette/storm-roulette.figures.ts';
import { stormRoulette } from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';
import { threeCardPokerFigures } from '@bahati/game-rules/tables/three-card-poker/three-card-poker.figures.ts';
import { threeCardPoker } from '@bahati/game-rules/tables/three-card-poker/three-card-poker.rules.ts';
import type { BetGame } from './bet-game.ts';
import type { BetFigures } from './figures.ts';

/** A game of which only its own rules can read state and view. */
export type AnyBetGame = BetGame<unknown, unknown>;

export type ReleasedBetGame = {
  readonly game: AnyBetGame;
  readonly figures: BetFigures<unknown>;
  readonly releasedOn: string;
};

/** Binds rules and figures that speak of the same view. */
function released<State, View>(
  game: BetGame<State, View>,
  figures: BetFigures<View>,
  releasedOn = '2026-11-22',
): ReleasedBetGame {
  // Safe, because state and view only ever go back to the game that made them.
  return { game, figures, releasedOn } as unknown as ReleasedBetGame;
}

export const betGames: readonly ReleasedBetGame[] = [
  released(dice, diceFigures),
  released(limbo, limboFigures),
  released(coinFlip, coinFlipFigures),
  released(wheel, wheelFigures),
  released(plinko, plinkoFigures),
  released(keno, kenoFigures),
  released(mines, minesFigures),
  released(tower, towerFigures),
  released(hiLo, hiLoFigures),
  released(jacksOrBetter, jacksOrBetterFigures),
  released(deucesWild, deucesWildFigures),
  released(blackjack, blackjackFigures),
  released(europeanRoulette, europeanRouletteFigures),
  released(americanRoulette, americanRouletteFigures),
  released(stormRoulette, stormRouletteFigures, '2026-11-28'),
  released(baccarat, baccaratFigures),
  released(noCommissionBaccarat, noCommissionBaccaratFigures),
  released(sicBo, sicBoFigures),
  released(craps, crapsFigures),
  released(dragonTiger, dragonTigerFigures),
  released(andarBahar, andarBaharFigures, '2026-11-28'),
  released(threeCardPoker, threeCardPokerFigures),
];
