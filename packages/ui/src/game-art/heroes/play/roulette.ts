import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  brassDown,
  disc,
  glint,
  moved,
  oval,
  path,
  ring,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

/** A tile is small: fewer pockets than a wheel has, so that each is seen. */
const pockets = 26;

function pocket(outer: number, inner: number, fill: string): string {
  const half = Math.PI / pockets;
  const [x, y] = [tidy(Math.sin(half) * outer), tidy(-Math.cos(half) * outer)];
  const [u, v] = [tidy(Math.sin(half) * inner), tidy(-Math.cos(half) * inner)];
  return path(
    `M${-x} ${y}A${outer} ${outer} 0 0 1 ${x} ${y}L${u} ${v}A${inner} ${inner} 0 0 0 ${-u} ${v}Z`,
    fill,
  );
}

/** A roulette wheel in its bowl, its ball come to rest, and two chips on the rail. */
export function drawRoulette(brush: Brush): string {
  const { palette } = brush;
  const brass = brush.linear(brassAcross, 0, 0, 1, 1);
  const down = brush.linear(brassDown);
  const bowl = brush.radial(['.78 #34120a', '.9 #8a431f', '1 #4b1d0c']);
  const apron = brush.radial(['.8 #2a0d06', '1 #9c5328']);
  const cone = brush.radial(['#a8582c', '#5b2410', '#2c0e08']);
  const knob = brush.radial(['#fff8da', '#e2b04a', '#7a4c10'], 0.36, 0.3, 0.8);
  const ivory = brush.radial(['#ffffff', '#fbf2dd', '#b79f72'], 0.36, 0.3, 0.8);
  const lamp = brush.linear(['0 #ffe6b8 .5', '.45 #fff 0', '1 #000 .45'], 0.15, 0, 0.85, 1);
  const field = (at: number, isDeep: boolean) => {
    if (at === 0) return isDeep ? '#07503a' : '#0f8a63';
    const isRed = at - 2 * Math.floor(at / 2) === 1;
    if (isRed) return isDeep ? '#7a0c1f' : '#c31f37';
    return isDeep ? '#0b0a10' : '#1d1c25';
  };
  const rotor = Array.from({ length: pockets }, (_, at) =>
    moved(
      0,
      0,
      [
        pocket(74, 59, field(at, false)),
        pocket(59, 44, field(at, true)),
        at === 0 ? '' : disc(0, -66.5, 2.6, '#fff0d0'),
      ].join(''),
      1,
      tidy((at * 360) / pockets),
    ),
  ).join('');
  const frets = ring(pockets, path('M-.7-74H.7L.5-44H-.5Z', '#f2cd78'), 180 / pockets);
  const arm = path('M-2.4 0L-1.4-27H1.4L2.4 0Z', down) + disc(0, -28, 4.4, knob);
  const chip = (lacquer: string, inlay: string) =>
    [
      oval(2, 5, 21, 17, '#000', 'opacity=".45"'),
      oval(0, 3, 21, 17, '#3a0a12'),
      oval(0, 0, 21, 17, lacquer),
      `<g transform="scale(1 .81)">${ring(8, path('M-3.4-20.8A21 21 0 0 1 3.4-20.8L2.4-15H-2.4Z', inlay))}</g>`,
      oval(0, 0, 13, 10.5, '#fbf3e0'),
      oval(0, 0, 9.5, 7.6, inlay),
    ].join('');
  const wheel = [
    disc(0, 0, 112, brass),
    disc(0, 0, 108, bowl),
    disc(0, 0, 90, '#1a0803'),
    disc(0, 0, 89, apron),
    ring(8, path('M0-101L4-94 0-87-4-94Z', knob), 22.5),
    disc(0, 0, 77, brass),
    rotor,
    frets,
    disc(0, 0, 45, brass),
    disc(0, 0, 43, cone),
    ring(8, path('M0-40Q5-31 0-20Q-5-31 0-40Z', '#e8c88a', 'opacity=".8"'), 22.5),
    ring(4, arm, 20),
    disc(0, 0, 13, knob),
    disc(0, 0, 7, brass),
    disc(-2, -2.6, 2.6, '#fffbe8'),
    disc(0, 0, 112, lamp, 'opacity=".9"'),
    moved(37, -34, disc(1.6, 2.4, 6.4, '#000', 'opacity=".5"') + disc(0, 0, 6.4, ivory)),
  ].join('');
  return [
    oval(2, 92, 108, 22, '#000', 'opacity=".34"'),
    `<g transform="translate(0 -6) scale(1 .9) rotate(-14)">${wheel}</g>`,
    moved(82, 82, chip('#c23a2a', '#ffe9c4')),
    moved(56, 98, chip(palette.accent, '#fff1cf')),
    glint(-76, -66, 12),
    glint(66, 8, 8),
  ].join('');
}
