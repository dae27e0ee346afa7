/** Things of house, workshop and feast, drawn round the origin within 120 units each way. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  brassDown,
  disc,
  glint,
  mirrored,
  oval,
  path,
  repeated,
  ring,
  stroke,
  woodAcross,
} from '@bahati/ui/game-art/shapes.ts';

export function drawTrophy(brush: Brush): string {
  const gold = brush.linear(brassAcross, 0, 0, 1, 0);
  return [
    mirrored(
      stroke('M54-66C104-78 108-14 48 4', '#7a4a10', 18) +
        stroke('M54-66C104-78 108-14 48 4', '#f0c35f', 11),
    ),
    path('M-62-94H62C62-30 44 16 14 28V56H-14V28C-44 16-62-30-62-94Z', gold),
    oval(0, -94, 62, 13, '#7a4a10'),
    oval(0, -94, 54, 9, '#fff0bd'),
    path('M-34 56H34L40 74H-40Z', gold),
    path('M-58 74H58V104H-58Z', brush.linear(woodAcross, 0, 0, 1, 0)),
    path('M-34 80H34V98H-34Z', brush.linear(brassDown)),
    `<g transform="translate(0
      -40)">${ring(5, path('M0-27L8-9H-8Z', brush.palette.accent))}${disc(0, 0, 12, brush.palette.accent)}${disc(0, 0, 5, '#fff6d0')}</g>`,
    stroke('M-46-76C-44-36-34-6-18 12', '#fffdf0', 7, 'opacity=".85"'),
    glint(38, -70, 14),
    glint(-52, -92, 9),
  ].join('');
}

export function drawKey(brush: Brush): string {
  const gold = brush.linear(brassDown);
  return `<g transform="translate(26 -34) rotate(38) scale(1.16)">${[
    stroke('M0-20V104', '#6d3f0c', 25),
    stroke('M0-20V104', '#f0c35f', 16),
    path('M8 56H48V74H34V84H48V104H8Z', gold, 'stroke="#6d3f0c" stroke-width="4"'),
    ring(4, disc(0, -26, 26, gold, 'stroke="#6d3f0c" stroke-width="4"')),
    disc(0, 0, 20, '#6d3f0c'),
    disc(0, 0, 15, brush.palette.accent),
    disc(-5, -6, 4, '#fff', 'opacity=".85"'),
    ring(4, disc(0, -28, 11, '#1c1030')),
    path('M-17 26H17V38H-17Z', gold, 'stroke="#6d3f0c" stroke-width="3"'),
    stroke('M-4 44V98', '#fffbe0', 4, 'opacity=".9"'),
  ].join('')}</g>`;
}

export function drawHorn(brush: Brush): string {
  const ivory = brush.linear(['#fffdf2', '#f3deb0', '#c79a58', '#7a4a1e'], 0, 0, 1, 1);
  const { palette } = brush;
  return [
    path(
      'M-112 66C-56 82 4 60 34 6C48-22 52-54 44-92L108-108C118-34 98 40 44 84C-6 122-72 112-114 84Z',
      ivory,
    ),
    path(
      'M-114 84C-60 100 10 88 58 34C88 0 102-50 100-106L108-108C118-34 98 40 44 84C-6 122-72 112-114 84Z',
      '#5a2f10',
      'opacity=".3"',
    ),
    path('M42-66L110-80L112-58L44-44Z', palette.accent),
    path('M30 14L72 46L58 62L18 34Z', palette.main),
    path('M-40 72L-36 108L-58 108L-62 74Z', palette.accent),
    repeated(4, (at) => disc(52 + at * 16, -56 - at * 3.4, 4.5, palette.pale)),
    oval(76, -100, 34, 12, '#5a2f10', 'transform="rotate(-14 76 -100)"'),
    oval(76, -100, 26, 8, '#2a1206', 'transform="rotate(-14 76 -100)"'),
    oval(-113, 75, 7, 11, '#e0a83e'),
    stroke('M-90 74C-40 82 10 58 38 10', '#fff', 5, 'opacity=".75"'),
    glint(56, -90, 9),
  ].join('');
}

export function drawBao(brush: Brush): string {
  const wood = brush.linear(['#d89a5a', '#9a5a2a', '#5a2a10']);
  const hollow = brush.radial(['#2a1006', '#4a200c', '#8a4a20'], 0.5, 0.62, 0.6);
  const seed = (x: number, y: number, at: number) =>
    oval(x, y, 6, 7.5, at % 3 ? '#d9e4ea' : brush.palette.accent) +
    oval(x - 2, y - 2.5, 1.8, 2.4, '#fff');
  return [
    `<g transform="rotate(-12)">${[
      path(
        'M-108-62C-108-76-98-82-88-82H88C98-82 108-76 108-62V66C108 80 98 86 88 86H-88C-98 86-108 80-108 66Z',
        '#3d1c0a',
      ),
      path(
        'M-108-66C-108-80-98-84-88-84H88C98-84 108-80 108-66V50C108 64 98 70 88 70H-88C-98 70-108 64-108 50Z',
        wood,
      ),
      repeated(20, (at) => {
        const x = -80 + (at % 5) * 40;
        const y = -56 + Math.floor(at / 5) * 33;
        return (
          oval(x, y, 16, 13.5, hollow) +
          (at % 4 === 3 ? '' : seed(x - 5, y + 1, at)) +
          (at % 3 === 0 ? seed(x + 6, y - 2, at + 1) : '') +
          (at % 5 === 1 ? seed(x + 1, y + 6, at + 2) : '')
        );
      }),
      stroke('M-98-74H70', '#ffe2b0', 5, 'opacity=".8"'),
      stroke('M-100-7H100', '#5a2a10', 4),
    ].join('')}</g>`,
  ].join('');
}

export function drawKanga(brush: Brush): string {
  const { palette } = brush;
  const fold = (y: number, main: string, edge: string, print: string) =>
    [
      path(
        `M-98 ${y}C-108 ${y}-108 ${y + 40}-98 ${y + 40}H92C108 ${y + 40} 108 ${y} 92 ${y}Z`,
        main,
      ),
      path(`M-98 ${y + 29}H100V${y + 40}H-98Z`, edge),
      repeated(
        6,
        (at) =>
          `<g transform="translate(${-76 + at * 31} ${y + 14})
            scale(.3)">${ring(6, oval(0, -22, 11, 20, print))}${disc(0, 0, 13, edge)}</g>`,
      ),
      stroke(`M-94 ${y + 4}H88`, '#fff', 3, 'opacity=".45"'),
      path(`M70 ${y}H92C108 ${y} 108 ${y + 40} 92 ${y + 40}H70Z`, palette.ink, 'opacity=".28"'),
    ].join('');
  return [
    fold(46, '#1f8f88', '#f3efe4', '#0b4a52'),
    fold(4, '#d6336c', '#ffd072', '#7d1040'),
    fold(-38, palette.main, '#b3246b', '#fff6e0'),
    fold(-80, '#2a3fa8', '#ffb04a', '#ffe9b0'),
    stroke('M-46-82C-52-20-40 40-46 86', palette.ink, 5, 'opacity=".35"'),
    stroke('M-48-84C-54-20-42 40-48 88', '#fff2c8', 5),
    glint(-84, -70, 9),
  ].join('');
}

export function drawSpool(brush: Brush): string {
  const wood = brush.linear(woodAcross, 0, 0, 1, 0);
  const spool = (x: number, y: number, scale: number, tones: readonly [string, string, string]) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${[
      oval(0, 62, 46, 14, '#34180a'),
      oval(0, 56, 46, 14, wood),
      path(
        'M-34-48H34V50C20 60-20 60-34 50Z',
        brush.linear([tones[2], tones[1], tones[0], tones[1], tones[2]], 0, 0, 1, 0),
      ),
      repeated(8, (at) =>
        stroke(
          `M-34 ${-38 + at * 12}C-16 ${-30 + at * 12} 16 ${-30 + at * 12} 34 ${-38 + at * 12}`,
          tones[2],
          2.4,
          'opacity=".75"',
        ),
      ),
      oval(0, -52, 46, 14, '#34180a'),
      oval(0, -57, 46, 14, wood),
      oval(0, -58, 14, 5, '#1a0a04'),
      stroke('M-22-40V44', '#fff', 4, 'opacity=".6"'),
    ].join('')}</g>`;
  return [
    spool(46, -26, 0.92, ['#a8e8ff', '#2f8fe0', '#14407a']),
    spool(-46, -10, 1, ['#ffb8cc', '#d6336c', '#6d0f3a']),
    spool(24, 36, 1.02, ['#fff0a8', '#f0b03a', '#8a5210']),
    stroke('M56 30C92 22 84-6 104-20', '#f0b03a', 4),
    stroke('M108-104L60 92', '#5d6f88', 8),
    stroke('M107-104L61 88', '#eef6ff', 4),
    glint(102, -92, 9),
  ].join('');
}

export function drawScissors(brush: Brush): string {
  const steel = brush.linear(['#ffffff', '#c3d2e2', '#6b7f98', '#e2ecf6'], 0, 0, 1, 0);
  const blade = (turn: number) =>
    `<g transform="rotate(${turn} 0 6)">${[
      path('M-13 10L-4-112C4-116 12-60 13 10Z', steel, 'stroke="#2b3a52" stroke-width="3"'),
      stroke('M0 6V40', '#6d3f0c', 20),
      stroke('M0 6V40', '#f0c35f', 12),
      disc(0, 68, 33, 'none', 'stroke="#6d3f0c" stroke-width="19"'),
      disc(0, 68, 33, 'none', 'stroke="#f0c35f" stroke-width="11"'),
      stroke('M-22 48A30 30 0 0 1 4 36', '#fffbe0', 4),
    ].join('')}</g>`;
  return [
    blade(-24),
    blade(24),
    disc(0, 4, 12, '#6d3f0c'),
    disc(0, 4, 8, '#ffe39a'),
    stroke('M-36-82L-8-10M36-82L14-22', '#fff', 3, 'opacity=".8"'),
    stroke('M-62-40C-30-58 30-58 62-40', brush.palette.accent, 5, 'stroke-dasharray="10 8"'),
  ].join('');
}
