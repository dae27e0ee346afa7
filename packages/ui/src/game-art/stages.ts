/**
 * The seven settings of a tile, 320 by 400: what stands behind the hero, what stands before
 * it, and where it stands. A tile draws one by its seed, so that a grid of tiles is varied.
 */
import { fieldTile, kangaBand } from '@bahati/ui/patterns/kanga.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import type { Draw } from '@bahati/ui/patterns/seeded.ts';
import type { Brush } from './brush.ts';
import { bar, disc, glint, moved, path, repeated, ring, stroke, tidy } from './shapes.ts';

type Stage = {
  back: string;
  front: string;
  hero: { x: number; y: number; scale: number };
};

type SetStage = (brush: Brush, draw: Draw, seed: string) => Stage;

function cloth(brush: Brush, seed: string, palette: Palette, scale: number): string {
  return brush.define((id) =>
    [
      `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse"
        patternTransform="translate(160 150) scale(${scale})">`,
      fieldTile(seed, palette),
      '</pattern>',
    ].join(''),
  );
}

/** The same cloth seen in shadow: every ink drawn towards the field's own colour. */
function shadowCloth({ ground, deep, ink }: Palette): Palette {
  return { ink: deep, ground, deep, main: deep, accent: ink, pale: ground };
}

function band(brush: Brush, seed: string, height: number): string {
  const body = kangaBand(seed, brush.palette).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const scale = height / 48;
  return brush.define((id) =>
    [
      `<pattern id="${id}" width="96" height="48" patternUnits="userSpaceOnUse"
        patternTransform="scale(${scale})">`,
      body,
      '</pattern>',
    ].join(''),
  );
}

const sunburst: SetStage = (brush, _draw, seed) => {
  const { ground, deep, main } = brush.palette;
  const glow = brush.radial([`0 ${main} .95`, `.45 ${main} .35`, `1 ${main} 0`]);
  const rays = ring(16, path('M0 0L-34-330H34Z', main), 0);
  return {
    back: [
      bar(0, 0, 320, 400, brush.radial([ground, deep], 0.5, 0.38, 0.8)),
      bar(0, 0, 320, 400, cloth(brush, seed, shadowCloth(brush.palette), 0.6), 'opacity=".55"'),
      `<g transform="translate(160 152)" opacity=".3">${rays}</g>`,
      disc(160, 152, 170, glow),
    ].join(''),
    front: '',
    hero: { x: 160, y: 146, scale: 1.06 },
  };
};

const archway: SetStage = (brush, _draw, seed) => {
  const { ground, deep, main, accent, ink, pale } = brush.palette;
  const opening = `M58 330V150C58 96 96 78 122 60C140 47 152 36 160 24C168 36 180 47 198 60
      C224 78 262 96 262 150V330Z`;
  const glow = brush.radial([`0 ${main} .9`, `.5 ${accent} .4`, `1 ${ink} 0`], 0.5, 0.5, 0.55);
  const wood = brush.linear(['#8a4f26', '#4a240f']);
  return {
    back: [
      bar(0, 0, 320, 400, cloth(brush, seed, brush.palette, 0.5)),
      bar(0, 0, 320, 400, brush.linear([`0 ${ink} .1`, `.6 ${ink} .3`, `1 ${ink} .85`])),
      path(opening, wood, `stroke="${wood}" stroke-width="34" stroke-linejoin="round"`),
      path(opening, 'none', `stroke="${main}" stroke-width="27" stroke-linejoin="round"`),
      path(opening, 'none', `stroke="${deep}" stroke-width="22" stroke-linejoin="round"`),
      path(
        opening,
        'none',
        `stroke="${pale}" stroke-width="8" stroke-linecap="round"
          stroke-dasharray=".1 17" opacity=".9"`,
      ),
      path(opening, brush.linear([ink, deep, ground])),
      disc(160, 190, 130, glow),
      path(opening, 'none', `stroke="${main}" stroke-width="3"`),
    ].join(''),
    front: '',
    hero: { x: 160, y: 182, scale: 0.92 },
  };
};

const medallion: SetStage = (brush, _draw, seed) => {
  const { ground, deep, main, accent, ink, pale } = brush.palette;
  const plate = [
    ring(28, path('M0-146L13-126H-13Z', main)),
    disc(0, 0, 132, ink),
    disc(0, 0, 128, accent),
    disc(0, 0, 119, ink),
    ring(36, disc(0, -112, 3.4, pale)),
    disc(0, 0, 104, main),
    disc(0, 0, 101, brush.radial([ground, deep, ink], 0.5, 0.42, 0.62)),
    disc(0, 0, 98, brush.radial([`0 ${main} .7`, `.8 ${main} .06`, `1 ${main} 0`])),
  ].join('');
  return {
    back: [
      bar(0, 0, 320, 400, brush.palette.ground),
      bar(0, 0, 320, 400, cloth(brush, seed, shadowCloth(brush.palette), 0.42)),
      moved(160, 152, plate),
    ].join(''),
    front: '',
    hero: { x: 160, y: 148, scale: 1 },
  };
};

