/** The market street: houses of the old port, stalls under awnings, pavers to the cabinet's foot. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;
const walls = ['#f4d8a8', '#e8b088', '#bfe0d0', '#f0c8c0', '#fff0d0', '#a8d0d8'] as const;
const roofs = ['#c8603a', '#a84a34', '#d88a4a'] as const;

function house(x: number, wide: number, tall: number, index: number, chance: () => number): string {
  const top = height - tall;
  const wall = walls[index % walls.length] ?? '#fff';
  const floors = Math.max(2, Math.floor(tall / 74));
  const windows = Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: Math.max(2, Math.floor(wide / 52)) }, (__, column) => {
      const wx = x + 16 + column * 50;
      const wy = top + 24 + floor * 70;
      if (wx + 30 > x + wide || wy > height - 60) return '';
      return (
        fill(`M${at(wx)} ${at(wy + 40)}v-26q13 -20 26 0v26Z`, '#2a4a5a') +
        fill(
          `M${at(wx - 8)} ${at(wy + 12)}h8v28h-8ZM${at(wx + 26)} ${at(wy + 12)}h8v28h-8Z`,
          chance() < 0.5 ? '#2f8a7a' : '#3a6ab0',
        ) +
        fill(`M${at(wx - 10)} ${at(wy + 42)}h46v5h-46Z`, '#fff', 'opacity=".6"')
      );
    }).join(''),
  ).join('');
  return (
    fill(`M${at(x)} ${height}V${at(top)}h${at(wide)}V${height}Z`, wall) +
    fill(
      `M${at(x + wide * 0.62)} ${height}V${at(top)}h${at(wide * 0.38)}V${height}Z`,
      '#6a4a5a',
      'opacity=".2"',
    ) +
    (index % 3 === 1
      ? Array.from({ length: Math.floor(wide / 20) }, (_, tooth) =>
          fill(`M${at(x + tooth * 20)} ${at(top)}v-12h10v12Z`, wall),
        ).join('')
      : fill(
          `M${at(x - 8)} ${at(top + 4)}L${at(x + 16)} ${at(top - 26)}H${at(x + wide - 16)}L${at(x + wide + 8)} ${at(top + 4)}Z`,
          roofs[index % 3] ?? '#a84a34',
        )) +
    windows
  );
}

function palm(x: number, y: number, size: number, leaf: string, bark: string): string {
  const fronds = [-165, -140, -110, -70, -40, -15, 20, 160]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M0 0C26 -18 60 -18 92 6C64 -2 34 2 0 8Z', leaf)}</g>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0C8 -60 6 -110 -14 -160', bark, 11)}<g transform="translate(-14 -160)">${fronds}</g></g>`;
}

function row(seed: number, from: number, tall: number): string {
  const chance = chances(seed);
  let x = -30;
  let houses = '';
  for (let index = from; x < width; index += 1) {
    const wide = 110 + chance() * 90;
    houses += house(x, wide, tall * (0.6 + chance() * 0.4), index, chance);
    x += wide + (chance() < 0.2 ? 40 : 2);
  }
  return houses;
}

export const far = picture(
  width,
  height,
  shades('mist', [0, 0, 0, height], '#fff6dc 0', '#fff0d0 0.55'),
  palm(240, 330, 1.2, '#3a9a6a', '#7a6a4a') +
    palm(980, 330, 1.35, '#3a9a6a', '#7a6a4a') +
    palm(1380, 330, 1.1, '#3a9a6a', '#7a6a4a') +
    row(5, 0, 300) +
    `<rect width="${width}" height="${height}" fill="url(#mist)"/>`,
);

const heap = (x: number, y: number, wide: number, [lit, dark]: readonly [string, string]) =>
  Array.from({ length: 10 }, (_, index) => {
    const level = index < 5 ? 0 : index < 9 ? 1 : 2;
    const place = index < 5 ? index - 2 : index < 9 ? index - 6.5 : 0;
    const r = wide / 9;
    const cx = x + place * r * 1.8;
    const cy = y - r - level * r * 1.5;
    return disc(cx, cy, r, dark) + disc(cx - r * 0.18, cy - r * 0.2, r * 0.72, lit);
  }).join('');

const fruits = [
  ['#ffb83a', '#d8641a'],
  ['#ff7a6a', '#b0244a'],
  ['#c8f06a', '#4a9a2c'],
  ['#ffe86a', '#d89a1e'],
] as const;

function stall(
  x: number,
  y: number,
  wide: number,
  stripes: readonly [string, string],
  turn: number,
) {
  const top = y - 190;
  const scallop = wide / 8;
  const awning = Array.from({ length: 8 }, (_, index) => {
    const left = x + index * scallop;
    const slope = x + 18 + index * ((wide - 36) / 8);
    const paint = stripes[index % 2] ?? '#fff';
    return fill(
      `M${at(slope)} ${at(top - 44)}H${at(slope + (wide - 36) / 8)}L${at(left + scallop)} ${at(top)}v16a${at(scallop / 2)} 13 0 0 1 ${at(-scallop)} 0v-16Z`,
      paint,
    );
  }).join('');
  return (
    line(`M${at(x + 12)} ${at(top)}V${y}M${at(x + wide - 12)} ${at(top)}V${y}`, '#5a3a24', 9) +
    fill(
      `M${at(x + 6)} ${at(top)}h${at(wide - 12)}v60h${at(-wide + 12)}Z`,
      '#1a2a3a',
      'opacity=".35"',
    ) +
    [0, 1, 2]
      .map((index) =>
        heap(
          x + wide * (0.2 + index * 0.3),
          y - 66,
          wide * 0.3,
          fruits[(index + turn) % 4] ?? fruits[0],
        ),
      )
      .join('') +
    fill(`M${at(x)} ${at(y - 70)}h${at(wide)}v70h${at(-wide)}Z`, '#a8683a') +
    fill(`M${at(x)} ${at(y - 70)}h${at(wide)}v12h${at(-wide)}Z`, '#d89a5a') +
    line(
      `M${at(x + wide * 0.25)} ${at(y - 56)}V${y}M${at(x + wide * 0.5)} ${at(y - 56)}V${y}M${at(x + wide * 0.75)} ${at(y - 56)}V${y}`,
      '#6a3a20',
      3,
    ) +
    awning +
    fill(
      `M${at(x + 18)} ${at(top - 44)}h${at(wide - 36)}L${at(x + wide)} ${at(top)}H${at(x)}Z`,
      '#fff',
      'opacity=".14"',
    )
  );
}

export const near = picture(
  width,
  height,
  '',
  palm(470, 390, 1.7, '#1f7a4a', '#6a4a30') +
    palm(1130, 390, 1.6, '#1f7a4a', '#6a4a30') +
    stall(10, 396, 250, ['#e8404a', '#fff6e6'], 0) +
    stall(300, 396, 210, ['#1f9a94', '#fff6e6'], 1) +
    stall(560, 396, 230, ['#f0a82e', '#fff6e6'], 2) +
    stall(840, 396, 220, ['#e8404a', '#fff6e6'], 3) +
    stall(1100, 396, 220, ['#3a6ab0', '#fff6e6'], 0) +
    stall(1350, 396, 240, ['#1f9a94', '#fff6e6'], 2),
);

const middle = groundSize.width / 2;
const joints = Array.from({ length: 25 }, (_, index) => {
  const off = index - 12;
  return `M${middle + off * 62} 0L${middle + off * 200} 320`;
}).join('');
const courses = [16, 40, 76, 126, 192, 270].map((y) => `M0 ${y}H1600`).join('');

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('stone', [0, 0, 0, 320], '#f0d0a0', '#c8986a', '#7a5048', '#3a2434'),
  fill('M0 0H1600V320H0Z', 'url(#stone)') +
    line(joints + courses, '#7a4a38', 2.4, 'opacity=".45"') +
    fill('M200 60C500 40 1100 40 1400 60C1200 130 400 130 200 60Z', '#5a3444', 'opacity=".28"'),
);
