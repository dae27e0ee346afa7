import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, oval, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';

function paints(brush: Brush) {
  const { palette } = brush;
  const gold = brush.linear(['#fff0a8', '#f7b733', '#d9661c', '#8a2a10'], 0, 0, 0.6, 1);
  const breast = brush.linear(['#e0482a', '#9a1f22', '#4a0f1c'], 0, 0, 1, 1);
  const red = brush.linear(['#ff6a5a', '#d81f3a', '#8a0f2c']);
  const teal = brush.linear(['#5fe0c8', '#117a78', '#063a48'], 0, 0, 1, 1);
  const navy = brush.linear(['#4a6bd0', '#1c2a78', '#0a1038'], 0, 0, 1, 1);
  const leg = brush.linear(['#ffd36a', '#c9851c'], 0, 0, 1, 0);
  const plume = (turn: number, size: number, fill: string) =>
    [
      `<g transform="translate(34 18) rotate(${turn}) scale(${size})">`,
      path('M0 0C6-40 30-78 74-92C98-98 116-82 118-62C104-72 88-72 74-60C48-40 32-12 26 18Z', fill),
      stroke('M10 4C18-32 42-66 78-80C92-84 104-80 110-72', '#fff', 2, 'opacity=".32"'),
      '</g>',
    ].join('');
  return { palette, gold, breast, red, teal, navy, leg, plume };
}

const toes = `M-38 106L-18 101L-4 107M-18 101L-24 109
  M-6 106L14 101L30 107M14 101L10 109M18 90L28 86M-15 90L-6 87`;

type Paints = ReturnType<typeof paints>;

function drawTailAndLegs({ palette, gold, teal, navy, leg, plume }: Paints): string {
  return [
    oval(-4, 108, 76, 9, '#000', 'opacity=".3"'),
    plume(34, 0.72, navy),
    plume(-34, 0.94, navy),
    plume(14, 0.86, teal),
    plume(-22, 0.98, gold),
    plume(-2, 0.9, teal),
    plume(-46, 0.74, gold),
    plume(22, 0.62, palette.accent),
    // Legs
    stroke('M-14 70L-18 102M14 72L14 102', '#6b3a0c', 9),
    stroke('M-14 70L-18 102M14 72L14 102', leg, 5.5),
    stroke(
      `M-38 106L-18 101L-4 107M-18 101L-24 109M-6 106L14 101L30 107M14 101L10 109M18 90L28 86
        M-15 90L-6 87`,
      '#6b3a0c',
      7,
    ),
    stroke(toes, '#f0b740', 4),
  ].join('');
}

function drawBody({ gold, breast, navy }: Paints): string {
  return [
    path('M-62-34C-70 0-74 32-52 58C-32 80 14 86 42 64C62 48 66 20 54-2C30 14 0 2-14-24Z', breast),
    path(
      'M-26 50C-30 64-24 76-14 82C-6 72-4 62-6 54ZM6 56C6 68 10 76 18 82C26 74 30 64 28 54Z',
      '#6b1420',
    ),
    repeated(4, (at) =>
      stroke(
        `M${-54 + at * 13} ${24 + at * 7}q6 12 14 8q6 8 14 2`,
        '#ff9a6a',
        2.2,
        'opacity=".45"',
      ),
    ),
    // Wing
    path('M-16 10C8-6 44-2 62 20C56 40 34 58 4 52C-14 48-24 30-16 10Z', navy),
    path('M-16 10C2-2 30-2 46 8C34 24 8 30-16 22Z', gold),
    stroke(
      'M-6 22C14 30 38 24 52 14M-2 34C18 42 40 36 56 24M8 46C24 50 40 46 52 36',
      '#9fc2ff',
      2.5,
      'opacity=".6"',
    ),
    // Neck hackles
    path(
      `M-66-74C-84-50-80-20-66 14L-56 0L-50 24L-38 2L-28 22L-20-2L-8 12L-6-10L8-6
        C-8-22-18-44-20-66Z`,
      gold,
    ),
    stroke(
      `M-62-58C-70-36-68-14-62 4M-50-60C-56-36-52-8-46 10M-36-60C-38-36-32-10-24 8M-28-58
        C-24-38-14-20-4-8`,
      '#8a2a10',
      2.2,
      'opacity=".5"',
    ),
    stroke('M-68-52C-74-32-72-16-68-2', '#fff6c8', 3, 'opacity=".6"'),
  ].join('');
}

function drawHead({ palette, gold, red, leg }: Paints): string {
  return [
    path(
      `M-70-78C-86-88-84-106-72-100C-72-118-56-118-54-104C-48-120-32-114-36-100
        C-26-108-14-98-24-86C-20-76-24-70-30-68H-62Z`,
      red,
    ),
    stroke(
      'M-74-94C-72-88-68-84-64-82M-58-102C-56-94-54-88-52-84M-36-98C-38-92-40-88-42-84',
      '#ffb0a0',
      2.5,
      'opacity=".6"',
    ),
    path('M-74-74C-72-92-30-94-22-72C-18-56-28-44-46-44C-64-44-74-56-74-74Z', gold),
    path(
      'M-72-74C-88-78-102-72-110-64C-98-62-90-62-84-58C-92-54-96-52-98-48C-86-48-74-52-68-60Z',
      leg,
    ),
    path('M-84-58C-90-62-98-62-110-64C-100-60-92-58-86-57Z', '#7a3a0c'),
    path(
      `M-72-56C-82-50-84-30-74-26C-66-26-64-42-62-52ZM-60-50C-66-40-62-22-54-24
        C-48-28-50-42-52-50Z`,
      red,
    ),
    path('M-62-72C-54-80-38-78-34-68C-40-58-56-58-62-66Z', red),
    disc(-52, -70, 8, '#fffbe8'),
    disc(-53, -70, 5, '#20102a'),
    disc(-55, -72, 1.8, '#fff'),
    stroke('M-62-78C-54-84-44-84-38-79', '#6b1420', 3),
    path(
      'M-114-86l-10-8M-120-66h-12M-112-46l-10 6',
      'none',
      `stroke="${palette.pale}" stroke-width="4" stroke-linecap="round"`,
    ),
  ].join('');
}

/** A crowing cock in full plumage. */
export function drawRooster(brush: Brush): string {
  const set = paints(brush);
  const whole = drawTailAndLegs(set) + drawBody(set) + drawHead(set);
  return `<g transform="translate(-4 2) scale(.93)">${whole}</g>`;
}
