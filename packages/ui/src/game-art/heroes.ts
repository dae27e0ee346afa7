import type { Brush } from './brush.ts';
import { drawBaobab } from './heroes/nature/baobab.ts';
import { drawBook } from './heroes/things/book.ts';
import { drawCards } from './heroes/play/cards.ts';
import { drawCoconutPalm } from './heroes/nature/coconut-palm.ts';
import { drawCoffeePot } from './heroes/things/coffee-pot.ts';
import { drawCoin } from './heroes/play/coin.ts';
import { drawCowrie } from './heroes/nature/cowrie.ts';
import { drawCrocodile } from './heroes/animals/crocodile.ts';
import { drawCrown } from './heroes/things/crown.ts';
import { drawDhow } from './heroes/things/dhow.ts';
import { drawDice } from './heroes/play/dice.ts';
import { drawDiceDome } from './heroes/play/dice-dome.ts';
import { drawDrum } from './heroes/things/drum.ts';
import { drawElephant } from './heroes/animals/elephant.ts';
import { drawEngine } from './heroes/things/engine.ts';
import { drawFish } from './heroes/animals/fish.ts';
import { drawFlamingo } from './heroes/animals/flamingo.ts';
import { drawFootball } from './heroes/play/football.ts';
import { drawGem } from './heroes/nature/gem.ts';
import { drawGates } from './heroes/play/gates.ts';
import { drawHibiscus } from './heroes/nature/hibiscus.ts';
import { drawLantern } from './heroes/things/lantern.ts';
import { drawLeopard } from './heroes/animals/leopard.ts';
import { drawLion } from './heroes/animals/lion.ts';
import { drawLotteryBalls } from './heroes/play/lottery-balls.ts';
import { drawMask } from './heroes/things/mask.ts';
import { drawMineCart } from './heroes/things/mine-cart.ts';
import { drawMoon } from './heroes/nature/moon.ts';
import { drawMountain } from './heroes/nature/mountain.ts';
import { drawPearl } from './heroes/nature/pearl.ts';
import { drawPineapple } from './heroes/nature/pineapple.ts';
import { drawRooster } from './heroes/animals/rooster.ts';
import { drawRoulette } from './heroes/play/roulette.ts';
import { drawSeaMine } from './heroes/play/sea-mine.ts';
import { drawShark } from './heroes/animals/shark.ts';
import { drawSpiceSack } from './heroes/things/spice-sack.ts';
import { drawTurtle } from './heroes/animals/turtle.ts';
import { drawWheel } from './heroes/play/wheel.ts';

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
