/** Left a giant groundsel with a colobus in it, right a cairn with a drum under a banner. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { chances, picture } from '#frame/slots/picture.ts';
import { at, ink } from '#frame/slots/paint.ts';

const { width, height } = sideSize;

function crown(x: number, y: number, size: number): string {
  const blade = 'M-11 6C-20 -30 -14 -66 0 -92C14 -66 20 -30 11 6Z';
  const ring = (from: number, step: number, count: number, by: number, paint: string) =>
    Array.from(
      { length: count },
      (_, turn) =>
        `<g transform="translate(${x} ${y}) scale(${size * by}) rotate(${from + turn * step})">` +
        `${fill(blade, paint, `stroke="${ink}" stroke-width="3.6" stroke-linejoin="round"`)}${line('M0 -8V-70', '#f0ffb0', 3, 'opacity=".5"')}</g>`,
    ).join('');
  return (
    ring(-126, 28, 10, 1, '#3a8244') +
    ring(-98, 28, 8, 0.84, '#6aaa3a') +
    ring(-70, 28, 6, 0.66, '#a8d84a') +
    ring(-42, 28, 4, 0.46, '#d8ec6a')
  );
}

const trunk = `M150 644C170 560 172 500 160 440C140 380 84 350 66 250L104 240C118 300 150 330 184 352L186 200H232L236 336
  C270 310 292 270 300 206H338C338 300 290 360 258 420C246 500 258 570 282 644Z`;

/** The frill of dead leaves that keeps a trunk from the frost. */
function shag(): string {
  const chance = chances(17);
  return Array.from({ length: 90 }, () => {
    const y = 380 + chance() * 250;
    const x = 160 + chance() * 96;
    return line(
      `M${at(x)} ${at(y)}q${at((chance() - 0.5) * 14)} 12 ${at((chance() - 0.5) * 18)} 26`,
      chance() > 0.5 ? '#c8904a' : '#3a1c14',
      5,
      'opacity=".8"',
    );
  }).join('');
}

const monkey =
  fill(
    'M206 420C180 410 170 370 186 344C180 322 196 302 216 304C238 302 252 322 246 344C266 368 258 410 236 424Z',
    ink,
    `stroke="${ink}" stroke-width="9"`,
  ) +
  fill(
    'M206 420C180 410 170 370 186 344C200 360 234 360 246 344C266 368 258 410 236 424Z',
    '#2c2440',
  ) +
  fill(
    'M178 372C164 392 166 430 150 452C176 452 196 440 204 420C190 410 180 394 178 372ZM256 372C270 392 268 430 284 452C258 452 240 440 232 420C246 410 254 394 256 372Z',
    '#f4f0ff',
  ) +
  disc(217, 328, 27, '#f4f0ff') +
  disc(217, 330, 19, '#2a2034') +
  fill('M192 318C196 298 238 298 242 318C230 310 204 310 192 318Z', '#1c1430') +
  disc(209, 327, 5, '#ffb02e') +
  disc(225, 327, 5, '#ffb02e') +
  disc(209, 328, 2.4, ink) +
  disc(225, 328, 2.4, ink) +
  line('M210 341Q217 345 224 341', '#08040c', 3) +
  line('M236 424C246 470 236 520 244 548', ink, 18) +
  line('M236 424C246 470 236 520 244 540', '#f4f0ff', 10);

export const groundselTree = picture(
  width,
  height,
  shades('bark', [120, 0, 300, 0], '#d8904a', '#8a5030', '#2c1820'),
  fill(trunk, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
    fill(trunk, 'url(#bark)') +
    shag() +
    line(
      'M172 640C186 560 186 500 176 446M92 268C106 320 140 350 170 372',
      '#ffc88a',
      5,
      'opacity=".6"',
    ) +
    crown(86, 236, 1.1) +
    crown(318, 204, 1.1) +
    crown(208, 176, 1.5) +
    monkey +
    line(
      grassPath(31, 120, { x: 40, width: 340, y: 606, deep: 40, tall: 64 }),
      '#c8c880',
      4,
      'opacity=".8"',
    ),
);

const stones = [
  [210, 604, 170, 66],
  [196, 520, 140, 58],
  [222, 446, 116, 50],
  [204, 384, 90, 42],
  [216, 332, 66, 34],
] as const;

const cairnStones = stones
  .map(
    ([x, y, rx, ry], index) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx + 4}" ry="${ry + 4}" fill="${ink}"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#stone)"/>` +
      `<path d="M${x - rx * 0.86} ${y - ry * 0.3}C${x - rx * 0.6} ${y - ry} ${x + rx * 0.3} ${y - ry * 1.05} ${x + rx * 0.7} ${y - ry * 0.6}C${x + rx * 0.2} ${y - ry * 0.66} ${x - rx * 0.4} ${y - ry * 0.6} ${x - rx * 0.86} ${y - ry * 0.3}Z" fill="#f6fcff" opacity="${index > 1 ? 0.95 : 0.7}"/>` +
      line(
        `M${x - rx * 0.2} ${y + ry * 0.2}l${rx * 0.2} ${ry * 0.3}l${-rx * 0.1} ${ry * 0.3}`,
        '#1c2438',
        4,
        'opacity=".6"',
      ),
  )
  .join('');

/** Strips of cloth that climbers tie, blown to the left. */
const flags = ['#ff4a6a', '#ffc21e', '#2fd0c0', '#f4f0ff', '#8a5aff']
  .map((paint, index) => {
    const y = 92 + index * 34;
    return (
      fill(
        `M228 ${y}C190 ${y - 16} 150 ${y + 18} 92 ${y - 4 + index * 4}L98 ${y + 22 + index * 4}C150 ${y + 44} 190 ${y + 8} 228 ${y + 26}Z`,
        paint,
        `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
      ) +
      line(
        `M220 ${y + 6}C190 ${y - 6} 150 ${y + 24} 104 ${y + 4 + index * 4}`,
        '#ffffff',
        4,
        'opacity=".5"',
      )
    );
  })
  .join('');

export const cairn = picture(
  width,
  height,
  ball('stone', [120, 380, 320], '#c8d4dc', '#7a8a9c', '#3c465c', '#1c2236'),
  line('M232 330V64', ink, 17) +
    line('M232 330V64', '#a8703c', 9) +
    flags +
    disc(232, 58, 15, ink) +
    disc(232, 58, 10, '#ffc21e') +
    cairnStones +
    line(
      grassPath(33, 120, { x: 10, width: 400, y: 606, deep: 40, tall: 60 }),
      '#c8c880',
      4,
      'opacity=".8"',
    ),
);

const cloud = (x: number, y: number, r: number, paint: string) =>
  [
    [-1.3, 0.1, 0.7],
    [-0.5, 0.3, 0.9],
    [0.4, 0.2, 1],
    [1.2, 0, 0.76],
  ]
    .map(([dx = 0, dy = 0, by = 1]) => disc(x + dx * r, y + dy * r, r * by, paint))
    .join('');

/** The underside of the storm. */
export const ceiling = picture(
  overheadSize.width,
  overheadSize.height,
  shades('under', [0, 0, 0, 170], '#0e1428', '#243250', '#3e5474'),
  Array.from({ length: 9 }, (_, index) =>
    cloud(index * 200, 10 + (index % 3) * 10, 66 + (index % 2) * 12, 'url(#under)'),
  ).join('') +
    Array.from({ length: 8 }, (_, index) => cloud(100 + index * 200, -14, 60, '#0c1224')).join(''),
);
