/**
 * The avatars a member may choose from: a medallion of kanga cloth with one thing or animal of
 * the coast in it. Drawn to be told apart at 32 units, so the cloth is plain and the figure large.
 */
import type { AvatarKey } from '@bahati/contract/player-site/members/avatars.ts';
import { type Brush, createBrush } from '@bahati/ui/game-art/brush.ts';
import { heroes } from '@bahati/ui/game-art/heroes.ts';
import { disc, moved, path, ring, tidy, tight } from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes, type Palette } from '@bahati/ui/patterns/palettes.ts';
import { drawCrab } from './figures/crab.ts';
import { drawDolphin } from './figures/dolphin.ts';
import { drawElephant } from './figures/elephant.ts';
import { drawFlamingo } from './figures/flamingo.ts';
import { drawJellyfish } from './figures/jellyfish.ts';
import { drawOctopus } from './figures/octopus.ts';
import { drawSeahorse } from './figures/seahorse.ts';
import { drawStarfish } from './figures/starfish.ts';
import { drawTurtle } from './figures/turtle.ts';

type Figure = {
  draw: (brush: Brush) => string;
  palette: Palette;
  /** How large the figure stands in the medallion, and how far it is moved into its middle. */
  scale: number;
  x?: number;
  y?: number;
};

const [indigo, clay, lagoon, hibiscus, saffron, leaf] = gamePalettes;

const figures: Readonly<Record<AvatarKey, Figure>> = {
  dhow: { draw: heroes.dhow, palette: clay, scale: 0.36 },
  turtle: { draw: drawTurtle, palette: lagoon, scale: 0.37 },
  lantern: { draw: heroes.lantern, palette: indigo, scale: 0.37 },
  dolphin: { draw: drawDolphin, palette: saffron, scale: 0.37 },
  hibiscus: { draw: heroes.hibiscus, palette: leaf, scale: 0.4 },
  crab: { draw: drawCrab, palette: lagoon, scale: 0.36 },
  'coffee-pot': { draw: heroes['coffee-pot'], palette: hibiscus, scale: 0.36 },
  octopus: { draw: drawOctopus, palette: indigo, scale: 0.38 },
  'coconut-palm': { draw: heroes['coconut-palm'], palette: saffron, scale: 0.38 },
  starfish: { draw: drawStarfish, palette: indigo, scale: 0.39 },
  drum: { draw: heroes.drum, palette: leaf, scale: 0.37 },
  flamingo: { draw: drawFlamingo, palette: lagoon, scale: 0.37 },
  pineapple: { draw: heroes.pineapple, palette: hibiscus, scale: 0.37 },
  fish: { draw: heroes.fish, palette: indigo, scale: 0.38 },
  moon: { draw: heroes.moon, palette: brandPalette, scale: 0.4 },
  elephant: { draw: drawElephant, palette: clay, scale: 0.38 },
  cowrie: { draw: heroes.cowrie, palette: lagoon, scale: 0.38 },
  jellyfish: { draw: drawJellyfish, palette: brandPalette, scale: 0.39 },
  baobab: { draw: heroes.baobab, palette: saffron, scale: 0.38 },
  rooster: { draw: heroes.rooster, palette: leaf, scale: 0.38 },
  gem: { draw: heroes.gem, palette: hibiscus, scale: 0.38 },
  seahorse: { draw: drawSeahorse, palette: lagoon, scale: 0.38 },
  mask: { draw: heroes.mask, palette: indigo, scale: 0.37 },
  crown: { draw: heroes.crown, palette: clay, scale: 0.36 },
};

/** A whole drawing of 120 by 120, the medallion round its middle. */
export function avatarArt(key: AvatarKey): string {
  const { draw, palette, scale, x = 0, y = 0 } = figures[key];
  const brush = createBrush(`a-${key}`, palette);
  const body =
    medallion(brush) + inTheRound(brush, moved(x, y, draw(brush), tidy(scale * 106) / 100));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="120" height="120">`,
    brush.defs(),
    body,
    '</svg>',
  ];
  return tight(svg.join(''));
}

const fieldRadius = 49.6;

/** Teeth, lines and the field, as round the middle of a kanga. */
function medallion(brush: Brush): string {
  const { ink, ground, deep, main, pale } = brush.palette;
  const field = brush.radial([ground, ground, deep], 0.5, 0.42, 0.62);
  const rays = path('M-5.5-49L0-14L5.5-49Z', deep, 'opacity=".42"');
  return [
    disc(0, 0, 60, ink),
    ring(18, path('M-8.6-53.6L0-59.6L8.6-53.6A54.3 54.3 0 0 1-8.6-53.6Z', main)),
    disc(0, 0, 54.4, main),
    disc(0, 0, 52.2, ink),
    disc(0, 0, 51.2, pale),
    disc(0, 0, fieldRadius, field),
    ring(14, rays),
  ].join('');
}

/** Cut off where the field ends, so that no shadow lies on the border. */
function inTheRound(brush: Brush, figure: string): string {
  const clip = brush.define(
    (id) => `<clipPath id="${id}"><circle cx="0" cy="0" r="${fieldRadius}"/></clipPath>`,
  );
  return `<g clip-path="${clip}">${figure}</g>`;
}
