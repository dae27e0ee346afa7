/** Left of the cabinet an old acacia, right of it the lookout of the pride. */
import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;

const trunk = `M150 640C176 560 180 480 158 410C136 350 84 320 30 250L52 236C100 284 150 310 176 346C178 300 172 250 182 200L208 204
  C204 262 214 310 216 352C244 304 300 280 344 222L368 236C326 306 264 340 246 410C236 480 244 560 276 640Z`;
const crown = `M-20 226C-40 190 10 160 60 164C80 130 150 120 190 138C220 108 310 112 336 146C390 138 440 172 430 210C390 244 320 226 270 236
  C210 252 130 250 90 234C50 246 0 248 -20 226Z`;

export const oldAcacia = picture(
  width,
  height,
  shades('bark', [150, 0, 280, 0], '#d8703a', '#7a3020', '#2a0c1c') +
    shades('crown', [0, 110, 0, 250], '#d8a03a', '#6a5a2a', '#2a2420', '#1a0c1c'),
  fill(trunk, '#16060f', 'stroke="#16060f" stroke-width="7" stroke-linejoin="round"') +
    fill(trunk, 'url(#bark)') +
    line(
      'M184 630C204 560 204 480 184 420C170 380 120 340 80 300M226 630C220 560 216 480 222 420C230 380 290 330 330 270M206 600C212 520 204 440 198 380',
      '#2a0c16',
      5,
      'opacity=".7"',
    ) +
    line('M160 630C186 560 190 480 168 412', '#ffb060', 4, 'opacity=".7"') +
    fill(crown, '#16060f', 'stroke="#16060f" stroke-width="6"') +
    fill(crown, 'url(#crown)') +
    line(
      grassPath(31, 260, { x: -10, width: 430, y: 150, deep: 90, tall: 18 }),
      '#f0c85a',
      3,
      'opacity=".4"',
    ) +
    line(
      grassPath(32, 200, { x: -10, width: 430, y: 200, deep: 50, tall: 16 }),
      '#1a0a18',
      4,
      'opacity=".6"',
    ) +
    line(
      grassPath(33, 120, { x: 40, width: 340, y: 600, deep: 44, tall: 74 }),
      '#e89a3c',
      4,
      'opacity=".8"',
    ),
);

const rock = `M20 640C30 560 60 520 84 470C96 440 150 424 200 430C260 420 330 436 352 470C380 520 404 570 412 640Z`;
/** A lioness lying on the rock, her head up, looking to the reels. */
const lioness = `M56 402C50 390 60 380 74 384C78 366 96 350 116 350C128 340 150 344 160 360C200 352 262 356 306 378C336 386 360 412 352 438
  C330 446 300 442 284 436C250 444 170 446 140 440C116 446 76 450 66 440C74 430 96 430 104 426C100 414 96 410 88 412C76 414 62 414 56 402Z`;

export const lookout = picture(
  width,
  height,
  shades('rock', [20, 430, 400, 640], '#e0884a', '#93442e', '#4a1a2a', '#1c0a1c') +
    shades('fur', [60, 350, 340, 440], '#8a3c28', '#4a1a24', '#240a1a'),
  line('M350 424C384 420 398 392 388 364', '#16060f', 15) +
    line('M350 424C384 420 398 392 388 364', '#5a2028', 8) +
    fill('M388 370C378 356 382 342 392 334C402 346 404 360 396 372Z', '#4a1a12') +
    fill(lioness, '#16060f', 'stroke="#16060f" stroke-width="8" stroke-linejoin="round"') +
    fill(lioness, 'url(#fur)') +
    line(
      'M74 384C78 366 96 350 116 350C128 340 150 344 160 360C200 352 262 356 306 378C324 382 340 392 348 404',
      '#ffcf7a',
      5,
      'opacity=".95"',
    ) +
    line(
      'M262 432C250 408 268 386 296 386M104 426C124 420 138 408 142 392',
      '#ff9a4a',
      3,
      'opacity=".45"',
    ) +
    fill('M88 380C94 375 102 376 106 381C100 385 93 385 88 380Z', '#ffd87a') +
    fill(rock, '#16060f', 'stroke="#16060f" stroke-width="7"') +
    fill(rock, 'url(#rock)') +
    fill(
      'M84 470C96 440 150 424 200 430C260 420 330 436 352 470C300 458 160 460 84 470Z',
      '#ffc07a',
      'opacity=".75"',
    ) +
    line(
      'M110 480L90 560L110 640M230 466L250 540L228 640M320 476L340 560',
      '#3a1220',
      6,
      'opacity=".7"',
    ) +
    line(
      grassPath(41, 130, { x: 0, width: 420, y: 606, deep: 40, tall: 84 }),
      '#e89a3c',
      4,
      'opacity=".8"',
    ),
);

const twig = (x: number, turn: number) =>
  `<g transform="translate(${x} -6) rotate(${turn})">${fill('M0 0C60 10 150 30 214 70C190 104 150 116 110 96C80 100 30 70 0 0Z', '#241a1c')}${line('M0 0C30 40 90 66 190 80M60 44C80 30 110 30 130 18M110 66C120 90 150 110 176 116', '#1c0a1a', 6)}` +
  line(grassPath(50 + x, 90, { x: 20, width: 180, y: 20, deep: 96, tall: 17 }), '#3a3a1c', 7) +
  `${line(grassPath(60 + x, 60, { x: 20, width: 180, y: 16, deep: 80, tall: 14 }), '#c8a83a', 3, 'opacity=".7"')}</g>`;

export const branches = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  twig(0, -6) +
    twig(190, -16) +
    `<g transform="translate(1600 0) scale(-1 1)">${twig(0, -4)}${twig(210, -14)}</g>`,
);
