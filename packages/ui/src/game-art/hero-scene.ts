/**
 * The night market on the Swahili coast, for the head of the home page. Two crops of one
 * place: `wide` leaves its left half quiet for words, `tall` its upper third.
 */
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';
import { seededDraw } from '@bahati/ui/patterns/seeded.ts';
import { createBrush } from './brush.ts';
import { drawDhow } from './heroes/things/dhow.ts';
import { drawPineapple } from './heroes/nature/pineapple.ts';
import { drawSpiceSack } from './heroes/things/spice-sack.ts';
import { band, garland, lanternMaker, person, quay, stall } from './scene-market.ts';
import { farDhow, farPalm, type Frame, moon, sea, sky, town } from './scene-shore.ts';
import { bar, disc, moved, oval, tight } from './shapes.ts';

export type SceneCrop = 'wide' | 'tall';

export const sceneSizes = {
  wide: { width: 1440, height: 560 },
  tall: { width: 720, height: 900 },
} as const;

export function heroScene({ crop }: { crop: SceneCrop }): string {
  const brush = createBrush(`s${crop[0]}`, brandPalette);
  const { width, height } = sceneSizes[crop];
  const layers = crop === 'wide' ? wideLayers : tallLayers;
  const body = layers(brush);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"
      height="${height}" preserveAspectRatio="xMidYMax slice">`,
    brush.defs(),
    body,
    '</svg>',
  ];
  return tight(svg.join(''));
}

type Layers = (brush: ReturnType<typeof createBrush>) => string;

const wideLayers: Layers = (brush) => {
  const frame: Frame = { ...sceneSizes.wide, horizon: 338 };
  const draw = seededDraw('market');
  const { defs, hang } = lanternMaker(brush);
  const warmth = brush.radial(['0 #ffb04a .5', '1 #ff8a3a 0']);
  return [
    defs,
    sky(brush, draw, frame),
    moon(brush, 650, 190, 72),
    town(brush, draw, 1010, 1460, 342),
    town(brush, draw, -10, 210, 342),
    farPalm(214, 344, 0.8, 22),
    farPalm(852, 344, 0.66, -18),
    farPalm(176, 346, 0.6, -14),
    sea(brush, draw, frame, 640),
    farDhow(452, 347, 0.6),
    farDhow(548, 352, 0.8),
    moved(694, 348, drawDhow(brush, false), 1.12),
    quay(brush, frame.width, 468, frame.height),
    oval(1150, 490, 440, 130, warmth),
    moved(1306, 486, stall(brush, 'pwani', gamePalettes[2], hang), 0.92),
    moved(1000, 482, stall(brush, 'soko', gamePalettes[1], hang), 0.78),
    moved(1150, 512, person(brush, 'asha', gamePalettes[3], false), 0.92),
    moved(1202, 506, person(brush, 'juma', gamePalettes[0], true), 0.9),
    moved(830, 480, drawSpiceSack(brush), 0.42),
    moved(766, 490, drawPineapple(brush), 0.3),
    garland([-20, 26], [470, 16], 34, [0.56, 0.7, 0.56], hang),
    garland([470, 16], [960, 18], 30, [0.5, 0.6, 0.5], hang),
    garland([960, 18], [1460, 12], 34, [0.6, 0.72, 0.6], hang),
    disc(1440, 60, 260, brush.radial(['0 #ffb04a .2', '1 #ff8a3a 0'])),
    moved(0, 528, bar(0, 0, frame.width, 32, band(brush, 'pindo', brandPalette, 32))),
  ].join('');
};

const tallLayers: Layers = (brush) => {
  const frame: Frame = { ...sceneSizes.tall, horizon: 520 };
  const draw = seededDraw('market');
  const { defs, hang } = lanternMaker(brush);
  const warmth = brush.radial(['0 #ffb04a .5', '1 #ff8a3a 0']);
  return [
    defs,
    sky(brush, draw, frame),
    moon(brush, 226, 356, 74),
    town(brush, draw, 470, 740, 524),
    town(brush, draw, -10, 70, 524),
    farPalm(84, 526, 0.9, 20),
    farPalm(462, 526, 0.7, -16),
    sea(brush, draw, frame, 226),
    farDhow(384, 532, 0.6),
    farDhow(96, 548, 0.86),
    moved(226, 572, drawDhow(brush, false), 1.3),
    quay(brush, frame.width, 742, frame.height),
    oval(520, 780, 340, 150, warmth),
    moved(536, 778, stall(brush, 'pwani', gamePalettes[1], hang), 1.02),
    moved(282, 834, person(brush, 'asha', gamePalettes[3], false), 1.16),
    moved(344, 826, person(brush, 'juma', gamePalettes[0], true), 1.12),
    moved(98, 786, drawSpiceSack(brush), 0.62),
    moved(186, 806, drawPineapple(brush), 0.44),
    garland([-20, 20], [380, 14], 30, [0.7, 0.86, 0.7], hang),
    garland([380, 14], [740, 36], 26, [0.66, 0.8], hang),
    moved(0, 862, bar(0, 0, frame.width, 38, band(brush, 'pindo', brandPalette, 38))),
  ].join('');
};
