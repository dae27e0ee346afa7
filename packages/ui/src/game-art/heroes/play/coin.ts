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
} from '@bahati/ui/game-art/shapes.ts';

const lock = 'M0-58C-8-51-10-38-6-28H6C10-38 8-51 0-58Z';
const face = `M-23-13C-22-29-11-34 0-34C11-34 22-29 23-13C24 0 18 8 16 18C13 28 7 34 0 34
  C-7 34-13 28-16 18C-18 8-24 0-23-13Z`;
const lines = `M-5-14C-4-5-5 1-8 7M5-14C4-5 5 1 8 7M0 15V20M0 20C-3 25-9 25-12 20M0 20C3 25 9 25 12 20
  M-12-28C-7-24-4-20-4-15M12-28C7-24 4-20 4-15`;
const eyes = `M-18-7C-14-13-7-11-4-5C-8-2-14-3-18-7ZM18-7C14-13 7-11 4-5C8-2 14-3 18-7Z
  M-8 7C-4 5 4 5 8 7L3 14H-3Z`;

/** A coin in the air, its lion towards the light. */
export function drawCoin(brush: Brush): string {
  const { palette } = brush;
  const metal = brush.radial(['#fff3cc', '#ecc165', '#b8801f', '#6f450c'], 0.36, 0.28, 0.85);
  const gold = brush.linear(brassDown);
  const edge = brush.linear(brassAcross);
  const enamel = brush.radial([palette.accent, palette.deep], 0.4, 0.3, 0.8);
  const trail = brush.linear([`0 ${palette.pale} .7`, `1 ${palette.pale} 0`]);
  const struck = (body: string) =>
    `<g transform="translate(2 3)" opacity=".5">${body.replaceAll(gold, '#1c0a02')}</g>${body}`;
  const lion = [
    struck(ring(16, path(lock, gold))),
    disc(0, 0, 33, '#7a4d10'),
    struck(disc(-21, -27, 8, gold) + disc(21, -27, 8, gold) + path(face, gold)),
    path(eyes, '#4d2c06'),
    stroke(lines, '#5f3a0b', 2.4),
  ].join('');
  const coin = [
    // The edge, seen from a little below.
    disc(5, 13, 88, '#6b420b'),
    disc(4, 9, 88, edge),
    disc(0, 0, 88, metal),
    ring(40, disc(0, -81, 2.6, '#fff0c0')),
    disc(0, 0, 73, enamel),
    `<circle r="73" fill="none" stroke="#5f3a0b" stroke-width="2" opacity=".6"/>`,
    lion,
    path('M-62-62A88 88 0 0 1 40-78A104 104 0 0 0-62-62Z', '#fff', 'opacity=".35"'),
  ].join('');
  return [
    oval(0, 112, 62, 9, '#000', 'opacity=".3"'),
    path('M-84 10C-92 50-92 84-86 116H-70C-76 84-74 50-66 16Z', trail),
    path('M84 10C92 50 92 84 86 116H70C76 84 74 50 66 16Z', trail),
    `<g transform="translate(0 -16) rotate(-10)">${coin}</g>`,
    stroke(
      'M-104-66C-96-88-80-104-60-112M104-66C96-88 80-104 60-112',
      palette.pale,
      4,
      'opacity=".6"',
    ),
    glint(-54, -70, 13),
    glint(92, 40, 9),
    disc(-108, -20, 4, palette.main),
    disc(112, -10, 4, palette.main),
  ].join('');
}
