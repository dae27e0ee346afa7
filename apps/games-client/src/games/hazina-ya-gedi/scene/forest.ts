/** Under the trees: trunks in green light, and the roof of leaves they hold up. */
import { ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = skySize;

function trunks(seed: number, count: number, paint: string, thick: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + chance()) * width) / count;
    const r = thick * (0.6 + chance() * 0.8);
    const lean = (chance() - 0.5) * 60;
    return fill(
      `M${at(x - r * 1.6)} ${height}C${at(x - r)} ${height * 0.7} ${at(x + lean - r * 0.8)} 260 ${at(x + lean - r * 0.7)} 0H${at(x + lean + r * 0.7)}C${at(x + lean + r * 0.8)} 260 ${at(x + r)} ${height * 0.7} ${at(x + r * 1.6)} ${height}Z`,
      paint,
    );
  }).join('');
}

function leaves(seed: number, count: number, low: number, paints: readonly string[]): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () =>
    disc(
      chance() * width,
      chance() ** 1.8 * low,
      22 + chance() * 46,
      paints[Math.floor(chance() * paints.length)] ?? '',
      `opacity="${at(0.5 + chance() * 0.5)}"`,
    ),
  ).join('');
}

const shafts = [180, 380, 560, 700, 900]
  .map((x, index) =>
    fill(
      `M${x + 120} 0H${x + 190 + index * 8}L${x - 60 + index * 26} ${height}H${x - 240}Z`,
      '#fbffc8',
      'opacity=".2" filter="url(#haze)"',
    ),
  )
  .join('');

function forest(sky: readonly string[], glow: readonly string[], woods: readonly string[]): string {
  const [distant = '', nearer = '', ...crowns] = woods;
  return skyArt(
    sky,
    disc(600, 440, 520, 'url(#glow)') +
      trunks(3, 22, distant, 10) +
      trunks(9, 13, nearer, 17) +
      leaves(27, 130, 330, crowns) +
      shafts,
    ball('glow', [600, 440, 520], ...glow),
  );
}

export const glade = forest(
  ['#1a7a48', '#4ab454', '#b8e86a', '#f4ffb0'],
  ['#fffff0', '#f8ffb0 0.8', '#c8f06a 0'],
  ['#5ab868', '#2f8a52', '#1c7a44', '#0f5a38', '#3a9a4a', '#7ac850'],
);

export const treasureHour = forest(
  ['#0c1c4a', '#1a4a6a', '#3a9a7a', '#ffe89a'],
  ['#fffbe0', '#ffd86a 0.85', '#ffb84a 0'],
  ['#2f7a84', '#164a64', '#0c2c50', '#123c5a', '#1c5a64', '#2a7a6a'],
);

const chance = chances(88);
const lianas = Array.from({ length: 13 }, (_, index) => {
  const x = index * 130 + chance() * 60;
  const off = Math.abs(x - 800) / 800;
  const tall = 40 + off * 110 * (0.6 + chance() * 0.5);
  const d = `M${at(x)} 0C${at(x + 16)} ${at(tall * 0.4)} ${at(x - 16)} ${at(tall * 0.7)} ${at(x + 4)} ${at(tall)}`;
  return (
    line(d, '#0a2c1c', 8) +
    line(d, '#5aa04a', 4) +
    [0.5, 0.75, 1]
      .map((share, turn) =>
        disc(
          x + (turn % 2 ? 9 : -7),
          tall * share,
          8,
          '#7ad04a',
          'stroke="#0a2c1c" stroke-width="3"',
        ),
      )
      .join('')
  );
}).join('');

const tuft = (seed: number, deep: number, paint: string, r: number) => {
  const drops = chances(seed);
  return Array.from({ length: 60 }, (_, index) => {
    const x = (index * 1600) / 59;
    const off = Math.abs(x - 800) / 800;
    return disc(x, drops() * deep * (0.3 + off), r * (0.7 + drops() * 0.6), paint);
  }).join('');
};

export const canopy = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  lianas +
    tuft(61, 74, '#0a3a24', 40) +
    tuft(62, 54, '#14663a', 34) +
    tuft(63, 34, '#2f9a48', 26) +
    tuft(64, 14, '#8ad84a', 15),
);
