/** The stone town of Lamu over its sea wall: white houses, thatch, palms, a minaret. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

function house(x: number, wide: number, tall: number, chance: () => number): string {
  const top = height - tall;
  const floors = Math.max(2, Math.floor(tall / 66));
  const openings = Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: Math.max(2, Math.floor(wide / 44)) }, (__, column) => {
      const wx = x + 13 + column * 43;
      const wy = top + 20 + floor * 62;
      if (wx + 26 > x + wide || wy > height - 50) return '';
      return fill(
        `M${at(wx)} ${at(wy + 34)}V${at(wy + 10)}q12 -18 24 0V${at(wy + 34)}Z`,
        chance() < 0.3 ? '#ffcf8a' : '#7a5aa0',
      );
    }).join(''),
  ).join('');
  const isThatched = chance() < 0.35;
  const teeth = Array.from({ length: Math.floor(wide / 22) }, (_, tooth) =>
    fill(`M${at(x + tooth * 22)} ${at(top)}v-10l8 -9l8 9v10Z`, '#fff2ea'),
  ).join('');
  const thatch =
    fill(
      `M${at(x - 10)} ${at(top - 14)}L${at(x + wide * 0.5)} ${at(top - 66)}L${at(x + wide + 10)} ${at(top - 14)}Z`,
      '#b8885a',
    ) +
    line(
      `M${at(x + wide * 0.5)} ${at(top - 62)}L${at(x + wide * 0.2)} ${at(top - 16)}M${at(x + wide * 0.5)} ${at(top - 62)}L${at(x + wide * 0.5)} ${at(top - 16)}M${at(x + wide * 0.5)} ${at(top - 62)}L${at(x + wide * 0.8)} ${at(top - 16)}`,
      '#8a5a3a',
      3,
    ) +
    line(
      `M${at(x + 6)} ${at(top - 14)}V${at(top)}M${at(x + wide - 6)} ${at(top - 14)}V${at(top)}`,
      '#8a5a3a',
      6,
    );
  return (
    (isThatched ? thatch : teeth) +
    fill(`M${at(x)} ${height}V${at(top)}H${at(x + wide)}V${height}Z`, 'url(#lime)') +
    fill(
      `M${at(x + wide * 0.7)} ${height}V${at(top)}H${at(x + wide)}V${height}Z`,
      '#a884b8',
      'opacity=".38"',
    ) +
    line(`M${at(x)} ${at(top + 6)}H${at(x + wide)}`, '#e0b8c0', 4) +
    openings
  );
}

function row(seed: number, tall: number): string {
  const chance = chances(seed);
  let [x, houses] = [-20, ''];
  while (x < width) {
    const wide = 96 + chance() * 80;
    houses += house(x, wide, tall * (0.55 + chance() * 0.45), chance);
    x += wide + 4;
  }
  return houses;
}

function palm(x: number, y: number, size: number): string {
  const fronds = [-170, -140, -108, -72, -40, -10, 24, 156]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M0 0C26 -20 62 -20 96 8C66 -2 34 2 0 8Z', '#5a9a8a')}</g>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0C10 -60 8 -110 -12 -160', '#8a6a7a', 10)}<g transform="translate(-12 -160)">${fronds}</g></g>`;
}

const minaret =
  fill('M770 400V130C770 96 790 78 804 56C818 78 838 96 838 130V400Z', 'url(#lime)') +
  fill('M812 400V70C824 86 838 100 838 130V400Z', '#a884b8', 'opacity=".4"') +
  line('M762 176H846M766 260H842', '#e0b8c0', 9) +
  disc(804, 50, 7, '#ffcf6a') +
  fill('M792 220V166q12 -20 24 0V220Z', '#7a5aa0');

export const town = picture(
  width,
  height,
  shades('lime', [0, 60, 0, height], '#ffffff', '#fff0e8', '#f0c0b8'),
  palm(180, 300, 1.4) +
    palm(560, 280, 1.3) +
    palm(1040, 290, 1.4) +
    palm(1420, 280, 1.2) +
    minaret +
    row(14, 300),
);
