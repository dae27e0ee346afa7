/** Left of the cabinet a pillar of coral with its fish, right of it the wreck's bow and its gold. */
import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#04182e';

/** Weed that stands up from the ground and leans with the swell. */
function weed(seed: number, count: number, from: number, to: number, tall: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = from + chance() * (to - from);
    const high = tall * (0.6 + chance() * 0.5);
    const d = `M${at(x)} 640c-26 ${at(-high * 0.3)} 26 ${at(-high * 0.5)} 4 ${at(-high)}`;
    return line(d, edge, 15) + line(d, chance() < 0.5 ? '#2a9a5a' : '#7ab83a', 9);
  }).join('');
}

/** A fish of stripes, looking right or left by the sign of its size. */
const fish = (x: number, y: number, size: number, paint: string, stripe: string) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">` +
  fill('M-44 0L-72 -26V26Z', paint, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`) +
  fill(
    'M-50 0C-30 -40 24 -44 50 0C24 44 -30 40 -50 0Z',
    paint,
    `stroke="${edge}" stroke-width="5"`,
  ) +
  fill(
    'M-18 -30C-8 -10 -8 10 -18 30L-2 32C6 12 6 -12 -2 -32ZM18 -28C26 -10 26 10 18 28L30 20C36 8 36 -8 30 -20Z',
    stripe,
  ) +
  disc(36, -6, 6, '#fff') +
  disc(37, -6, 3.2, edge) +
  line('M-30 -18C-16 -28 4 -30 20 -26', '#fff', 4, 'opacity=".7"') +
  '</g>';

const rock = `M60 640C70 560 40 500 70 440C90 400 60 350 96 310C116 280 160 290 186 270C220 250 270 270 280 310
  C310 340 290 400 320 440C350 490 330 560 360 640Z`;
const tube = (x: number, y: number, tall: number, half: number) =>
  fill(
    `M${x - half} ${y}V${y - tall}H${x + half}V${y}Z`,
    'url(#tube)',
    `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
  ) +
  `<ellipse cx="${x}" cy="${y - tall}" rx="${half}" ry="${half * 0.42}" fill="#ffb0e8" stroke="${edge}" stroke-width="6"/>` +
  `<ellipse cx="${x}" cy="${y - tall + 1}" rx="${half * 0.62}" ry="${half * 0.24}" fill="#4a0a5a"/>`;
const fanCoral =
  'M110 330C100 290 40 270 22 210C4 140 60 90 120 96C180 84 232 140 214 206C204 256 140 290 130 330Z';

export const pillar = picture(
  width,
  height,
  shades('rock', [60, 0, 360, 0], '#6ab0b8', '#2a6a8a', '#0c2e5a') +
    shades('fan', [20, 90, 210, 330], '#ffd08a', '#ff6a4a', '#a81a4a') +
    shades('tube', [0, 0, 300, 0], '#ff8ae0', '#c83ac0', '#5a1488'),
  fill(fanCoral, edge, `stroke="${edge}" stroke-width="8"`) +
    fill(fanCoral, 'url(#fan)') +
    line(
      'M120 326V112M120 300C80 264 46 236 34 200M120 300C160 264 194 236 204 200M120 270C90 230 60 190 52 150M120 270C150 230 180 190 190 150M120 210C104 180 92 150 88 112M120 210C136 180 150 150 156 112M72 200C60 190 44 176 40 170M168 200C180 190 196 176 198 170M98 170C84 156 72 140 70 128M142 170C156 156 168 140 172 128',
      '#ffe8b8',
      4,
      'opacity=".75"',
    ) +
    tube(280, 400, 220, 30) +
    tube(226, 380, 150, 24) +
    tube(318, 640, 370, 24) +
    fill(rock, edge, `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`) +
    fill(rock, 'url(#rock)') +
    line(
      'M96 330C110 310 140 306 170 296M80 460C90 440 84 420 100 400M90 560C100 530 84 510 92 490',
      '#d8fff4',
      7,
      'opacity=".6"',
    ) +
    dots(
      [
        [150, 380],
        [220, 360],
        [250, 440],
        [180, 470],
        [130, 540],
        [230, 540],
        [290, 500],
      ],
      17,
      '#0c3a62',
      'opacity=".6"',
    ) +
    dots(
      [
        [146, 376],
        [216, 356],
        [246, 436],
        [176, 466],
        [126, 536],
        [226, 536],
        [286, 496],
      ],
      13,
      '#ff9a5a',
    ) +
    dots(
      [
        [146, 376],
        [216, 356],
        [246, 436],
        [176, 466],
        [126, 536],
        [226, 536],
        [286, 496],
      ],
      5,
      '#fff0b0',
    ) +
    weed(41, 9, 20, 130, 190) +
    weed(42, 7, 290, 400, 150) +
    fish(330, 120, 0.8, '#ffcf3a', '#1a2a6a') +
    fish(90, 420, -0.62, '#ff7a3a', '#ffffff'),
);

