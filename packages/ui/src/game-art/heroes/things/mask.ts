import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  disc,
  mirrored,
  oval,
  path,
  repeated,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

function paints(brush: Brush) {
  const { palette } = brush;
  const lacquer = brush.linear(['#03292c', '#0f7d78', '#4fd6c2', '#0f7d78', '#03292c'], 0, 0, 1, 0);
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  const ridge = brush.linear(['#8a5614', '#fff0bd', '#a8701f'], 0, 0, 1, 0);
  const plume = brush.linear(['#ffd36a', '#f2662e', '#a8183c'], 0, 0, 0, 1);
  const plumeBack = brush.linear(['#ff9a5a', '#d81f5a', '#6b0f3a'], 0, 0, 0, 1);
  const feather = 'M0-52C-12-72-12-104 0-122C12-104 12-72 0-52Z';
  const shape = 'M0-66C34-66 54-48 54-14C54 28 30 82 0 104C-30 82-54 28-54-14C-54-48-34-66 0-66Z';
  return { palette, lacquer, brass, ridge, plume, plumeBack, feather, shape };
}

type Paints = ReturnType<typeof paints>;

function drawFeathers({ palette, lacquer, plume, plumeBack, feather, shape }: Paints): string {
  return [
    repeated(7, (at) =>
      [
        `<g transform="translate(0 4) rotate(${-66 + at * 22})">`,
        path(feather, plumeBack),
        disc(0, -110, 5, palette.main),
        '</g>',
      ].join(''),
    ),
    repeated(6, (at) =>
      [
        `<g transform="translate(0 12) rotate(${-55 + at * 22})">`,
        path(feather, plume),
        stroke('M0-60V-112', '#fff3c4', 2, 'opacity=".6"'),
        disc(0, -110, 5.5, '#0f7d78'),
        disc(0, -110, 2.4, '#fff6d8'),
        '</g>',
      ].join(''),
    ),
    // Beads at the ears
    mirrored(
      repeated(
        6,
        (at) =>
          disc(58 + at * 1.5, 6 + at * 13, 6.5 - at * 0.5, at % 2 ? '#f2662e' : '#ffd36a') +
          disc(56 + at * 1.5, 4 + at * 13, 1.8, '#fff', 'opacity=".7"'),
      ),
    ),
    path(shape, lacquer),
    path(
      'M0-66C34-66 54-48 54-14C54 28 30 82 0 104V92C24 70 42 24 42-12C42-40 26-54 0-54Z',
      '#012',
      'opacity=".25"',
    ),
  ].join('');
}

function drawFace({ palette, brass, ridge }: Paints): string {
  return [
    path(
      'M-53-28C-40-50-20-58 0-58C20-58 40-50 53-28L49-40C40-60 22-68 0-68C-22-68-40-60-49-40Z',
      brass,
    ),
    repeated(9, (at) => {
      const turn = (at - 4) * 0.24;
      return disc(tidy(Math.sin(turn) * 55), tidy(-7 - Math.cos(turn) * 54), 2.6, palette.ink);
    }),
    [
      '<g transform="translate(0 -64)">',
      disc(0, 0, 15, '#7a4810'),
      disc(0, -1, 13, brass),
      ring(8, path('M0-11L3-4H-3Z', '#a8183c')),
      disc(0, -1, 4, '#fff6d8'),
      '</g>',
    ].join(''),
    // Long nose runs into the brows as one ridge
    path(
      `M-46-22C-34-38-14-36-7-20L-8 22C-8 34 8 34 8 22L7-20C14-36 34-38 46-22
        C34-28 20-26 15-14L17 24C17 44-17 44-17 24L-15-14C-20-26-34-28-46-22Z`,
      ridge,
    ),
    mirrored(
      [
        path('M14-2C22-14 40-14 48-4C40 8 22 8 14-2Z', '#021518'),
        path('M18-3C25-10 38-10 44-4C38 2 25 2 18-3Z', '#ffd36a'),
        path('M29-9H34V3H29Z', '#021518'),
        // Cheek: a sun of strokes
        repeated(4, (at) =>
          stroke(
            `M${22 + at * 2} ${18 + at * 9}
              Q${34 - at} ${14 + at * 9} ${44 - at * 3} ${20 + at * 8}`,
            at % 2 ? '#f2662e' : '#ffd36a',
            4,
          ),
        ),
        disc(20, 62, 3, '#fff6d8'),
        disc(13, 74, 2.6, '#fff6d8'),
        disc(7, 85, 2.2, '#fff6d8'),
      ].join(''),
    ),
    oval(0, 56, 13, 8.5, brass),
    oval(0, 56, 9, 5, '#021518'),
    path('M0 72L7 82L0 98L-7 82Z', '#f2662e'),
    path('M0 76L3.5 82L0 91L-3.5 82Z', '#ffd36a'),
    stroke('M-44-34C-48-8-40 30-24 60', '#d3fff4', 4, 'opacity=".45"'),
    stroke('M0-18V20', '#fffbe6', 3, 'opacity=".8"'),
  ].join('');
}

/** A lacquered festival mask: long, geometric, crowned with a fan and hung with beads. */
export function drawMask(brush: Brush): string {
  const set = paints(brush);
  return drawFeathers(set) + drawFace(set);
}
