import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  disc,
  moved,
  oval,
  path,
  repeated,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

function paints(brush: Brush) {
  const { palette } = brush;
  const sack = brush.linear(['#7a5430', '#d3a86a', '#f0d09a', '#b98a52', '#5e3d20'], 0, 0, 1, 0);
  const roll = brush.linear(['#fff0c8', '#dcb47a', '#8f6436']);
  const heap = brush.linear(['#fff09a', '#ffc02e', '#e8861a', '#a84a0c'], 0.3, 0, 0.7, 1);
  const spoon = brush.linear(['#d98f4e', '#8a4e22', '#4a2710'], 0, 0, 1, 1);
  const chilli = brush.linear(['#ff8a6a', '#e0222e', '#8a0a20'], 0, 0, 1, 0.6);
  const bark = brush.linear(['#d98a52', '#8a4320', '#54240e']);
  const anise =
    ring(
      8,
      path('M0-4C-6-10-6-20 0-27C6-20 6-10 0-4Z', '#6b3212') + oval(0, -14, 2.6, 5, '#d98a3a'),
    ) + disc(0, 0, 4.5, '#3d1a08');
  const weave = repeated(7, (at) =>
    stroke(
      `M${-72 + at * 2.5} ${18 + at * 13}
        C-30 ${28 + at * 12.5} 30 ${28 + at * 12.5} ${72 - at * 2.5} ${18 + at * 13}`,
      '#6b4620',
      1.5,
      'opacity=".3" stroke-dasharray="5 4"',
    ),
  );
  return { brush, palette, sack, roll, heap, spoon, chilli, bark, anise, weave };
}

type Paints = ReturnType<typeof paints>;

function drawHeap({ brush, heap, spoon }: Paints): string {
  return [
    oval(0, 104, 100, 12, '#000', 'opacity=".34"'),
    // Heap
    path(
      `M-80-10C-64-34-48-40-34-66C-22-88-10-100 0-100C12-100 24-84 36-62C50-38 66-34 80-10
        C60 12-60 12-80-10Z`,
      heap,
    ),
    path(
      'M0-100C12-100 24-84 36-62C50-38 66-34 80-10C70 0 40 6 10 6C40-20 26-70 0-100Z',
      '#8a3a08',
      'opacity=".3"',
    ),
    stroke('M-58-26C-46-38-34-52-24-72M-40-20C-30-34-18-56-10-80', '#fff8c0', 3, 'opacity=".6"'),
    repeated(24, (at) =>
      disc(
        tidy(-58 + ((at * 37) % 116)),
        tidy(-14 - ((at * 23) % 40) * (1 - Math.abs(-58 + ((at * 37) % 116)) / 90)),
        1.5 + (at % 2),
        at % 3 ? '#fff0a0' : '#b3520c',
        'opacity=".75"',
      ),
    ),
    // Scoop
    stroke('M36-56L92-112', '#3d1d0c', 13),
    stroke('M36-56L92-112', spoon, 8.5),
    path('M10-64C24-78 46-72 52-52C56-34 40-20 22-26C4-34-2-50 10-64Z', spoon),
    path(
      'M14-58C26-68 42-62 45-48C46-36 36-28 24-32C10-38 6-48 14-58Z',
      brush.linear(['#e0402a', '#8f1420']),
    ),
    oval(28, -50, 10, 6, '#ff8a6a', 'opacity=".6"'),
  ].join('');
}

function drawSack({ palette, sack, roll, weave }: Paints): string {
  return [
    path(
      'M-84-8C-92 30-90 70-72 100C-40 108 40 108 72 100C90 70 92 30 84-8C50 14-50 14-84-8Z',
      sack,
    ),
    weave,
    stroke(
      `M-60 30C-64 56-60 80-50 98M-20 36C-22 60-20 84-16 102M22 36C24 60 22 84 18 102M60 30
        C64 56 60 80 50 98`,
      '#5e3d20',
      3,
      'opacity=".35"',
    ),
    // Painted stamp of the merchant
    [
      '<g transform="translate(0 62)">',
      path('M0-26L30 0L0 26L-30 0Z', palette.accent),
      path('M0-18L21 0L0 18L-21 0Z', palette.deep),
      ring(6, oval(0, -8, 2.6, 5.5, palette.main)),
      disc(0, 0, 3, palette.pale),
      '</g>',
    ].join(''),
    repeated(2, (side) =>
      repeated(4, (at) =>
        path(
          `M${(side ? 1 : -1) * (42 + at * 9)} ${62 - at * 2}l4-6l4 6l-4 6Z`,
          at % 2 ? palette.accent : palette.deep,
        ),
      ),
    ),
    path(
      `M-92-12C-98-26-84-30-76-22C-50 2 50 2 76-22C84-30 98-26 92-12C90 2 74 10 58 14
        C20 22-20 22-58 14C-74 10-90 2-92-12Z`,
      roll,
    ),
    stroke('M-84-10C-60 12 60 12 84-10M-88-18C-84-22-80-20-76-16', '#8f6436', 2.5, 'opacity=".6"'),
    stroke('M-78-18C-50 6 50 6 78-18', '#fff8e0', 2.5, 'opacity=".8"'),
  ].join('');
}

function drawGround({ chilli, bark, anise }: Paints): string {
  return [
    [
      '<g transform="translate(-78 84) rotate(-14)">',
      path('M-30-9H30V9H-30Z', bark),
      oval(30, 0, 4, 9, '#e8b07a'),
      stroke('M30-5a3 5 0 1 1 0 8', '#6b3212', 2),
      stroke('M-26-5H24', '#f0b078', 2, 'opacity=".7"'),
      '</g>',
    ].join(''),
    [
      '<g transform="translate(-66 98) rotate(8)">',
      path('M-30-8H30V8H-30Z', bark),
      oval(30, 0, 4, 8, '#e8b07a'),
      stroke('M-26-4H24', '#f0b078', 2, 'opacity=".7"'),
      '</g>',
    ].join(''),
    moved(74, 90, anise, 0.92, 12),
    path(
      'M36 104C50 112 74 112 92 98C104 90 112 78 114 66C104 80 88 86 72 88C58 90 42 94 36 104Z',
      chilli,
    ),
    stroke('M46 102C62 104 82 98 98 84', '#ffd0c0', 2.5, 'opacity=".7"'),
    stroke('M38 104C32 104 28 100 26 96', '#3b8a3a', 5),
  ].join('');
}

/** A rolled-down sack heaped with turmeric, with star anise, cinnamon and a chilli. */
export function drawSpiceSack(brush: Brush): string {
  const set = paints(brush);
  return drawHeap(set) + drawSack(set) + drawGround(set);
}
