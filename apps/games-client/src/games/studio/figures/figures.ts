/** Every thing a studio game shows, by the key that game-rules gives it. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { heroes } from '@bahati/ui/game-art/heroes.ts';
import {
  drawElephant,
  drawShield,
  drawPeacock,
  drawBanana,
  drawOrange,
  drawCalabash,
} from './land-figures.ts';
import {
  drawAnchor,
  drawCrab,
  drawHeron,
  drawLighthouse,
  drawStarfish,
  drawTurtle,
} from './sea-figures.ts';
import {
  drawBao,
  drawHorn,
  drawKanga,
  drawKey,
  drawScissors,
  drawSpool,
  drawTrophy,
} from './town-figures.ts';

const figures: Readonly<Record<string, (brush: Brush) => string>> = {
  ...heroes,
  anchor: drawAnchor,
  banana: drawBanana,
  bao: drawBao,
  calabash: drawCalabash,
  crab: drawCrab,
  elephant: drawElephant,
  heron: drawHeron,
  horn: drawHorn,
  kanga: drawKanga,
  key: drawKey,
  lighthouse: drawLighthouse,
  orange: drawOrange,
  peacock: drawPeacock,
  scissors: drawScissors,
  shield: drawShield,
  spool: drawSpool,
  starfish: drawStarfish,
  trophy: drawTrophy,
  turtle: drawTurtle,
};

export function figureOf(key: string): ((brush: Brush) => string) | undefined {
  return Object.hasOwn(figures, key) ? figures[key] : undefined;
}
