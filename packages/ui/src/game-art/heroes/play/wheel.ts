import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  brassDown,
  disc,
  glint,
  oval,
  path,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

function paints(brush: Brush) {
  const { palette } = brush;
  const brass = brush.linear(brassAcross, 0, 0, 1, 1);
  const down = brush.linear(brassDown);
  const peg = brush.radial(['#fffdf0', '#ffe08a', '#e0902a'], 0.4, 0.35, 0.7);
  const sheen = brush.radial(['0 #fff .5', '.6 #fff .05', '1 #000 .3'], 0.36, 0.28, 0.8);
  const tones = [
    palette.accent,
    '#fff6e0',
    '#1f9c90',
    '#f2b63e',
    '#7a2a8c',
    '#fff6e0',
    '#d6336c',
    '#2c49b8',
  ];
  const half = Math.PI / 8;
  const x = tidy(Math.sin(half) * 82);
  const y = tidy(-Math.cos(half) * 82);
  const wedges = tones
    .map((tone, at) => {
      const turn = `rotate(${at * 45})`;
      const mark = tone === '#fff6e0' ? '#7a2a14' : '#fff6e0';
      return [
        `<g transform="${turn}">`,
        path(`M0 0L${-x} ${y}A82 82 0 0 1 ${x} ${y}Z`, tone),
        at % 2
          ? disc(0, -58, 7, mark) + disc(0, -58, 3.2, tone)
          : path('M0-70L4.5-60L15-58.5L7-51L9-40L0-46L-9-40L-7-51L-15-58.5L-4.5-60Z', mark),
        disc(0, -34, 3, mark),
        '</g>',
      ].join('');
    })
    .join('');
  return { brush, palette, brass, down, peg, sheen, wedges };
}

type Paints = ReturnType<typeof paints>;

function drawDisc({ palette, brass, down, peg, sheen, wedges }: Paints): string {
  return [
    oval(0, 108, 80, 10, '#000', 'opacity=".34"'),
    path('M-20 60L-58 104H58L20 60Z', down),
    path('M-64 100H64L70 112H-70Z', brass),
    path('M-8 66H8L20 100H-20Z', '#6b3e0c', 'opacity=".4"'),
    disc(0, -6, 106, '#3d1d08'),
    disc(0, -8, 104, brass),
    disc(0, -8, 92, '#4a2408'),
    disc(0, -8, 88, palette.deep),
    [
      '<g transform="translate(0 -8) rotate(11)">',
      wedges,
      ring(8, stroke('M0 0V-82', '#fff0bd', 2), 22.5),
      '</g>',
    ].join(''),
    disc(0, -8, 82, sheen),
    [
      '<g transform="translate(0 -8)">',
      ring(16, disc(0, -98, 6.2, '#7a420a') + disc(0, -98, 4.8, peg)),
      '</g>',
    ].join(''),
    disc(0, -8, 25, '#4a2408', 'opacity=".6"'),
    disc(0, -9, 22, brass),
    disc(0, -9, 15, palette.deep),
    [
      '<g transform="translate(0 -9)">',
      ring(6, path('M0-13L3-4H-3Z', palette.main)),
      disc(0, 0, 4.5, '#fff6d8'),
      '</g>',
    ].join(''),
    stroke('M-72-64A92 92 0 0 1-12-103', '#fffbe6', 4, 'opacity=".75"'),
  ].join('');
}

function drawPointer({ brush, peg }: Paints): string {
  return [
    path('M-17-124C-17-134 17-134 17-124L4-84C2-78-2-78-4-84Z', '#6b0f22'),
    path(
      'M-14-124C-14-131 14-131 14-124L3-88C1-84-1-84-3-88Z',
      brush.linear(['#ff8a9a', '#d81f3a', '#8a0f2c']),
    ),
    disc(0, -119, 6, peg),
    glint(70, -76, 12),
    glint(-88, 30, 8),
  ].join('');
}

/** A wheel of fortune with lit pegs on its stand. */
export function drawWheel(brush: Brush): string {
  const set = paints(brush);
  const whole = drawDisc(set) + drawPointer(set);
  return `<g transform="translate(0 4) scale(.94)">${whole}</g>`;
}