const horizon: SetStage = (brush, draw) => {
  const { ground, deep, main, accent, ink, pale } = brush.palette;
  const sky = brush.linear([`0 ${deep}`, `.34 ${ground}`, `.58 ${accent}`, `1 ${accent}`]);
  const sunAt = draw.pick([96, 160, 224]);
  const swell = (y: number, lift: number, fill: string, opacity: number) =>
    path(
      `M-10 ${y}C40 ${y - lift} 90 ${y + lift} 150 ${y}S270 ${y - lift} 330 ${y}V410H-10Z`,
      fill,
      `opacity="${opacity}"`,
    );
  return {
    back: [
      bar(0, 0, 320, 400, sky),
      repeated(26, (at) =>
        disc(
          draw.whole(6, 314),
          draw.whole(6, 170),
          tidy(0.7 + (at % 3) * 0.6),
          pale,
          `opacity="${at % 2 ? 0.9 : 0.5}"`,
        ),
      ),
      disc(sunAt, 176, 150, brush.radial([`0 ${main} .75`, `.55 ${main} .16`, `1 ${main} 0`])),
      disc(sunAt, 176, 84, brush.linear([pale, main, accent])),
      path('M-10 232C40 212 90 224 130 216C180 204 240 222 330 208V300H-10Z', ink, 'opacity=".55"'),
      swell(246, 10, deep, 1),
      stroke(
        `M${sunAt - 46} 258h92M${sunAt - 30} 268h60M${sunAt - 52} 280h70M${sunAt - 8} 290h60`,
        main,
        3,
        'opacity=".6"',
      ),
    ].join(''),
    front: [swell(268, -9, ink, 0.35), swell(290, 8, ink, 0.5)].join(''),
    hero: { x: 160, y: 150, scale: 1 },
  };
};

const stall: SetStage = (brush, _draw, seed) => {
  const { ground, deep, main, accent, ink, pale } = brush.palette;
  const scallop = (at: number) => {
    const x = at * 40;
    const fill = at % 2 ? pale : accent;
    return (
      path(`M${x} 0H${x + 40}V40A20 20 0 0 1 ${x} 40Z`, fill) +
      path(`M${x} 36V40A20 20 0 0 0 ${x + 40} 40V36A20 20 0 0 1 ${x} 36Z`, ink, 'opacity=".22"')
    );
  };
  const bulb = (x: number, y: number) =>
    disc(x, y, 24, brush.radial(['0 #fff3c0 .85', '1 #ffd36a 0'])) + disc(x, y, 5.5, '#fff6d0');
  return {
    back: [
      bar(0, 0, 320, 400, brush.radial([main, ground, deep, ink], 0.5, 0.36, 0.78)),
      bar(0, 40, 320, 260, cloth(brush, seed, shadowCloth(brush.palette), 0.5), 'opacity=".38"'),
      disc(160, 158, 150, brush.radial(['0 #fff3c8 .75', '.5 #ffd36a .3', '1 #ffd36a 0'])),
      repeated(8, scallop),
      bar(0, 0, 320, 22, brush.linear([`0 ${ink} .55`, `1 ${ink} 0`])),
      stroke('M0 70Q80 104 160 84T320 74', ink, 2.5),
      bulb(52, 88),
      bulb(112, 92),
      bulb(212, 78),
      bulb(274, 74),
      bar(0, 268, 320, 132, brush.linear(['#8a4f26', '#54290f', '#2a1206'])),
      bar(0, 262, 320, 12, brush.linear(['#e0a060', '#9a5a2a'])),
      bar(0, 274, 320, 5, ink, 'opacity=".4"'),
    ].join(''),
    front: '',
    hero: { x: 160, y: 168, scale: 0.98 },
  };
};

const window: SetStage = (brush, draw, seed) => {
  const { ground, deep, main, accent, ink, pale } = brush.palette;
  const isDiamond = draw.share() < 0.5;
  const outline = isDiamond
    ? 'M160-6L306 152L160 310L14 152Z'
    : 'M160 14C236 14 296 76 296 152S236 290 160 290S24 228 24 152S84 14 160 14Z';
  return {
    back: [
      bar(0, 0, 320, 400, cloth(brush, seed, brush.palette, 0.56)),
      bar(0, 0, 320, 400, ink, 'opacity=".16"'),
      path(outline, ink, `stroke="${ink}" stroke-width="18" stroke-linejoin="round"`),
      path(outline, deep, `stroke="${main}" stroke-width="10" stroke-linejoin="round"`),
      path(outline, brush.radial([ground, deep, ink], 0.5, 0.46, 0.62)),
      path(
        outline,
        'none',
        `stroke="${pale}" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 12"`,
      ),
      disc(160, 152, 120, brush.radial([`0 ${accent} .85`, `.6 ${accent} .2`, `1 ${accent} 0`])),
    ].join(''),
    front: '',
    hero: { x: 160, y: 150, scale: 1.02 },
  };
};

const slope: SetStage = (brush, draw, seed) => {
  const { ground, deep, main, ink, pale } = brush.palette;
  const side = draw.pick([-1, 1]);
  const strip = band(brush, seed, 40);
  return {
    back: [
      bar(0, 0, 320, 400, brush.linear([ground, deep], 0, 0, 1, 1)),
      `<g transform="translate(160 172) rotate(${side * -32})">${[
        bar(-320, -330, 640, 250, cloth(brush, seed, brush.palette, 0.42)),
        bar(-320, -330, 640, 250, ink, 'opacity=".3"'),
        bar(-320, -84, 640, 3, pale),
        `<g transform="translate(0 -80)">${bar(-320, 0, 640, 40, strip)}</g>`,
        bar(-320, -40, 640, 3, pale),
      ].join('')}</g>`,
      disc(160, 158, 150, brush.radial([`0 ${main} .7`, `.5 ${main} .22`, `1 ${main} 0`])),
    ].join(''),
    front: glint(160 + side * 112, 62, 12) + glint(160 - side * 120, 214, 8),
    hero: { x: 160 + side * 4, y: 152, scale: 1.08 },
  };
};

export const stages: readonly [SetStage, ...SetStage[]] = [
  sunburst,
  archway,
  medallion,
  horizon,
  stall,
  window,
  slope,
];
