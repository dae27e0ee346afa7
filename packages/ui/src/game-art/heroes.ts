import type { Brush } from './brush.ts';
import { drawBaobab } from './heroes/baobab.ts';
import { drawCards } from './heroes/cards.ts';
import { drawCoconutPalm } from './heroes/coconut-palm.ts';
import { drawCoffeePot } from './heroes/coffee-pot.ts';
import { drawCowrie } from './heroes/cowrie.ts';
import { drawCrown } from './heroes/crown.ts';
import { drawDhow } from './heroes/dhow.ts';
import { drawDice } from './heroes/dice.ts';
import { drawDrum } from './heroes/drum.ts';
import { drawFish } from './heroes/fish.ts';
import { drawFootball } from './heroes/football.ts';
import { drawGem } from './heroes/gem.ts';
import { drawHibiscus } from './heroes/hibiscus.ts';
import { drawLantern } from './heroes/lantern.ts';
import { drawLotteryBalls } from './heroes/lottery-balls.ts';
import { drawMask } from './heroes/mask.ts';
import { drawMoon } from './heroes/moon.ts';
import { drawPineapple } from './heroes/pineapple.ts';
import { drawRooster } from './heroes/rooster.ts';
import { drawSpiceSack } from './heroes/spice-sack.ts';
import { drawWheel } from './heroes/wheel.ts';

/** Every hero a tile may show, drawn round the origin within 120 units each way. */
export const heroes = {
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

export type HeroName = keyof typeof heroes;

export const heroNames = Object.keys(heroes) as [HeroName, ...HeroName[]];
