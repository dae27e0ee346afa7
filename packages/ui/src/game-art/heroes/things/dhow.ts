import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { oval, path, repeated, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

/** A lateen-rigged dhow under full sail, on its own patch of sea unless a scene brings one. */
export function drawDhow(brush: Brush, hasSea = true): string {
  const { palette } = brush;
  const sail = brush.linear(['#fffaf0', '#f6e3bd', '#d8b27a', '#a97d4a'], 0, 0.1, 1, 0.9);
  const hull = brush.linear(['#a5622f', '#6d3a18', '#3a1b0a']);
  const sea = brush.linear(['#5fd3c6', '#1a8f8c', '#0a4f5c']);
  const wave = (x: number, y: number) =>
    `M${x} ${y}q12-9 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`;
  const ship = [
    oval(4, 96, 108, 16, '#04161c', 'opacity=".35"'),
    // Mast and yard first: the sail hangs before them.
    stroke('M-6 62L4-66', '#3a1b0a', 7),
    stroke('M-6 62L4-66', '#8a5028', 3),
    stroke('M-98 22L74-112', '#3a1b0a', 7),
    stroke('M-98 22L74-112', '#a56a38', 3.5),
    path('M-92 22L72-106C92-50 88 10 66 46C20 34-40 30-92 22Z', sail),
    path(
      'M72-106C92-50 88 10 66 46C58 44 52 42 46 41C66 6 72-46 62-98Z',
      '#8a5a2a',
      'opacity=".28"',
    ),
    path('M-92 22L-66 2C-20 8 30 12 74 22C72 31 69 39 66 46C20 34-40 30-92 22Z', palette.accent),
    path('M-72 7C-26 13 24 18 73 28L72 32C22 22-30 16-78 11Z', palette.main),
    repeated(11, (at) => {
      const x = -62 + at * 12.4;
      const y = tidy(17 + at * 1.55);
      return path(`M${tidy(x)} ${y}l6 8l-11 0Z`, palette.pale);
    }),
    stroke('M-40-16C0-30 40-58 66-88', '#fff', 3, 'opacity=".5"'),
    stroke('M-20 6C14-4 50-26 78-56M-4 12C24 6 54-8 82-30', '#a97d4a', 1.5, 'opacity=".5"'),
    stroke('M66 46L86 58M-92 22L-96 54M4-66L90 56', '#2a1408', 1.5, 'opacity=".8"'),
    path('M74-112L104-118L96-108L108-100L76-104Z', palette.accent),
    // Hull: raked bow, high stern, a painted strake.
    path(
      `M-112 46C-96 58-60 64-10 64C40 64 76 60 100 44L106 48C102 74 84 94 62 98H-54
        C-84 92-102 70-112 46Z`,
      hull,
    ),
    path(
      `M-106 55C-90 65-56 71-8 71C42 71 80 66 104 55C102 62 100 67 97 71C72 78 36 81-6 81
        C-50 81-84 76-99 67Z`,
      palette.ground,
    ),
    repeated(13, (at) => {
      const x = -88 + at * 14.5;
      const lift = tidy(((x + 4) / 100) ** 2 * 9);
      return path(`M${tidy(x)} ${76 - lift}l5-5l5 5l-5 4Z`, palette.main);
    }),
    stroke('M-112 46C-96 58-60 64-10 64C40 64 76 60 100 44', '#d99a5c', 3),
    stroke('M-84 86C-40 90 30 90 82 84', '#1f0d04', 1.5, 'opacity=".5"'),
    path('M84 40L106 34L108 50L88 54Z', '#7a4320'),
    path('M84 40L106 34L107 39L85 45Z', '#c98a50'),
  ].join('');
  if (!hasSea) return ship;
  return [
    ship,
    path(
      `M-120 88C-80 78-60 98-20 90C20 82 44 98 84 88C100 84 110 86 120 90V112
        C80 122-80 122-120 112Z`,
      sea,
    ),
    stroke(wave(-112, 96), '#d9fff6', 2.5, 'opacity=".75"'),
    stroke(wave(-100, 107), '#9fe9df', 2, 'opacity=".5"'),
    path(
      'M-72 92C-62 84-50 86-44 92C-54 90-62 92-72 92ZM50 90C62 83 76 84 82 90C72 88 60 90 50 90Z',
      '#f2fffb',
      'opacity=".85"',
    ),
  ].join('');
}
