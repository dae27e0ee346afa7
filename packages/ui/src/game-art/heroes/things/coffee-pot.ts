import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  disc,
  glint,
  oval,
  path,
  repeated,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

/** The tall brass pot of the coffee seller, with its cup. */
export function drawCoffeePot(brush: Brush): string {
  const { palette } = brush;
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  const body = brush.radial(['#fff6d6', '#f4ca69', '#c78a28', '#6d3f0c'], 0.36, 0.34, 0.74);
  const dark = brush.linear(['#a8701f', '#5d340a']);
  const steam = brush.linear(['0 #fff 0', '.5 #fff .55', '1 #fff .1']);
  const cup = brush.linear(['#c9d4d8', '#fff', '#f4f6f2', '#a9b4ba'], 0, 0, 1, 0);
  return [
    oval(4, 108, 92, 11, '#000', 'opacity=".32"'),
    stroke('M-20-110C-34-96-8-88-20-72M4-118C-10-102 14-94 2-78', steam, 6),
    // Handle
    stroke('M44-46C92-62 104-8 84 30C76 46 64 54 52 58', '#5d340a', 17),
    stroke('M44-46C92-62 104-8 84 30C76 46 64 54 52 58', brush.linear(['#ffe39a', '#b97c22']), 11),
    stroke('M52-45C86-54 94-10 78 24', '#fff6d6', 2.5, 'opacity=".8"'),
    // Spout: rises from the belly, bends out like a beak.
    path(
      'M-40 40C-66 30-66-6-80-30C-86-40-98-44-112-42C-104-54-84-58-70-46C-52-30-48-6-34 2Z',
      brass,
    ),
    path('M-112-42C-104-54-84-58-70-46C-76-46-86-48-92-44C-98-42-106-41-112-42Z', '#fff0bd'),
    // Neck and belly
    path(
      `M-28-58H30C30-34 26-26 34-14C56 4 66 28 58 60C54 78 42 92 30 98H-30C-44 92-56 76-58 58
        C-62 28-50 4-32-12C-22-24-28-36-28-58Z`,
      body,
    ),
    path(
      `M30-58C30-34 26-26 34-14C56 4 66 28 58 60C54 78 42 92 30 98H8C40 84 44 30 22 2
        C8-16 12-40 12-58Z`,
      '#4a2706',
      'opacity=".28"',
    ),
    path('M-34 98H34L42 108H-42Z', dark),
    path('M-34 98H34L36 101H-36Z', '#ffe39a'),
    // Engraved belt in the theme's own colours
    path(
      'M-57 32C-30 44 30 44 60 32C62 42 61 50 59 58C30 70-28 70-58 58C-60 48-59 40-57 32Z',
      palette.deep,
    ),
    path(
      `M-57 32C-30 44 30 44 60 32L60 36C30 48-30 48-58 36ZM-59 54C-28 66 30 66 60 54L59 58
        C30 70-28 70-58 58Z`,
      '#ffe39a',
    ),
    repeated(7, (at) => {
      const x = -42 + at * 14.2;
      const y = 50 - Math.round((Math.abs(x) / 44) ** 2 * 7);
      return path(`M${x} ${y - 8}l6 8l-6 8l-6-8Z`, at % 2 ? palette.main : palette.accent);
    }),
    // Collar, lid and finial
    path('M-34-64H36L33-54H-31Z', brass),
    repeated(6, (at) => disc(-24 + at * 10, -48, 2.4, '#7c4a10')),
    path('M-26-64C-26-84-8-88 0-104C10-88 28-84 28-64Z', body),
    path('M8-92C14-84 28-82 28-64H12C16-76 12-84 8-92Z', '#4a2706', 'opacity=".28"'),
    path('M0-120L6-106H-6Z', brass),
    disc(0, -104, 6, brass),
    stroke('M-42 26C-44 10-36-2-24-12', '#fffbe6', 5, 'opacity=".75"'),
    stroke('M-16-68C-14-78-8-82-4-88', '#fffbe6', 3, 'opacity=".8"'),
    // The little cup
    path('M-104 70H-60C-60 92-68 106-82 106C-96 106-104 92-104 70Z', cup),
    oval(-82, 70, 22, 6, '#3a1c0a'),
    oval(-82, 70, 22, 6, 'none', 'stroke="#fff" stroke-width="2.5"'),
    path('M-102 80C-90 85-74 85-62 80L-63 86C-74 91-90 91-101 86Z', palette.accent),
    glint(-46, 2, 9),
    glint(20, -72, 6),
  ].join('');
}
