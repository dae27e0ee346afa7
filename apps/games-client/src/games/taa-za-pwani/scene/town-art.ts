/** The old town across the bay: coral-stone houses, a fort, palms, lamps in the windows. */
import { at, linear } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

export const townWidth = 1200;
export const townHeight = 240;

type Coat = { seed: number; wall: string; roof: string; lit: number; low: number; high: number };

function house(x: number, width: number, height: number, coat: Coat, chance: () => number): string {
  const top = townHeight - height;
  const parts = [`<rect x="${at(x)}" y="${at(top)}" width="${at(width)}" height="${at(height)}"/>`];
  const kind = chance();
  if (kind < 0.45) {
    for (let tooth = 0; tooth + 5 < width; tooth += 10) {
      parts.push(`<rect x="${at(x + tooth)}" y="${at(top - 5)}" width="6" height="6"/>`);
    }
  } else if (kind < 0.65) {
    parts.push(
      `<path d="M${at(x - 4)} ${at(top)} h${at(width + 8)} l-8 -14 h${at(8 - width)} Z"/>`,
    );
  } else if (kind < 0.8) {
    const tower = Math.min(26, width * 0.4);
    const towerX = x + width * 0.3;
    parts.push(
      `<rect x="${at(towerX)}" y="${at(top - 34)}" width="${at(tower)}" height="36"/>` +
        `<path d="M${at(towerX - 3)} ${at(top - 34)} q${at(tower / 2 + 3)} -26 ${at(tower + 6)}
          0 Z"/>`,
    );
  }
  return `<g fill="url(#wall)">${parts.join('')}</g>` + windows(x, width, top, coat, chance);
}

function windows(x: number, width: number, top: number, coat: Coat, chance: () => number): string {
  const panes: string[] = [];
  for (let y = top + 12; y < townHeight - 22; y += 22) {
    for (let pane = x + 8; pane < x + width - 12; pane += 16) {
      const isLit = chance() < coat.lit;
      if (!isLit && chance() < 0.5) continue;
      const fill = isLit ? (chance() < 0.3 ? '#fff0b8' : '#ffb54a') : '#0a1030';
      const opacity = isLit ? at(0.65 + chance() * 0.35) : '0.5';
      panes.push(
        `<path d="M${at(pane)} ${at(y + 11)} v-6 q3.5 -6 7 0 v6 Z" fill="${fill}"
          opacity="${opacity}"/>`,
      );
    }
  }
  return panes.join('');
}

export function palm(x: number, y: number, size: number, fill: string): string {
  const fronds = [-160, -132, -100, -72, -40, -14, 18, -188]
    .map((angle) => {
      const turn = (angle * Math.PI) / 180;
      const tipX = x + size * 0.55 * Math.cos(turn);
      const tipY = y - size + size * 0.42 * Math.sin(turn) + size * 0.16;
      const bendX = x + size * 0.34 * Math.cos(turn);
      const bendY = y - size + size * 0.4 * Math.sin(turn) - size * 0.08;
      const backY = y - size + size * 0.3 * Math.sin(turn) + size * 0.02;
      return (
        `M${at(x)} ${at(y - size)} Q${at(bendX)} ${at(bendY)} ${at(tipX)} ${at(tipY)} ` +
        `Q${at(bendX)} ${at(backY)} ${at(x)} ${at(y - size)} Z`
      );
    })
    .join(' ');
  const lean = size * 0.12;
  return (
    `<path d="M${at(x - lean)} ${at(y)} Q${at(x - lean)} ${at(y - size * 0.5)} ${at(x)}
      ${at(y - size)}" stroke="${fill}" stroke-width="${at(size * 0.055)}" fill="none"/>` +
    `<path d="${fronds}" fill="${fill}"/>`
  );
}

function row(coat: Coat): string {
  const chance = chances(coat.seed);
  const houses: string[] = [];
  let x = -10;
  while (x < townWidth) {
    const width = 46 + chance() * 62;
    // The row falls away towards the open sea in the middle.
    const away = Math.abs(x + width / 2 - townWidth / 2) / (townWidth / 2);
    const height = (coat.low + chance() * (coat.high - coat.low)) * (0.35 + 0.65 * away);
    houses.push(house(x, width, height, coat, chance));
    x += width - 2;
  }
  return houses.join('');
}

function coated(coat: Coat, extra: string): string {
  const wall = linear(
    'wall',
    [0, 60, 0, townHeight],
    [
      [0, coat.roof],
      [1, coat.wall],
    ],
  );
  return picture(townWidth, townHeight, wall, row(coat) + extra);
}

export const farTown = coated(
  { seed: 7, wall: '#4a6a9c', roof: '#34487f', lit: 0.28, low: 60, high: 120 },
  '',
);

export const nearTown = coated(
  { seed: 21, wall: '#1c2760', roof: '#0d1440', lit: 0.55, low: 60, high: 130 },
  [60, 210, 330, 470, 742, 860, 990, 1130]
    .map((x, index) => palm(x, townHeight, 104 + (index % 3) * 30, '#080d2c'))
    .join(''),
);
