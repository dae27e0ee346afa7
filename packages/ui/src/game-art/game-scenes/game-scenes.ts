/**
 * Games whose picture is the game itself: a scene of 320 by 400 for each, kept clear of the name
 * from 250 downwards. Found by the game's code.
 */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import { drawAmericanRoulette } from './american-roulette.ts';
import { drawAndarBahar } from './card-tables/andar-bahar.ts';
import { drawTeenPatti } from './card-tables/teen-patti.ts';
import { drawBaccarat } from './baccarat.ts';
import { drawBlackjack } from './blackjack.ts';
import { drawCoinFlip } from './coin-flip.ts';
import { drawCraps } from './craps.ts';
import { drawCrash } from './crash.ts';
import { drawDeucesWild } from './deuces-wild.ts';
import { drawDice } from './dice.ts';
import { drawDragonTiger } from './dragon-tiger.ts';
import { drawEuropeanRoulette } from './european-roulette.ts';
import { drawHarbourDice } from '@bahati/ui/game-art/live-scenes/harbour-dice.ts';
import { drawNightMarketBlackjack } from '@bahati/ui/game-art/live-scenes/night-market-blackjack.ts';
import { drawSeaFrontCards } from '@bahati/ui/game-art/live-scenes/sea-front-cards.ts';
import { drawMarketDay } from '@bahati/ui/game-art/live-scenes/market-day.ts';
import { drawSpiceMarketCards } from '@bahati/ui/game-art/live-scenes/spice-market-cards.ts';
import { drawThunderCoast } from '@bahati/ui/game-art/live-scenes/thunder-coast.ts';
import { amber, felt, lagoon, night, plum, steel, wine } from './grounds.ts';
import { drawHighSea } from './fishing/high-sea.ts';
import { drawWatamuReefs } from './fishing/watamu-reefs.ts';
import { drawHiLo } from './hi-lo.ts';
import { drawHoldem } from './poker/holdem.ts';
import { drawJacksOrBetter } from './jacks-or-better.ts';
import { drawKeno } from './keno.ts';
import { drawLimbo } from './limbo.ts';
import { drawBao } from './matches/bao.ts';
import { drawDraughts } from './matches/draughts.ts';
import { drawKadi } from './matches/kadi.ts';
import { drawLudo } from './matches/ludo.ts';
import { drawMines } from './mines.ts';
import { drawNoCommissionBaccarat } from './no-commission-baccarat.ts';
import { drawOmaha } from './poker/omaha.ts';
import { drawSitAndGo } from './poker/sit-and-go.ts';
import { drawTournament } from './poker/tournament.ts';
import { drawPlinko } from './plinko.ts';
import { drawSicBo } from './sic-bo.ts';
import { drawSokoniWheel } from './market/sokoni-wheel.ts';
import { drawStormRoulette } from './storm-roulette.ts';
import { drawThreeCardPoker } from './poker/three-card-poker.ts';
import { drawThirteen } from './matches/thirteen.ts';
import { drawTower } from './tower.ts';
import { drawWheelGame } from './wheel.ts';

export type GameScene = { readonly palette: Palette; readonly draw: (brush: Brush) => string };

const scenes: ReadonlyMap<string, GameScene> = new Map<string, GameScene>([
  ['dice', { palette: steel, draw: drawDice }],
  ['limbo', { palette: plum, draw: drawLimbo }],
  ['coin-flip', { palette: wine, draw: drawCoinFlip }],
  ['wheel', { palette: plum, draw: drawWheelGame }],
  ['plinko', { palette: plum, draw: drawPlinko }],
  ['keno', { palette: steel, draw: drawKeno }],
  ['mines', { palette: lagoon, draw: drawMines }],
  ['tower', { palette: plum, draw: drawTower }],
  ['hi-lo', { palette: amber, draw: drawHiLo }],
  ['crash', { palette: night, draw: drawCrash }],
  ['jacks-or-better', { palette: amber, draw: drawJacksOrBetter }],
  ['deuces-wild', { palette: plum, draw: drawDeucesWild }],
  ['blackjack', { palette: felt, draw: drawBlackjack }],
  ['european-roulette', { palette: felt, draw: drawEuropeanRoulette }],
  ['american-roulette', { palette: steel, draw: drawAmericanRoulette }],
  ['baccarat', { palette: night, draw: drawBaccarat }],
  ['no-commission-baccarat', { palette: wine, draw: drawNoCommissionBaccarat }],
  ['sic-bo', { palette: wine, draw: drawSicBo }],
  ['dragon-tiger', { palette: night, draw: drawDragonTiger }],
  ['andar-bahar', { palette: plum, draw: drawAndarBahar }],
  ['teen-patti', { palette: night, draw: drawTeenPatti }],
  ['three-card-poker', { palette: lagoon, draw: drawThreeCardPoker }],
  ['holdem', { palette: lagoon, draw: drawHoldem }],
  ['holdem-sit-and-go', { palette: amber, draw: drawSitAndGo }],
  ['holdem-tournament', { palette: lagoon, draw: drawTournament }],
  ['omaha', { palette: wine, draw: drawOmaha }],
  ['drafti-ya-mtaa', { palette: felt, draw: drawDraughts }],
  ['mabingwa-wa-bao', { palette: plum, draw: drawBao }],
  ['ludo', { palette: night, draw: drawLudo }],
  ['karata-ya-mwisho', { palette: amber, draw: drawKadi }],
  ['kumi-na-tatu', { palette: plum, draw: drawThirteen }],
  ['craps', { palette: felt, draw: drawCraps }],
  ['miamba-ya-watamu', { palette: lagoon, draw: drawWatamuReefs }],
  ['bahari-kuu', { palette: steel, draw: drawHighSea }],
  ['storm-roulette', { palette: night, draw: drawStormRoulette }],
  ['sokoni-wheel', { palette: wine, draw: drawSokoniWheel }],
  ['siku-ya-soko', { palette: lagoon, draw: drawMarketDay }],
  ['ruleti-ya-radi', { palette: steel, draw: drawThunderCoast }],
  ['ishirini-na-moja', { palette: night, draw: drawNightMarketBlackjack }],
  ['kete-za-bandari', { palette: amber, draw: drawHarbourDice }],
  ['andar-bahar-ya-marikiti', { palette: plum, draw: drawSpiceMarketCards }],
  ['teen-patti-ya-forodhani', { palette: night, draw: drawSeaFrontCards }],
]);

export function sceneOfGame(gameCode: string | undefined): GameScene | undefined {
  return gameCode === undefined ? undefined : scenes.get(gameCode);
}
