/** The pictures of all bet games, by their code; fetched when a round is looked at. */
import type { Board } from './board.ts';
import { blackjackDrawing } from './cards/blackjack.ts';
import { coinFlipDrawing } from './coin-flip.ts';
import { crashDrawing } from './crash.ts';
import { crapsDrawing, sicBoDrawing } from './dice-faces.ts';
import type { Drawing, SayWord } from './drawing.ts';
import { kenoDrawing, minesDrawing, towerDrawing } from './grids.ts';
import { hiLoDrawing } from './cards/hi-lo.ts';
import { plinkoDrawing } from './plinko.ts';
import { americanDrawing, europeanDrawing } from './roulette.ts';
import { diceDrawing, limboDrawing } from './scales.ts';
import { baccaratDrawing, dragonTigerDrawing, threeCardDrawing } from './cards/two-sides.ts';
import { videoPokerDrawing } from './cards/video-poker.ts';
import { wheelDrawing } from './wheel.ts';

const drawings: ReadonlyMap<unknown, Drawing> = new Map([
  ['american-roulette', americanDrawing],
  ['baccarat', baccaratDrawing],
  ['blackjack', blackjackDrawing],
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
  ['three-card-poker', threeCardDrawing],
  ['tower', towerDrawing],
  ['wheel', wheelDrawing],
]);

/**
 * The round as a picture, by what its provider tells of it. Null where the game or the version of
 * its rules is not known here, or what is told is not such a round: then its words stand alone.
 */
export function drawRound(picture: Readonly<Record<string, unknown>>, say: SayWord): Board | null {
  const found = drawings.get(picture['game']);
  if (!found || found.version !== picture['version']) return null;
  return found.draw(picture['shown'], say);
}