const bow = `M-10 640V300C80 330 190 330 290 210C320 240 350 250 392 238C386 330 350 420 290 500C250 560 230 600 226 640Z`;
const chest = 'M150 640V560C150 548 160 540 172 540H330C342 540 352 548 352 560V640Z';
const lidOf = 'M150 548C146 500 190 476 252 476C312 476 356 500 352 548Z';

export const bowOfWreck = picture(
  width,
  height,
  shades('wood', [0, 220, 300, 640], '#c89a6a', '#7a5040', '#3a2438') +
    shades('chest', [150, 480, 350, 640], '#d88a3a', '#8a4a1c', '#3a1a10') +
    shades('gold', [160, 500, 340, 560], '#fffbd0', '#ffd23c', '#c8801a'),
  line('M300 216C340 150 350 100 346 30', edge, 21) +
    line('M300 216C340 150 350 100 346 30', '#8a5a40', 13) +
    line('M346 40C260 90 170 190 100 318M346 60L330 230', '#e8d8a8', 4, 'opacity=".8"') +
    fill(bow, edge, `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`) +
    fill(bow, 'url(#wood)') +
    line(
      'M-10 370C90 396 220 380 330 260M-10 440C90 460 210 440 340 330M-10 510C80 524 190 510 300 430M-10 580C60 590 160 580 250 520',
      '#2a1420',
      6,
      'opacity=".75"',
    ) +
    line('M-10 312C80 342 200 340 296 222', '#ffe8b8', 6, 'opacity=".7"') +
    fill('M60 400C90 396 130 396 150 410C150 450 120 470 90 462C64 456 54 424 60 400Z', '#0a1424') +
    disc(300, 300, 25, edge) +
    disc(300, 300, 20, '#fff4d8') +
    disc(304, 302, 10, '#1a4a8a') +
    disc(301, 298, 4, '#fff') +
    fill(lidOf, edge, `stroke="${edge}" stroke-width="8"`) +
    fill(lidOf, '#4a2210') +
    dots(
      [
        [180, 548],
        [206, 536],
        [234, 530],
        [262, 526],
        [290, 534],
        [318, 546],
        [220, 552],
        [250, 546],
        [280, 550],
        [196, 556],
        [306, 558],
        [330, 560],
      ],
      17,
      '#8a5a10',
    ) +
    dots(
      [
        [180, 546],
        [206, 534],
        [234, 528],
        [262, 524],
        [290, 532],
        [318, 544],
        [220, 550],
        [250, 544],
        [280, 548],
        [196, 554],
        [306, 556],
        [330, 558],
      ],
      14,
      'url(#gold)',
    ) +
    fill(chest, edge, `stroke="${edge}" stroke-width="8"`) +
    fill(chest, 'url(#chest)') +
    line('M152 590H350M200 560V640M302 560V640', '#f0c05a', 8) +
    fill('M234 574H268V612H234Z', '#ffd23c', `stroke="${edge}" stroke-width="5"`) +
    weed(51, 7, 10, 130, 150) +
    weed(52, 6, 366, 416, 190) +
    fish(210, 130, -0.7, '#4ad8ff', '#ffe04a'),
);
