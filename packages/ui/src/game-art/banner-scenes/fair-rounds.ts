import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { drawDice } from '@bahati/ui/game-art/heroes/play/dice.ts';
import { type SceneCrop, sceneSizes } from '@bahati/ui/game-art/hero-scene.ts';
import { band, cloth, garland, lanternMaker } from '@bahati/ui/game-art/scene-market.ts';
import {
  bar,
  brassAcross,
  disc,
  glint,
  moved,
  oval,
  path,
  repeated,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';

const places = {
  wide: { dice: [966, 398, 1.1], glass: [1180, 280, 1.22], chain: [620, 486, 12], edge: 524 },
  tall: { dice: [214, 700, 1.12], glass: [440, 566, 1.28], chain: [-30, 828, 12], edge: 862 },
} as const;

/** A reading glass over the dice, and the chain in which every round is a link. */
export function drawFairRounds(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { dice, glass, chain, edge } = places[crop];
  const { defs, hang } = lanternMaker(brush);
  const wall = cloth(brush, 'ukweli', gamePalettes[0], 0.9);
  const dusk = brush.linear(['0 #040820 .94', '.5 #0a1240 .62', '1 #040718 .88'], 0, 0, 0.5, 1);
  const glow = brush.radial(['0 #ffe7a8 .7', '.5 #ffb347 .22', '1 #ff8a3a 0']);
  const table = brush.linear(['#a5683a', '#5e3016', '#2f150a']);
  return [
    defs,
    bar(0, 0, width, height, '#141d57'),
    bar(0, 0, width, height, wall),
    bar(0, 0, width, height, dusk),
    disc(glass[0] - 40, glass[1] + 20, 390, glow),
    bar(0, edge - 74, width, height - edge + 74, table),
    stroke(`M0 ${edge - 72}H${width}`, '#e0a868', 5, 'opacity=".7"'),
    moved(0, edge, bar(0, 0, width, height - edge, band(brush, 'haki', brandPalette, 38))),
    moved(chain[0], chain[1], links(brush, chain[2])),
    moved(dice[0], dice[1], drawDice(brush), dice[2]),
    moved(glass[0], glass[1], readingGlass(brush), glass[2]),
    garland([-20, 106], [width * 0.5, 98], 28, [0.52, 0.64, 0.52], hang),
    garland([width * 0.5, 98], [width + 20, 108], 28, [0.6, 0.7, 0.6], hang),
  ].join('');
}

/** Brass rings through one another, to the right from the origin. */
function links(brush: Brush, count: number): string {
  const brass = brush.linear(brassAcross);
  return repeated(count, (at) => {
    const x = at * 68;
    const body =
      at % 2
        ? bar(x, -8, 74, 16, 'none', `rx="8" stroke="${brass}" stroke-width="8"`)
        : bar(x, -21, 78, 42, 'none', `rx="21" stroke="${brass}" stroke-width="10"`);
    return oval(x + 38, 26, 44, 5, '#160a04', 'opacity=".4"') + body;
  });
}

/** What stands under the glass: a seal of the operator, checked. */
function readingGlass(brush: Brush): string {
  const rim = brush.linear(brassAcross, 0, 0, 1, 1);
  const wood = brush.linear(['#8a5028', '#5e3016', '#2f150a'], 0, 0, 1, 0);
  const clear = brush.radial(['0 #fffdf2', '.6 #fbeecb', '1 #e8c98a'], 0.4, 0.36, 0.75);
  const seal = brush.linear(['#4fd0bd', '#0f8478']);
  const scallops = repeated(16, (at) => {
    const angle = (at / 16) * Math.PI * 2;
    return disc(Math.round(Math.cos(angle) * 58), Math.round(Math.sin(angle) * 58), 13, seal);
  });
  return [
    `<g transform="rotate(-42)">`,
    bar(-15, 112, 30, 150, wood, 'rx="15"'),
    bar(-19, 104, 38, 40, rim, 'rx="8"'),
    `</g>`,
    disc(6, 10, 124, '#04071c', 'opacity=".4"'),
    disc(0, 0, 122, rim),
    disc(0, 0, 104, clear),
    repeated(5, (at) => bar(-88, -62 + at * 30, 176, 5, '#1b2760', 'opacity=".14" rx="2"')),
    scallops,
    disc(0, 0, 58, seal),
    `<circle r="46" fill="none" stroke="#eafaf0" stroke-width="2.5" stroke-dasharray="2 6"/>`,
    stroke('M-24 0L-6 19L27-20', '#fffdf2', 12),
    path('M-92-34A98 98 0 0 1 20-96A120 120 0 0 0-92-34Z', '#fff', 'opacity=".75"'),
    glint(84, -84, 20),
  ].join('');
}
