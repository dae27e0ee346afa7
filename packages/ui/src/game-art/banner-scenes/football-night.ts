import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { drawFootball } from '@bahati/ui/game-art/heroes/play/football.ts';
import { type SceneCrop, sceneSizes } from '@bahati/ui/game-art/hero-scene.ts';
import { band } from '@bahati/ui/game-art/scene-market.ts';
import { bar, disc, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { brandPalette } from '@bahati/ui/patterns/palettes.ts';
import { type Draw, seededDraw } from '@bahati/ui/patterns/seeded.ts';

const places = {
  wide: {
    stand: 176,
    pitch: 336,
    masts: [610, 1360],
    ball: [1010, 400, 1.3],
    goal: [1246, 344, 1],
  },
  tall: { stand: 340, pitch: 528, masts: [70, 640], ball: [290, 664, 1.36], goal: [560, 540, 0.9] },
} as const;

/** A full stadium under its lights, and the ball on its way. */
export function drawFootballNight(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { stand, pitch, masts, ball, goal } = places[crop];
  const draw = seededDraw('football');
  const air = brush.linear(['0 #050a1e', '.5 #12205a', '1 #2b4a94']);
  return [
    bar(0, 0, width, pitch, air),
    masts.map((x) => beam(brush, x, stand - 120, pitch)).join(''),
    crowd(brush, draw, width, stand, pitch),
    grass(brush, width, pitch, height),
    masts.map((x) => mast(brush, x, stand - 120, pitch - 30)).join(''),
    moved(goal[0], goal[1], net(), goal[2]),
    moved(ball[0], ball[1] + 118 * ball[2], shadow()),
    moved(ball[0], ball[1], drawFootball(brush), ball[2]),
    moved(0, height - 34, bar(0, 0, width, 34, band(brush, 'mpira', brandPalette, 34))),
  ].join('');
}

function beam(brush: Brush, x: number, top: number, foot: number): string {
  const light = brush.linear(['0 #fffbe0 .5', '1 #fffbe0 0']);
  return (
    path(`M${x - 44} ${top}L${x - 330} ${foot + 120}H${x + 330}L${x + 44} ${top}Z`, light) +
    disc(x, top, 190, brush.radial(['0 #fffbe0 .7', '.4 #cfe0ff .22', '1 #cfe0ff 0']))
  );
}

function mast(brush: Brush, x: number, top: number, foot: number): string {
  const lamps = repeated(12, (at) =>
    disc(x - 50 + (at % 4) * 33, top - 26 + Math.floor(at / 4) * 26, 10, '#fffef0'),
  );
  return [
    path(`M${x - 6} ${top}L${x - 11} ${foot}H${x + 11}L${x + 6} ${top}Z`, '#0a1030'),
    bar(x - 68, top - 44, 136, 84, '#131c46', 'rx="8"'),
    lamps,
    disc(x, top, 92, brush.radial(['0 #fffef0 .55', '1 #fffef0 0'])),
  ].join('');
}

const colours = ['#e2b04a', '#ff6b4a', '#2fb8a6', '#f3efe4', '#d6336c', '#7a9cff'] as const;

/** Three tiers of people, each a dot with shoulders, some with flags. */
function crowd(brush: Brush, draw: Draw, width: number, top: number, foot: number): string {
  const tier = brush.linear(['#0c1438', '#1b2760']);
  const step = (foot - top) / 5;
  const head = `${brush.prefix}-head`;
  const shapes = colours
    .map(
      (colour, at) =>
        `<g id="${head}${at}">${disc(0, -9, 6, '#2a1712')}${path('M-10 6C-10-6 10-6 10 6Z', colour)}</g>`,
    )
    .join('');
  const rows = repeated(5, (row) => {
    const y = Math.round(top + step * (row + 0.7));
    const people = repeated(Math.floor(width / 34), (at) => {
      if (draw.share() < 0.1) return '';
      const x = at * 34 + (row % 2) * 17 + draw.whole(-4, 4);
      return `<use href="#${head}${draw.whole(0, 5)}" x="${x}" y="${y + draw.whole(-4, 2)}"/>`;
    });
    return bar(0, Math.round(top + step * row), width, Math.round(step) + 1, tier) + people;
  });
  const flags = repeated(Math.round(width / 170), (at) => {
    const x = at * 170 + draw.whole(20, 140);
    const y = draw.whole(top + 30, foot - 30);
    const colour = draw.pick(['#ff6b4a', '#2fb8a6', '#e2b04a']);
    return (
      stroke(`M${x} ${y}V${y - 54}`, '#f3efe4', 3) +
      path(`M${x} ${y - 54}c14-10 26 8 42-2v24c-16 10-28-8-42 2Z`, colour)
    );
  });
  return [
    `<defs>${shapes}</defs>`,
    rows,
    flags,
    bar(0, foot - 14, width, 16, '#0a1030'),
    stroke(`M0 ${foot - 6}H${width}`, '#e2b04a', 3, 'stroke-dasharray="26 12"'),
  ].join('');
}

function grass(brush: Brush, width: number, top: number, foot: number): string {
  const turf = brush.linear(['#3f9a4e', '#1f6a36', '#0c3a22']);
  const centre = width * 0.7;
  const stripes = repeated(9, (at) => {
    const from = centre + (at - 4.5) * 150;
    const spread = centre + (at - 4.5) * 330;
    if (at % 2) return '';
    return path(
      `M${from} ${top}H${from + 150}L${spread + 330} ${foot}H${spread}Z`,
      '#8fe08a',
      'opacity=".16"',
    );
  });
  return [
    bar(0, top, width, foot - top, turf),
    stripes,
    stroke(`M0 ${top + 26}H${width}M0 ${top + 118}H${width}`, '#f3f6da', 4, 'opacity=".7"'),
    `<ellipse cx="${centre - 120}" cy="${foot}" rx="330" ry="96" fill="none" stroke="#f3f6da"
      stroke-width="5" opacity=".6"/>`,
  ].join('');
}

/** The goal, its foot at the origin. */
function net(): string {
  const down = repeated(11, (at) => `M${-150 + at * 30}-136L${-128 + at * 25.6}-8`);
  const across = repeated(6, (at) => `M${-146 + at * 4} ${-124 + at * 22}H${146 - at * 4}`);
  return [
    path('M-150-136H150L128-8H-128Z', '#0a1030', 'opacity=".3"'),
    stroke(down + across, '#f3efe4', 1.6, 'opacity=".6"'),
    stroke('M-154 4V-140H154V4', '#fffdf2', 8),
  ].join('');
}

function shadow(): string {
  return '<ellipse cx="30" cy="0" rx="120" ry="16" fill="#04140a" opacity=".5"/>';
}
