/** Animals, fruit and tools of the land, drawn round the origin within 120 units each way. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  disc,
  glint,
  mirrored,
  oval,
  path,
  repeated,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

export function drawElephant(brush: Brush): string {
  const hide = brush.radial(['#dfe3f2', '#9aa2bf', '#5c6488', '#2e3356'], 0.46, 0.24, 0.85);
  const ear = brush.radial(['#c3c9df', '#7a82a6', '#41486c'], 0.4, 0.4, 0.7);
  const ivory = brush.linear(['#fffdf0', '#f2dfb0', '#c9a468']);
  return [
    mirrored(
      path('M34-70C84-104 120-70 116-18C112 26 84 46 54 34C44 4 38-34 34-70Z', ear) +
        path(
          'M52-56C84-78 102-54 100-18C98 8 80 22 64 16C56-8 52-30 52-56Z',
          '#e2a0a8',
          'opacity=".4"',
        ),
    ),
    path(
      `M0-88C42-88 60-56 56-18C53 10 40 26 28 40C22 60 26 84 14 104C6 116-14 114-18 100
        C-10 104-2 98-4 84C-8 62-30 32-28 40C-40 26-53 10-56-18C-60-56-42-88 0-88Z`,
      hide,
    ),
    mirrored(path('M26 34C34 66 48 76 66 74C56 90 30 82 16 46Z', ivory)),
    mirrored(
      disc(29, -22, 8, '#fffdf4') + disc(28, -21, 5.4, '#14101c') + disc(26.5, -23.5, 1.9, '#fff'),
    ),
    stroke(
      'M-14 48C-4 52 8 52 18 48M-12 62C-4 66 6 66 15 62M-10 76C-4 79 4 79 12 76',
      '#2e3356',
      3.5,
      'opacity=".6"',
    ),
    path('M0-86C16-70 16-46 0-34C-16-46-16-70 0-86Z', brush.palette.accent),
    path('M0-78C9-66 9-50 0-42C-9-50-9-66 0-78Z', brush.palette.main),
    stroke('M-44-44C-38-66-24-78-12-80', '#fff', 5, 'opacity=".7"'),
  ].join('');
}

export function drawPeacock(brush: Brush): string {
  const plume = brush.linear(['#c8f28a', '#3fae7a', '#0f6a6a', '#0a3350']);
  const blue = brush.linear(['#9fd8ff', '#2f74e0', '#1b2f9a', '#101a58']);
  const feather = path('M0 30C-12-20-16-70 0-112C16-70 12-20 0 30Z', plume);
  const eye =
    oval(0, -88, 11, 15, '#f0c04a') +
    oval(0, -86, 8, 11, '#1f8fd0') +
    oval(0, -84, 4, 6, '#101a58');
  const fan = (count: number, from: number, step: number) =>
    repeated(
      count,
      (at) => `<g transform="rotate(${tidy(from + at * step)})">${feather}${eye}</g>`,
    );
  return [
    `<g transform="translate(0 14)">${fan(6, -82.5, 33)}${fan(7, -99, 33)}</g>`,
    path(
      'M-30 108C-44 66-26 40-20 14C-16-6-20-22-12-36C-4-48 14-46 18-34C24-16 14 0 20 22C28 46 44 66 30 108Z',
      blue,
    ),
    path('M-36-24L-58-16L-34-12Z', '#ffd76a'),
    path('M-14-36C-34-34-42-18-30-8C-20-2-8-8-6-20Z', blue),
    disc(-22, -24, 6, '#fffdf4'),
    disc(-23, -24, 3.4, '#0c1030'),
    repeated(
      3,
      (at) =>
        stroke(`M0-40L${-10 + at * 10}-62`, '#1b2f9a', 3) +
        disc(-10 + at * 10, -64, 4.5, '#f0c04a'),
    ),
    path(
      'M-12 52C0 40 16 44 26 60C30 78 22 96 8 106C-10 92-16 70-12 52Z',
      '#0f6a6a',
      'opacity=".8"',
    ),
    stroke('M-4-30C4-14 0 2-6 22', '#e0f2ff', 5, 'opacity=".75"'),
  ].join('');
}

export function drawBanana(brush: Brush): string {
  const peel = brush.linear(['#fff6a8', '#ffd83a', '#e8a016', '#9a5a0a'], 0, 0, 1, 1);
  const one = (turn: number) =>
    `<g transform="rotate(${turn} 18 -82)">${[
      path('M14-88C-44-60-84 10-58 84C-54 96-40 96-38 84C-34 36-8-20 40-64Z', peel),
      path(
        'M30-74C-18-30-42 30-44 88C-40 92-38 90-38 84C-34 36-8-20 40-64Z',
        '#8a4e08',
        'opacity=".35"',
      ),
      stroke('M0-66C-36-36-60 16-54 66', '#fffbd0', 6, 'opacity=".8"'),
      disc(-47, 89, 7, '#4a2c0a'),
    ].join('')}</g>`;
  return [
    `<g transform="translate(16 2)">${one(-52)}${one(-26)}${one(0)}${path(
      'M4-92L20-112L46-100L44-60C34-54 12-66 4-92Z',
      brush.linear(['#c9a83a', '#6b7a24', '#3d4a14']),
    )}</g>`,
  ].join('');
}

export function drawOrange(brush: Brush): string {
  const rind = brush.radial(['#ffe0a0', '#ffa52e', '#ee6f14', '#9c3408'], 0.38, 0.32, 0.76);
  const leaf = brush.linear(['#c8f27a', '#4aa04a', '#17562c'], 0, 0, 1, 1);
  const slice = [
    disc(0, 0, 46, '#ee7a14'),
    disc(0, 0, 42, '#fff2d0'),
    ring(9, path('M0-6L-10-34A36 36 0 0 1 10-34Z', brush.linear(['#ffb23a', '#ff8a1e']))),
  ].join('');
  return [
    disc(-12, -4, 82, rind),
    repeated(14, (at) => {
      const turn = at * 2.4;
      const away = 18 + at * 4;
      return disc(
        tidy(-12 + Math.cos(turn) * away),
        tidy(-4 + Math.sin(turn) * away),
        2.2,
        '#b34a08',
        'opacity=".4"',
      );
    }),
    stroke('M-70-32A68 68 0 0 1-26-72', '#fff6dc', 8, 'opacity=".8"'),
    path('M-12-82C10-118 56-114 74-92C50-68 12-66-12-82Z', leaf),
    stroke('M-10-82C14-92 40-96 66-92', '#e2ffb0', 3),
    stroke('M-14-80V-96', '#5a3a10', 8),
    `<g transform="translate(52 56)">${slice}</g>`,
    glint(-52, -50, 8),
  ].join('');
}

export function drawCalabash(brush: Brush): string {
  const { palette } = brush;
  const gourd = brush.radial(['#ffe4a8', '#e0953a', '#a3521a', '#4a1f0a'], 0.38, 0.36, 0.76);
  return [
    path(
      `M-6-112C10-116 20-104 16-86C12-66 26-56 30-36C34-18 76-4 76 44C76 86 40 108 0 108
        C-40 108-76 86-76 44C-76-4-34-18-30-36C-26-56-8-66-14-86C-18-98-16-110-6-112Z`,
      gourd,
    ),
    path('M-31-34C-10-24 12-24 31-34L36-20C12-8-12-8-36-20Z', palette.accent),
    repeated(6, (at) => disc(-26 + at * 10.4, -24 + Math.abs(at - 2.5) * -1.5, 4, palette.pale)),
    path('M-74 34C-30 58 30 58 74 34L76 52C34 78-34 78-76 52Z', palette.deep),
    repeated(9, (at) => {
      const x = -60 + at * 15;
      const y = tidy(61 - (x / 62) ** 2 * 13);
      return path(`M${x} ${y - 9}l7 9l-7 9l-7-9Z`, at % 2 ? palette.main : palette.accent);
    }),
    stroke('M-58 20C-52-2-36-10-24-18M-8-98C-4-84-14-72-18-60', '#fff4d4', 7, 'opacity=".75"'),
    mirrored(stroke('M30-30C64-44 70-76 44-92', '#7a4a1e', 6) + disc(42, -94, 8, palette.main)),
  ].join('');
}

export function drawShield(brush: Brush): string {
  const { palette } = brush;
  const hide = brush.linear(['#fff2d8', '#e2b07a', '#8a4a26'], 0, 0, 1, 1);
  const spear = (turn: number) =>
    `<g transform="rotate(${turn})">${stroke('M0-78V112', '#5a2f14', 9)}${stroke('M-1.5-78V110', '#c98a50', 3)}${path(
      'M0-122L13-84L0-70L-13-84Z',
      brush.linear(['#fff', '#c3d2e2', '#6b7f98'], 0, 0, 1, 0),
    )}</g>`;
  const outline = 'M0-104C44-78 58-36 58 0C58 36 44 78 0 104C-44 78-58 36-58 0C-58-36-44-78 0-104Z';
  return [
    spear(34),
    spear(-34),
    path(outline, hide, `stroke="#5a2410" stroke-width="9"`),
    path('M0-88C32-66 46-32 46 0H0Z', palette.accent),
    path('M0 88C-32 66-46 32-46 0H0Z', palette.accent),
    path('M0-88C-32-66-46-32-46 0H0Z', palette.ink),
    path('M0 88C32 66 46 32 46 0H0Z', palette.ink),
    stroke('M0-90V90', '#fff2d8', 9),
    repeated(5, (at) =>
      path(`M0 ${-74 + at * 37}l11-12v24ZM0 ${-74 + at * 37}l-11-12v24Z`, palette.main),
    ),
    oval(0, 0, 19, 27, hide),
    oval(0, 0, 11, 17, palette.main),
    stroke('M-48-30C-44-54-30-74-14-86', '#fff', 5, 'opacity=".6"'),
  ].join('');
}
