import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { drawDrum } from '@bahati/ui/game-art/heroes/things/drum.ts';
import { drawHibiscus } from '@bahati/ui/game-art/heroes/nature/hibiscus.ts';
import { drawLantern } from '@bahati/ui/game-art/heroes/things/lantern.ts';
import { drawWheel } from '@bahati/ui/game-art/heroes/play/wheel.ts';
import { type SceneCrop, sceneSizes } from '@bahati/ui/game-art/hero-scene.ts';
import { band, cloth, garland, lanternMaker } from '@bahati/ui/game-art/scene-market.ts';
import { bar, disc, glint, moved, oval, path, repeated } from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';

const places = {
  wide: {
    wheel: [1060, 316, 1.74],
    drum: [812, 452, 0.7],
    flower: [1288, 486, 0.46],
    lantern: [1322, 260, 0.86],
    edge: 526,
  },
  tall: {
    wheel: [360, 606, 1.86],
    drum: [98, 786, 0.64],
    flower: [620, 806, 0.5],
    lantern: [640, 470, 0.66],
    edge: 862,
  },
} as const;

/** The wheel of the market under its lanterns. */
export function drawLanternWheel(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { wheel, drum, flower, lantern, edge } = places[crop];
  const { defs, hang } = lanternMaker(brush);
  const tent = cloth(brush, 'gurudumu', gamePalettes[3], 0.9);
  const dusk = brush.linear(['0 #1c0416 .92', '.5 #3a0829 .6', '1 #16030f .86'], 0, 0, 0.5, 1);
  const glow = brush.radial(['0 #ffe7a8 .85', '.5 #ffb347 .3', '1 #ff8a3a 0']);
  const floor = brush.linear(['#8a3a5a', '#4a1034', '#1c0416']);
  return [
    defs,
    bar(0, 0, width, height, '#700f49'),
    bar(0, 0, width, height, tent),
    bar(0, 0, width, height, dusk),
    rays(wheel[0], wheel[1], brush),
    disc(wheel[0], wheel[1], 400, glow),
    bar(0, edge - 56, width, height - edge + 56, floor),
    oval(wheel[0], edge - 18, 280, 24, '#12020c', 'opacity=".55"'),
    moved(0, edge, bar(0, 0, width, height - edge, band(brush, 'zawadi', brandPalette, 38))),
    moved(lantern[0], lantern[1], drawLantern(brush), lantern[2]),
    moved(wheel[0], wheel[1], drawWheel(brush), wheel[2]),
    moved(drum[0], drum[1], drawDrum(brush), drum[2]),
    moved(flower[0], flower[1], drawHibiscus(brush), flower[2]),
    garland([-20, 106], [width * 0.4, 100], 30, [0.54, 0.66, 0.54], hang),
    garland([width * 0.4, 100], [width + 20, 104], 34, [0.6, 0.7, 0.7, 0.6], hang),
    glint(wheel[0] - 250, wheel[1] - 90, 20),
    glint(wheel[0] + 236, wheel[1] + 96, 15),
  ].join('');
}

function rays(x: number, y: number, brush: Brush): string {
  const light = brush.radial(['0 #ffd072 .5', '1 #ffd072 0']);
  const wedges = repeated(14, (at) => {
    const from = (at / 14) * Math.PI * 2;
    const to = from + 0.2;
    const point = (angle: number) =>
      `${Math.round(Math.cos(angle) * 620)} ${Math.round(Math.sin(angle) * 620)}`;
    return path(`M0 0L${point(from)}L${point(to)}Z`, '#ffd072', 'opacity=".12"');
  });
  return moved(x, y, wedges) + disc(x, y, 560, light, 'opacity=".5"');
}
