import type { Brush } from './brush.ts';
import { drawBaobab } from './heroes/baobab.ts';
import { drawBook } from './heroes/book.ts';
import { drawCards } from './heroes/cards.ts';
import { drawCoconutPalm } from './heroes/coconut-palm.ts';
import { drawCoffeePot } from './heroes/coffee-pot.ts';
import { drawCoin } from './heroes/coin.ts';
import { drawCowrie } from './heroes/cowrie.ts';
import { drawCrocodile } from './heroes/crocodile.ts';
import { drawCrown } from './heroes/crown.ts';
import { drawDhow } from './heroes/dhow.ts';
import { drawDice } from './heroes/dice.ts';
import { drawDiceDome } from './heroes/dice-dome.ts';
import { drawDrum } from './heroes/drum.ts';
import { drawElephant } from './heroes/elephant.ts';
import { drawEngine } from './heroes/engine.ts';
import { drawFish } from './heroes/fish.ts';
import { drawFlamingo } from './heroes/flamingo.ts';
import { drawFootball } from './heroes/football.ts';
import { drawGem } from './heroes/gem.ts';
import { drawGates } from './heroes/gates.ts';
import { drawHibiscus } from './heroes/hibiscus.ts';
import { drawLantern } from './heroes/lantern.ts';
import { drawLeopard } from './heroes/leopard.ts';
import { drawLion } from './heroes/lion.ts';
import { drawLotteryBalls } from './heroes/lottery-balls.ts';
import { drawMask } from './heroes/mask.ts';
import { drawMineCart } from './heroes/mine-cart.ts';
import { drawMoon } from './heroes/moon.ts';
import { drawMountain } from './heroes/mountain.ts';
import { drawPearl } from './heroes/pearl.ts';
import { drawPineapple } from './heroes/pineapple.ts';
import { drawRooster } from './heroes/rooster.ts';
import { drawRoulette } from './heroes/roulette.ts';
import { drawSeaMine } from './heroes/sea-mine.ts';
import { drawShark } from './heroes/shark.ts';
import { drawSpiceSack } from './heroes/spice-sack.ts';
import { drawTurtle } from './heroes/turtle.ts';
import { drawWheel } from './heroes/wheel.ts';

/** Heroes any game may be given, drawn round the origin within 120 units each way. */
const common = {
  baobab: drawBaobab,
  cards: drawCards,
  'coconut-palm': drawCoconutPalm,
  'coffee-pot': drawCoffeePot,
  cowrie: drawCowrie,
  crown: drawCrown,
  dhow: drawDhow,
  dice: drawDice,
  drum: drawDrum,
  fish: drawFish,
  football: drawFootball,
  gem: drawGem,
  hibiscus: drawHibiscus,
  lantern: drawLantern,
  'lottery-balls': drawLotteryBalls,
  mask: drawMask,
  moon: drawMoon,
  pineapple: drawPineapple,
  rooster: drawRooster,
  'spice-sack': drawSpiceSack,
  wheel: drawWheel,
} as const satisfies Record<string, (brush: Brush) => string>;

/** Every hero a tile may show: the common ones, and those of one title each. */
export const heroes = {
  ...common,
  book: drawBook,
  coin: drawCoin,
  crocodile: drawCrocodile,
  'dice-dome': drawDiceDome,
  flamingo: drawFlamingo,
  gates: drawGates,
  leopard: drawLeopard,
  elephant: drawElephant,
  engine: drawEngine,
  lion: drawLion,
  'mine-cart': drawMineCart,
  mountain: drawMountain,
  pearl: drawPearl,
  roulette: drawRoulette,
  'sea-mine': drawSeaMine,
  shark: drawShark,
  turtle: drawTurtle,
} as const satisfies Record<string, (brush: Brush) => string>;

export type HeroName = keyof typeof heroes;

/** Of the common ones one is drawn for a game whose title says nothing. */
export const heroNames = Object.keys(common) as [HeroName, ...HeroName[]];
