/** The far half of the night market: sky, moon, old town, sea. */
import type { Draw } from '@bahati/ui/patterns/seeded.ts';
import type { Brush } from './brush.ts';
import { bar, disc, moved, oval, path, repeated, stroke, tidy } from './shapes.ts';

export type Frame = { width: number; height: number; horizon: number };

export function sky(brush: Brush, draw: Draw, { width, height, horizon }: Frame): string {
  const air = brush.linear(['0 #070b1a', '.32 #131b4a', '.62 #3b2a78', '.84 #a03a68', '1 #f07a4a']);
  const stars = repeated(70, () => {
    const x = draw.whole(0, width);
    const y = draw.whole(0, Math.round(horizon * 0.66));
    const size = draw.pick([0.8, 0.8, 1.1, 1.6]);
    return disc(x, y, size, '#fff6df', `opacity="${draw.pick([0.35, 0.6, 0.9])}"`);
  });
  const veil = (x: number, y: number, length: number) =>
    path(
      `M${x} ${y}
        C${x + length * 0.3} ${y - 11} ${x + length * 0.7} ${y - 9} ${x + length} ${y}
        C${x + length * 0.7} ${y + 7} ${x + length * 0.3} ${y + 6} ${x} ${y}Z`,
      '#ff9a72',
      'opacity=".32"',
    );
  return [
    bar(0, 0, width, height, '#0b1020'),
    bar(0, 0, width, horizon + 4, air),
    stars,
    veil(width * 0.06, horizon * 0.72, width * 0.26),
    veil(width * 0.5, horizon * 0.62, width * 0.34),
    veil(width * 0.2, horizon * 0.86, width * 0.3),
  ].join('');
}

export function moon(brush: Brush, x: number, y: number, radius: number): string {
  const halo = brush.radial(['0 #ffeec2 .8', '.3 #ffd08a .34', '1 #ff9a72 0']);
  const face = brush.radial(['#fffdf2', '#ffeec4', '#f0c987', '#c99455'], 0.36, 0.32, 0.8);
  const sea = (cx: number, cy: number, r: number) => disc(cx, cy, r, '#c9995a', 'opacity=".38"');
  return moved(
    x,
    y,
    [
      disc(0, 0, 230, halo),
      disc(0, 0, 70, face),
      sea(-18, -20, 14),
      sea(22, -4, 19),
      sea(-24, 22, 10),
      sea(12, 34, 8),
      sea(6, -44, 6),
    ].join(''),
    tidy(radius / 70),
  );
}

/** A row of coral-stone houses with lit windows, seen across the water. */
export function town(brush: Brush, draw: Draw, from: number, to: number, foot: number): string {
  const wall = brush.linear(['#3a2a66', '#1a1740']);
  const wallNear = brush.linear(['#2a1f55', '#110f30']);
  let houses = '';
  let x = from;
  while (x < to) {
    const width = draw.whole(34, 66);
    const height = draw.whole(34, 86);
    const fill = draw.pick([wall, wallNear]);
    const top = foot - height;
    houses += bar(x, top, width + 1, height, fill);
    const roof = draw.pick(['teeth', 'flat', 'dome', 'flat'] as const);
    if (roof === 'teeth') {
      houses += repeated(Math.floor(width / 9), (at) => bar(x + at * 9 + 1, top - 5, 5, 6, fill));
    } else if (roof === 'dome') {
      houses += path(
        `M${x + 6} ${top}
          C${x + 6} ${top - 26} ${x + width - 6} ${top - 26} ${x + width - 6} ${top}Z`,
        fill,
      );
      houses += bar(x + width / 2 - 1, top - 30, 2, 12, '#1a1740');
    }
    for (let y = top + 11; y < foot - 10; y += 17) {
      for (let across = x + 8; across < x + width - 8; across += 13) {
        if (draw.share() > 0.46) continue;
        houses += path(
          `M${across} ${y + 9}v-6a3 3 0 0 1 6 0v6Z`,
          draw.pick(['#ffd27a', '#ffb347', '#ffe9b0']),
          `opacity="${draw.pick([0.95, 0.7])}"`,
        );
      }
    }
    x += width;
  }
  return houses;
}

export function farPalm(x: number, y: number, size: number, lean: number): string {
  const leaf = 'M0 0C10-12 28-16 46-4C36-4 22-2 12 4Z';
  const leaves = [-150, -118, -84, -40, -8, 18, 160, 196]
    .map((turn) => `<g transform="rotate(${turn + lean})">${path(leaf, '#0d0c28')}</g>`)
    .join('');
  return moved(
    x,
    y,
    stroke(`M0 0C${lean * 0.2}-30 ${lean * 0.5}-60 ${lean}-92`, '#0d0c28', 5) +
      moved(lean, -92, leaves),
    size,
  );
}

export function sea(brush: Brush, draw: Draw, frame: Frame, moonX: number): string {
  const { width, height, horizon } = frame;
  const water = brush.linear(['#c2557a', '#4a3a8c', '#17305f', '#0a1a3a', '#081026'], 0, 0, 0, 0.7);
  const light = repeated(30, (at) => {
    const y = horizon + 5 + at * (2.4 + at * 0.16);
    const reach = 10 + at * 3.4;
    const x = moonX + draw.whole(-Math.round(reach), Math.round(reach));
    const length = draw.whole(10, 26 + at * 2);
    return oval(
      tidy(x),
      tidy(y),
      length,
      tidy(0.8 + at * 0.05),
      '#ffe3a8',
      `opacity="${tidy(0.85 - at * 0.02)}"`,
    );
  });
  const ripples = repeated(38, () => {
    const y = draw.whole(horizon + 8, height - 60);
    const x = draw.whole(0, width);
    const length = 14 + Math.round((y - horizon) * 0.3);
    return stroke(`M${x} ${y}q${length / 2}-4 ${length} 0`, '#7fb4e0', 1.4, 'opacity=".28"');
  });
  return bar(0, horizon, width, height - horizon, water) + ripples + light;
}

/** A sail far out, too far for its planks to be seen. */
export function farDhow(x: number, y: number, size: number): string {
  return moved(
    x,
    y,
    path('M-22-4L18-58C28-38 26-16 20-4Z', '#f3c79a') +
      path('M18-58C28-38 26-16 20-4H10C18-22 20-40 18-58Z', '#a8607a') +
      path('M-34 0C-20 4 20 4 34-4C30 8 22 12 14 12H-18C-26 12-32 6-34 0Z', '#2a1530'),
    size,
  );
}
