/** The court itself: an arcade in white lime, a tiled floor with a star, bougainvillea above. */
import { around, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, overheadSize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

const arch = (x: number) =>
  `M${x} ${height}V250C${x} 196 ${x + 40} 190 ${x + 70} 150C${x + 100} 190 ${x + 140} 196 ${x + 140} 250V${height}Z`;

const starts = Array.from({ length: 9 }, (_, index) => -30 + index * 190);

const lantern = (x: number, y: number) =>
  line(`M${x} 140V${y}`, '#3a2030', 4) +
  disc(x, y + 22, 44, '#ffd890', 'opacity=".3"') +
  fill(
    `M${x - 18} ${y + 6}L${x} ${y - 8}L${x + 18} ${y + 6}L${x + 14} ${y + 40}L${x} ${y + 50}L${x - 14} ${y + 40}Z`,
    '#ffe6a0',
    'stroke="#5a2c18" stroke-width="5" stroke-linejoin="round"',
  ) +
  line(`M${x} ${y - 4}V${y + 46}M${x - 16} ${y + 22}H${x + 16}`, '#c8641e', 3);

/** Through its arches the town is seen. */
export const roofs = picture(
  width,
  height,
  shades('wall', [0, 90, 0, height], '#fffaf4', '#ffe4d8', '#e0a8b0'),
  `<path d="M0 ${height}V110H${width}V${height}Z${starts.map(arch).join('')}" fill="url(#wall)" fill-rule="evenodd"/>` +
    line(starts.map(arch).join(''), '#b8788a', 5) +
    starts
      .map((x) =>
        line(
          arch(x)
            .replace(`M${x} ${height}V250`, `M${x - 12} ${height}V250`)
            .replace('Z', ''),
          '#fff',
          3,
          'opacity=".7"',
        ),
      )
      .join('') +
    Array.from({ length: 41 }, (_, tooth) =>
      fill(
        `M${tooth * 40 - 4} 112v-18l15 -22l15 22v18Z`,
        '#fff6ee',
        'stroke="#d8a0a8" stroke-width="3"',
      ),
    ).join('') +
    line(`M0 124H${width}`, '#2fa8b8', 8) +
    line(`M0 124H${width}`, '#fff', 3, 'stroke-dasharray="2 14"') +
    starts
      .map(
        (x) =>
          around(
            6,
            x + 165,
            190,
            `<ellipse cx="${x + 165}" cy="178" rx="5" ry="9" fill="#2fa8b8"/>`,
          ) + disc(x + 165, 190, 4, '#ffd87a'),
      )
      .join('') +
    starts.map((x) => lantern(x + 70, 176)).join(''),
);

const middle = groundSize.width / 2;
const columns = Array.from(
  { length: 41 },
  (_, index) => `M${middle + (index - 20) * 46} 0L${middle + (index - 20) * 170} 320`,
).join('');

function tileStar(y: number): string {
  const size = 0.45 + y / 240;
  const point = (turn: number, r: number) =>
    `${at(middle + r * size * Math.cos(turn))} ${at(y + r * size * 0.36 * Math.sin(turn))}`;
  const rays = (r: number, inner: number) =>
    `M${Array.from({ length: 16 }, (_, index) => point((index * Math.PI) / 8, index % 2 ? inner : r)).join('L')}Z`;
  return (
    fill(rays(96, 62), '#2fa8b8') +
    fill(rays(74, 44), '#fff6ee') +
    fill(rays(48, 30), '#d84a7a') +
    fill(rays(22, 14), '#ffd87a')
  );
}

/** Lime and rose tiles with stars of blue down the middle. */
export const court = picture(
  groundSize.width,
  groundSize.height,
  shades('tile', [0, 0, 0, 320], '#fff0e8', '#f0b8b8', '#a86a9a', '#3c1c5a'),
  fill('M0 0H1600V320H0Z', 'url(#tile)') +
    line(
      `${columns}${[14, 34, 64, 104, 156, 222, 304].map((y) => `M0 ${y}H1600`).join('')}`,
      '#8a4a7a',
      2.4,
      'opacity=".4"',
    ) +
    [30, 88, 172, 282].map(tileStar).join('') +
    fill('M280 16C600 -6 1000 -6 1320 16C1120 70 480 70 280 16Z', '#3c1c5a', 'opacity=".3"'),
);

/** Bougainvillea over a beam, heavier toward the sides. */
function spray(seed: number): string {
  const chance = chances(seed);
  const blooms = Array.from({ length: 300 }, () => {
    const x = chance() * overheadSize.width;
    const off = Math.abs(x - 800) / 800;
    const y = chance() ** 1.5 * (40 + off ** 2 * 170);
    const r = 9 + chance() * 9;
    const turn = chance() * 360;
    const paint =
      ['#e0307a', '#ff5a9a', '#c81e8a', '#ff8ab8'][Math.floor(chance() * 4)] ?? '#e0307a';
    const isLeaf = chance() < 0.34;
    return `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(r / 10)})">${
      isLeaf
        ? fill('M0 0C8 -10 22 -8 26 0C20 8 8 8 0 0Z', chance() < 0.5 ? '#2f8a5a' : '#5ab05a')
        : around(3, 0, 0, fill('M0 0C-10 -4 -9 -16 0 -18C9 -16 10 -4 0 0Z', paint)) +
          disc(0, 0, 2.4, '#fff6c8')
    }</g>`;
  }).join('');
  return blooms;
}

export const bower = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  fill('M0 0H1600V16H0Z', '#5a2c18') + line('M0 18H1600', '#2a120c', 5) + spray(77),
);
