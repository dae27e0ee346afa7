/** Things of the shore and the sea, drawn round the origin within 120 units each way. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  disc,
  glint,
  mirrored,
  path,
  repeated,
  ring,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

export function drawStarfish(brush: Brush): string {
  const body = brush.radial(['#ffe2a8', '#ff9a4a', '#e0532a', '#8f2418'], 0.45, 0.4, 0.62);
  const arm = 'M0 10C-34 4-28-34-14-74C-10-96-4-108 0-110C4-108 10-96 14-74C28-34 34 4 0 10Z';
  return [
    ring(5, path(arm, body)),
    ring(5, stroke('M0-8C-3-40-2-70 0-98', '#ffd9a0', 4, 'opacity=".8"')),
    ring(
      5,
      repeated(5, (at) => disc(0, -22 - at * 17, 5.6 - at * 0.8, '#fff2d0')),
    ),
    ring(
      5,
      repeated(3, (at) => disc(-11 + at * 2, -28 - at * 16, 3, '#a53220', 'opacity=".5"')) +
        repeated(3, (at) => disc(11 - at * 2, -28 - at * 16, 3, '#a53220', 'opacity=".5"')),
    ),
    disc(0, 0, 15, '#fff2d0', 'opacity=".9"'),
    disc(0, 0, 9, '#ff9a4a'),
    glint(-30, -52, 9),
  ].join('');
}

export function drawTurtle(brush: Brush): string {
  const skin = brush.linear(['#c9f0a0', '#5fae6a', '#1f6048']);
  const shell = brush.radial(['#ffe9a8', '#c98b34', '#7a4514', '#3d1f08'], 0.42, 0.34, 0.72);
  const flipper = path('M44-40C84-66 108-52 112-34C92-34 74-24 58-6Z', skin);
  const hind = path('M34 62C54 72 62 92 54 108C38 102 26 90 20 74Z', skin);
  const plate = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y - size}l${size * 0.87} ${size / 2}v${size}l${-size * 0.87} ${size / 2}
        l${-size * 0.87} ${-size / 2}v${-size}Z`,
      brush.radial(['#f7cf7a', '#a8641f'], 0.4, 0.3, 0.8),
      'stroke="#4a2508" stroke-width="5"',
    );
  return [
    mirrored(flipper + hind),
    path('M-24-64C-26-104 26-104 24-64C20-50-20-50-24-64Z', skin),
    mirrored(disc(12, -82, 5.5, '#0c2418') + disc(13.5, -84, 1.9, '#fff')),
    path('M0-66C52-66 76-24 72 20C68 68 34 96 0 100C-34 96-68 68-72 20C-76-24-52-66 0-66Z', shell),
    plate(0, 14, 27),
    plate(0, -40, 15),
    plate(0, 70, 15),
    mirrored(plate(42, -12, 17) + plate(42, 42, 17)),
    stroke('M-54-26C-44-46-26-56-6-58', '#fff6d0', 6, 'opacity=".75"'),
    mirrored(stroke('M62-38C78-50 92-50 102-42', '#eaffc8', 3, 'opacity=".8"')),
  ].join('');
}

export function drawCrab(brush: Brush): string {
  const shell = brush.radial(['#ffd0a0', '#ff7a4a', '#d23a26', '#7d1420'], 0.42, 0.28, 0.8);
  const limb = '#b52c24';
  const claw = [
    stroke('M52-6C78-18 86-36 80-52', limb, 15),
    path(
      'M80-40C56-52 54-88 74-104C76-88 84-82 90-80C92-92 98-100 106-104C120-82 112-48 84-40Z',
      shell,
    ),
    stroke('M70-92C64-80 66-64 76-54', '#ffe2c0', 4, 'opacity=".8"'),
  ].join('');
  const legs = [
    stroke('M58 18C84 12 98 24 104 44', limb, 10),
    stroke('M54 38C76 40 86 54 88 74', limb, 10),
    stroke('M42 54C58 62 64 76 62 94', limb, 10),
  ].join('');
  return [
    mirrored(legs + claw),
    path('M0-36C46-40 78-8 70 26C62 58 30 66 0 66C-30 66-62 58-70 26C-78-8-46-40 0-36Z', shell),
    repeated(7, (at) => disc(-42 + at * 14, 4 + (at % 2) * 12, 4, '#fff0d0', 'opacity=".55"')),
    mirrored(
      stroke('M18-32V-54', limb, 7) +
        disc(18, -58, 11, '#fffdf4') +
        disc(17, -58, 6, '#1a0a10') +
        disc(15, -61, 2, '#fff'),
    ),
    stroke('M-22 40C-10 50 10 50 22 40', '#7d1420', 5),
    stroke('M-52-6C-44-20-28-28-10-28', '#fff0e0', 7, 'opacity=".75"'),
  ].join('');
}

export function drawAnchor(brush: Brush): string {
  const iron = brush.linear(['#dfeaf4', '#8fa6bd', '#4a6078', '#22324a'], 0, 0, 1, 1);
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  return [
    stroke('M0-58V84', '#22324a', 26),
    stroke('M-84 26C-80 78-34 92 0 96C34 92 80 78 84 26', '#22324a', 26),
    stroke('M0-58V84', iron, 18),
    stroke('M-84 26C-80 78-34 92 0 96C34 92 80 78 84 26', '#8fa6bd', 18),
    mirrored(path('M66 36L104 40L92 2Z', iron)),
    path('M-52-46H52V-26H-52Z', brass),
    mirrored(disc(54, -36, 13, brass)),
    disc(0, -82, 24, brass),
    disc(0, -82, 12, '#0e1830'),
    stroke('M-20-92C-60-70 30-30-10 6S-30 60 20 76', brush.palette.accent, 9),
    stroke('M-20-92C-60-70 30-30-10 6S-30 60 20 76', '#fff3d8', 3, 'stroke-dasharray="2 12"'),
    stroke('M-5-20V70M-76 36C-68 70-40 82-14 88', '#fff', 4, 'opacity=".7"'),
    glint(-14, -98, 10),
  ].join('');
}

export function drawLighthouse(brush: Brush): string {
  const wall = brush.linear(['#cfd9e6', '#fffdf6', '#f2ead8', '#9aa6ba'], 0, 0, 1, 0);
  const lamp = brush.radial(['#fffdf0', '#ffe28a', '#ff9a3a'], 0.5, 0.5, 0.6);
  const band = brush.palette.accent;
  return [
    path('M0-78L120-112V-30Z', '#ffe9a0', 'opacity=".55"'),
    path('M0-78L-120-112V-30Z', '#ffe9a0', 'opacity=".55"'),
    path('M-26-50H26L42 96H-42Z', wall),
    path('M-29.5-18H29.500L32.5 12H-32.500ZM-36 44H36L39 74H-39Z', band),
    path('M8-50H26L42 96H14Z', '#1b2a4a', 'opacity=".22"'),
    path('M-36-58H36V-46H-36Z', '#24345a'),
    path('M-22-98H22V-58H-22Z', lamp),
    stroke('M-22-98V-58M-7-98V-58M7-98V-58M22-98V-58', '#24345a', 4),
    path('M-30-96C-20-120 20-120 30-96Z', band),
    disc(0, -116, 5, '#ffe28a'),
    path('M-9 96V74C-9 62 9 62 9 74V96Z', '#24345a'),
    path('M-84 98C-54 82-28 90 0 92C30 88 56 84 84 98L70 112H-70Z', '#5b6478'),
    path('M-84 98C-54 82-28 90 0 92C30 88 56 84 84 98L60 100H-60Z', '#8e98ac'),
    stroke('M-18-42L-30 88', '#fff', 5, 'opacity=".8"'),
  ].join('');
}

export function drawHeron(brush: Brush): string {
  const coat = brush.linear(['#fdfdff', '#c9d8ea', '#7f97b8']);
  const wing = brush.linear(['#9fb6d4', '#3d5680', '#1d2c52']);
  return [
    stroke('M8 46V106M-18 46L-24 76L-16 106', '#e0a040', 7),
    stroke('M-4 108H22M-30 108H-6', '#e0a040', 6),
    path('M58 30C40 62-22 64-44 34C-58 8-22-18 14-8C40-2 66 8 104 34C88 36 72 36 58 30Z', coat),
    path('M92 34C56 52 8 50-18 22C6 2 40 6 104 34Z', wing),
    stroke('M2 20C30 18 56 24 86 34M-4 30C20 36 44 38 64 38', '#d5e2f4', 3, 'opacity=".7"'),
    stroke('M-36 22C-66-8-14-34-30-66C-36-80-44-84-54-84', '#8fa6c6', 24),
    stroke('M-36 22C-66-8-14-34-30-66C-36-80-44-84-54-84', '#fdfdff', 18),
    disc(-50, -86, 15, '#fdfdff'),
    path('M-58-92L-116-80L-58-78Z', brush.linear(['#ffd76a', '#d98a1e'])),
    path('M-58-98C-40-112-18-110 2-100C-16-98-34-92-46-86Z', '#1d2c52'),
    disc(-55, -88, 4, '#14202e'),
    disc(-56, -89, 1.5, '#fff'),
    stroke('M-8-4C8-4 22 0 36 6', '#fff', 5, 'opacity=".9"'),
  ].join('');
}
