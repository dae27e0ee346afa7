/** Left of the cabinet a fever tree, right of it one of the herd; weavers' nests hang from above. */
import { around, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#1a1630';
const outline = `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`;

/** Flat clouds of small leaves with yellow flowers in them. */
function canopy(seed: number, x: number, y: number, wide: number): string {
  const chance = chances(seed);
  const heads = Array.from({ length: 26 }, () => {
    const off = chance() * 2 - 1;
    const r = wide * (0.1 + 0.1 * chance());
    return [x + off * wide, y - (1 - off * off) * wide * 0.3 * chance() - r * 0.2, r] as const;
  });
  const row = (paint: string, dx: number, by: number, more = 0) =>
    heads.map(([hx, hy, r]) => disc(hx + dx, hy + dx, r * by + more, paint)).join('');
  const flowers = heads
    .map(([hx, hy, r]) => disc(hx - r * 0.3, hy - r * 0.3, 5, '#ffe86a'))
    .join('');
  return (
    row(edge, 0, 1, 5) +
    row('#4a7a58', 0, 1) +
    row('#86b46a', -6, 0.7) +
    row('#c8e08a', -11, 0.34) +
    flowers
  );
}

const bough = (path: string, thick: number) =>
  line(path, edge, thick + 12) + line(path, 'url(#bark)', thick);

export const feverTree = picture(
  width,
  height,
  shades('bark', [60, 0, 330, 0], '#f4f08a', '#c8c860', '#8a9848', '#4a5a3c'),
  bough('M190 640C200 520 170 420 196 300', 54) +
    bough('M196 320C180 240 110 220 70 150', 30) +
    bough('M198 310C220 230 300 220 340 140', 30) +
    bough('M196 330C196 240 214 180 206 110', 26) +
    line(
      'M176 620C182 520 160 430 178 330M200 600C206 520 184 440 204 360',
      '#fffcd0',
      5,
      'opacity=".5"',
    ) +
    canopy(3, 110, 160, 120) +
    canopy(4, 310, 150, 110) +
    canopy(5, 206, 96, 140) +
    fill('M60 640C80 590 130 570 190 576C250 572 310 590 340 640Z', '#8a6a70', outline) +
    fill('M84 634C110 600 150 588 190 590C170 604 130 620 110 640Z', '#d0a898', 'opacity=".8"'),
);

/** Faces the reels, trunk low. */
export const greeter = picture(
  width,
  height,
  shades('hide', [20, 120, 380, 600], '#d0d4f0', '#9098c8', '#5f659c', '#363a6c') +
    shades('ear', [200, 150, 380, 420], '#b0b4dc', '#6a70a8', '#3c4078'),
  fill(
    `M120 640L126 470C90 430 84 380 90 330C70 380 66 450 58 520C54 570 66 600 44 616C22 624 8 600 18 578
      C34 540 24 430 40 330C48 230 96 160 180 140C260 100 400 110 440 180V640H330L322 520H200L196 640Z`,
    'url(#hide)',
    outline,
  ) +
    line(
      'M34 420H60M32 450H62M30 480H62M28 510H60M24 540H56M20 568H54',
      '#363a6c',
      4.4,
      'opacity=".6"',
    ) +
    line('M120 196C90 220 70 270 66 330', '#f0f2ff', 7, 'opacity=".6"') +
    fill('M92 350C80 400 50 424 22 424C34 450 90 440 116 376Z', '#fff4dc', outline) +
    fill(
      'M196 170C280 150 350 210 340 310C336 380 290 430 244 420C200 380 176 250 196 170Z',
      'url(#ear)',
      outline,
    ) +
    fill(
      'M214 196C270 184 318 226 314 300C312 350 284 388 256 386C222 340 206 260 214 196Z',
      '#e8a0b8',
      'opacity=".4"',
    ) +
    line(
      'M250 210C290 230 300 280 290 330M232 240C258 260 266 300 262 340',
      '#363a6c',
      4,
      'opacity=".5"',
    ) +
    fill(
      'M96 258C108 240 132 242 140 262C128 274 108 272 96 258Z',
      '#fff6e4',
      `stroke="${edge}" stroke-width="6"`,
    ) +
    disc(122, 259, 10, '#7a3c14') +
    disc(118, 255, 4, '#fff') +
    line('M88 244C104 224 132 228 148 250M104 286C116 292 130 290 142 282', '#363a6c', 7) +
    line('M136 626h14M160 626h14M346 626h14M372 626h14M398 626h14', '#e8e0f0', 12),
);

const nest = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line('M0 -60V0', '#4a5a3c', 7) +
  fill(
    'M0 -8C44 0 54 60 30 92C10 106 -22 102 -36 82C-54 46 -40 0 0 -8Z',
    '#c89a50',
    `stroke="${edge}" stroke-width="6"`,
  ) +
  line('M-36 24Q0 6 40 24M-42 46Q0 26 44 46M-40 68Q0 50 40 68', '#fff0b0', 4, 'opacity=".6"') +
  line('M-38 34Q0 54 42 34M-42 58Q0 80 42 58', '#6a4418', 4, 'opacity=".7"') +
  `<ellipse cx="6" cy="76" rx="18" ry="14" fill="#2a1408" stroke="${edge}" stroke-width="4"/></g>`;

const sprig = (x: number, y: number) =>
  around(7, x, y, `<ellipse cx="${x}" cy="${y - 22}" rx="7" ry="20" fill="#7aa86a"/>`) +
  disc(x, y, 9, '#ffe86a', 'stroke="#b8902a" stroke-width="2"');

export const nests = picture(
  overheadSize.width,
  overheadSize.height,
  shades('bark', [0, 0, 0, 80], '#d8d070', '#8a9848', '#4a5a3c'),
  bough('M-20 14C140 20 300 40 460 22C520 16 560 10 600 2', 22) +
    bough('M1620 10C1480 24 1300 44 1140 22C1100 16 1060 8 1020 2', 22) +
    nest(120, 62, 0.86) +
    nest(270, 76, 1.05) +
    nest(420, 56, 0.74) +
    nest(1210, 62, 0.8) +
    nest(1360, 78, 1.06) +
    nest(1500, 60, 0.84) +
    [40, 190, 340, 500, 1110, 1280, 1430, 1560]
      .map((x, turn) => sprig(x, 24 + (turn % 3) * 8))
      .join('') +
    [80, 230, 380, 1160, 1320, 1470].map((x) => sprig(x, 16)).join(''),
);
