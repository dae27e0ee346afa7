/** The pictures of all bet games, by their code; fetched when a round is looked at. */
import type { Board } from './board.ts';
import { andarBaharDrawing } from './games/andar-bahar.ts';
import { blackjackDrawing } from './games/blackjack.ts';
import { cockfightDrawing } from './games/cockfight.ts';
import { coinFlipDrawing } from './games/coin-flip.ts';
import { crashDrawing } from './games/crash.ts';
import { crapsDrawing, sicBoDrawing } from './games/dice-faces.ts';
import type { Drawing, SayWord } from './drawing.ts';
import { kenoDrawing, minesDrawing, towerDrawing } from './games/grids.ts';
import { hiLoDrawing } from './games/hi-lo.ts';
import { plinkoDrawing } from './games/plinko.ts';
import { americanDrawing, europeanDrawing, stormDrawing } from './games/roulette.ts';
import { diceDrawing, limboDrawing } from './games/scales.ts';
import {
  baccaratDrawing,
  dragonTigerDrawing,
  lionLeopardDrawing,
  threeCardDrawing,
} from './games/two-sides.ts';
import { videoPokerDrawing } from './games/video-poker.ts';
import { wheelDrawing } from './games/wheel.ts';

const drawings: ReadonlyMap<unknown, Drawing> = new Map([
  ['american-roulette', americanDrawing],
  ['andar-bahar', andarBaharDrawing],
  ['baccarat', baccaratDrawing],
  ['blackjack', blackjackDrawing],
  ['cockfight', cockfightDrawing],
  ['cockfight-pool', cockfightDrawing],
  ['coin-flip', coinFlipDrawing],
  ['craps', crapsDrawing],
  ['crash', crashDrawing],
  ['deuces-wild', videoPokerDrawing],
  ['dice', diceDrawing],
  ['dragon-tiger', dragonTigerDrawing],
  ['european-roulette', europeanDrawing],
  ['hi-lo', hiLoDrawing],
  ['jacks-or-better', videoPokerDrawing],
  ['keno', kenoDrawing],
  ['limbo', limboDrawing],
  ['mines', minesDrawing],
  ['no-commission-baccarat', baccaratDrawing],
  ['plinko', plinkoDrawing],
  ['sic-bo', sicBoDrawing],
  ['storm-roulette', stormDrawing],
  ['three-card-poker', threeCardDrawing],
  ['tower', towerDrawing],
  ['wheel', wheelDrawing],
]);

/** Live tables that draw a game's round with words of their own, by their code. */
const ofTables: ReadonlyMap<unknown, { game: string; drawing: Drawing }> = new Map([
  ['simba-na-chui', { game: 'dragon-tiger', drawing: lionLeopardDrawing }],
]);

/**
 * The round as a picture, by what its provider tells of it. Null where the game or the version of
 * its rules is not known here, or what is told is not such a round: then its words stand alone.
 */
export function drawRound(picture: Readonly<Record<string, unknown>>, say: SayWord): Board | null {
  const { game, table } = picture;
  const own = ofTables.get(table);
  const found = own?.game === game ? own?.drawing : drawings.get(game);
  if (!found || found.version !== picture['version']) return null;
  return found.draw(picture['shown'], say);
}
