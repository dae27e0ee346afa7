import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, moved, oval, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';

function paints(brush: Brush) {
  const { palette } = brush;
  const sun = brush.linear(['#fff3b0', '#ffc04a', '#ff7a3a', '#d63a3a']);
  const bark = brush.linear(['#3a1b14', '#9a5a3a', '#c98a5c', '#7a4028', '#2a120d'], 0, 0, 1, 0);
  const leaf = brush.linear(['#c9e07a', '#5f9a3a', '#1f5a32']);
  const leafDark = brush.linear(['#5f9a3a', '#1f5a32', '#0d3322']);
  const grass = brush.linear(['#f3c44f', '#b5702a', '#5a2e14']);
  const crown = (fill: string) =>
    path(
      `M-32 4C-40 2-40-8-31-9C-30-19-15-22-8-15C-2-23 14-21 16-12C27-14 34-5 28 1
        C34 6 28 12 20 10H-24C-30 11-36 8-32 4Z`,
      fill,
    );
  const tuft = (x: number, y: number, size: number) =>
    moved(x, y + 4, crown(leafDark), size) +
    moved(x, y, crown(leaf), size * 0.94) +
    moved(x - 4 * size, y - 6 * size, oval(0, 0, 12, 3, '#f2ffc0', 'opacity=".4"'), size);
  const bird = 'M0 0C-4-6-10-6-14-3C-10-4-4-2 0 3C4-2 10-4 14-3C10-6 4-6 0 0Z';
  return { palette, sun, bark, leaf, leafDark, grass, crown, tuft, bird };
}

type Paints = ReturnType<typeof paints>;

function drawCrown({ palette, sun, tuft, bird }: Paints): string {
  return [
    disc(0, -6, 96, sun),
    repeated(4, (at) =>
      path(
        `M${-96 + at * 7} ${26 + at * 13}H${96 - at * 7}v3H${-94 + at * 7}Z`,
        palette.ground,
        'opacity=".4"',
      ),
    ),
    moved(-64, -58, path(bird, palette.ink), 0.9),
    moved(-40, -72, path(bird, palette.ink), 0.6),
    moved(72, -40, path(bird, palette.ink), 0.7),
    // Branches
    stroke('M-14-18C-28-36-52-38-76-52M-44-42C-52-54-58-64-62-74', '#4a2418', 11),
    stroke('M14-18C28-36 52-36 78-46M44-38C54-52 62-60 66-72', '#4a2418', 11),
    stroke('M-4-22C-10-46-14-66-18-90M4-22C12-46 18-66 28-90', '#5a2e1e', 12),
    stroke(
      `M-16-20C-30-38-52-41-74-54M14-21C28-39 52-39 76-49M-6-26C-12-48-16-68-20-88M4-26
        C12-48 16-68 25-88`,
      '#b5754c',
      3.5,
      'opacity=".8"',
    ),
    tuft(-84, -54, 1),
    tuft(86, -48, 1),
    tuft(-60, -80, 0.95),
    tuft(64, -78, 0.95),
    tuft(-20, -98, 1.05),
    tuft(26, -96, 1),
  ].join('');
}

function drawTrunk({ bark, grass }: Paints): string {
  return [
    path(
      `M-40 96C-54 96-70 100-84 104C-66 90-56 84-50 66C-58 30-44-4-30-26C-14-34 14-34 30-26
        C44-4 58 30 50 66C56 84 66 90 84 104C70 100 54 96 40 96C30 92 20 98 12 100
        C2 94-6 94-14 100C-22 96-32 92-40 96Z`,
      bark,
    ),
    stroke(
      `M-30-8C-40 20-42 50-36 84M-14-20C-22 16-22 54-18 88M6-22C8 16 8 56 6 90M24-16
        C32 14 34 52 28 84`,
      '#2a120d',
      3,
      'opacity=".4"',
    ),
    stroke(
      'M-22-16C-32 14-32 50-27 80M-2-22C-6 14-6 52-6 86M16-20C22 14 22 50 18 84',
      '#f0c49a',
      2.2,
      'opacity=".45"',
    ),
    path('M-8 44C-10 30 10 30 8 44C12 60-12 60-8 44Z', '#2a120d', 'opacity=".75"'),
    path('M-118 106C-80 92-40 98 0 100C44 98 84 92 118 106C90 118-90 118-118 106Z', grass),
    repeated(16, (at) => {
      const x = -104 + at * 14;
      return path(
        `M${x} 106l-5-${12 + (at % 3) * 4}l5 9l3-${14 + (at % 4) * 3}l2 14l6-9l-3 11Z`,
        at % 2 ? '#e0a23c' : '#8a4e1e',
      );
    }),
  ].join('');
}

/** A great baobab before the low sun. */
export function drawBaobab(brush: Brush): string {
  const set = paints(brush);
  return drawCrown(set) + drawTrunk(set);
}
