/** Left of the cabinet a bus waits with its lamps on, right of it a tower of speakers and signs. */
import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#06061a';

const headlamp = (x: number) =>
  disc(x, 500, 84, 'url(#beam)') +
  disc(x, 500, 38, edge) +
  disc(x, 500, 31, '#fff6c8') +
  disc(x - 8, 492, 12, '#fff');

const front =
  [70, 350]
    .map((x) =>
      fill(`M${x - 40} 590h80v46q-40 16 -80 0Z`, '#12122a', `stroke="${edge}" stroke-width="8"`),
    )
    .join('') +
  fill(
    'M20 600V380L40 220C46 170 80 150 120 150H300C340 150 374 170 380 220L400 380V600Z',
    'url(#paint)',
    `stroke="${edge}" stroke-width="10" stroke-linejoin="round"`,
  ) +
  fill(
    'M20 470L130 400L110 446L210 396L190 446L300 392L286 436L400 400V540H20Z',
    '#ffe21e',
    `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
  ) +
  fill('M20 510L130 440L112 484L210 434L192 482L300 430L284 474L400 440V570H20Z', '#3aff8a') +
  fill(
    'M68 220C72 196 90 186 112 186H308C330 186 348 196 352 220L370 350H50Z',
    'url(#pane)',
    `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
  ) +
  fill('M96 198H170L110 340H58Z', '#fff', 'opacity=".35"') +
  line('M210 190V346', edge, 6) +
  line('M120 344L200 300M240 344L320 300', edge, 6) +
  fill(
    'M80 110H340V156H80Z',
    '#06061a',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  line('M100 134H176M194 134H226M244 134H320', '#2ff0ff', 11) +
  line('M60 100H360', '#ff2ab8', 9) +
  line('M80 84V100M340 84V100M140 84V100M280 84V100M70 80H350', '#c8d4f0', 7) +
  headlamp(96) +
  headlamp(324) +
  fill('M150 486H270V536H150Z', '#12122a', `stroke="${edge}" stroke-width="7"`) +
  line('M162 500H258M162 512H258M162 524H258', '#8af0ff', 4) +
  fill(
    'M10 570H410V604Q210 630 10 604Z',
    '#d8e4ff',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  line('M24 582H396', '#fff', 5);

export const busSide = picture(
  width,
  height,
  shades('paint', [0, 150, 420, 600], '#ff8af0', '#ff1ea8', '#7a12d8', '#240a6a') +
    shades('pane', [60, 186, 360, 350], '#c8fbff', '#2fa8ff', '#141a7a') +
    ball('beam', [96, 500, 84], '#fff6a8 0.8', '#fff6a8 0.25', '#fff6a8 0'),
  front,
);

const driver = (x: number, y: number, r: number, tint: string) =>
  disc(x, y, r + 8, edge) +
  disc(x, y, r, tint) +
  disc(x, y, r * 0.84, '#14142e') +
  disc(x, y, r * 0.62, '#2a2a52') +
  disc(x, y, r * 0.3, edge) +
  disc(x, y, r * 0.24, tint) +
  around(8, x, y, disc(x, y - r * 0.92, r * 0.05, edge)) +
  disc(x - r * 0.36, y - r * 0.4, r * 0.1, '#fff', 'opacity=".7"');

const box = (y: number, tall: number, paint: string) =>
  fill(
    `M110 ${y}H370V${y + tall}H110Z`,
    paint,
    `stroke="${edge}" stroke-width="10" stroke-linejoin="round"`,
  ) + line(`M124 ${y + 12}V${y + tall - 12}`, '#fff', 5, 'opacity=".4"');

const sign =
  line('M60 640V60', edge, 20) +
  line('M60 640V60', '#6a7ab0', 10) +
  fill(
    'M30 60H330V190H30Z',
    '#0a0a2a',
    `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
  ) +
  `<rect x="42" y="72" width="276" height="106" fill="none" stroke="#ff2ab8" stroke-width="6" rx="8"/>` +
  line(
    'M74 112H100L126 88V162L100 138H74ZM152 108Q172 125 152 142M182 96Q214 125 182 154M212 84Q256 125 212 166',
    '#2ff0ff',
    9,
  );

export const soundSide = picture(
  width,
  height,
  shades('orange', [110, 0, 370, 0], '#ff8a1e', '#d8320c', '#7a0c1c') +
    shades('violet', [110, 0, 370, 0], '#a84af8', '#5a14c8', '#280a6a'),
  sign +
    box(216, 150, 'url(#violet)') +
    box(366, 280, 'url(#orange)') +
    driver(180, 292, 46, '#2ff0ff') +
    driver(300, 292, 46, '#ff2ab8') +
    driver(240, 510, 108, '#ffe21e') +
    line('M92 300C70 340 70 380 92 420M388 300C410 340 410 380 388 420', '#3aff8a', 8),
);
