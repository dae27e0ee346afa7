/** The open water over the reef by day, and the night of free spins when the reef glows. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize, overheadSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** Light that falls through the waves, wider the deeper it comes. */
function shafts(seed: number, count: number, opacity: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = chance() * skySize.width;
    const wide = 18 + chance() * 54;
    const lean = (x - skySize.width / 2) * 0.5;
    return fill(
      `M${at(x)} -10H${at(x + wide)}L${at(x + wide * 2.2 + lean)} ${skySize.height}H${at(x + lean - wide)}Z`,
      'url(#shaft)',
      `opacity="${at(opacity * (0.5 + chance()))}" filter="url(#haze)"`,
    );
  }).join('');
}

const shark = `M-120 6C-80 -22 -20 -34 30 -26L52 -58C60 -44 64 -30 66 -20C96 -14 120 -8 134 -2L172 -34C168 -12 166 6 172 30
  L132 8C90 20 40 26 0 22L-24 52C-34 40 -36 28 -34 18C-70 20 -100 16 -120 6Z`;

/** Sharks far off, no more than shadows. */
const patrol = (paint: string, spots: readonly (readonly [number, number, number])[]) =>
  spots
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">${fill(shark, paint)}</g>`,
    )
    .join('');

/** Small fish, all of one mind. */
function shoal(seed: number, x: number, y: number, count: number, paint: string): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const fx = x + (chance() + chance() - 1) * 150;
    const fy = y + (chance() + chance() - 1) * 54;
    return fill(
      `M${at(fx)} ${at(fy)}q9 -8 20 0l8 -6v12l-8 -6q-11 8 -20 0Z`,
      paint,
      `opacity="${at(0.5 + chance() * 0.5)}"`,
    );
  }).join('');
}

const falling = shades('shaft', [0, 0, 0, 640], '#ffffff 0.75', '#c8fff4 0.3', '#8af0ff 0');

export const day = skyArt(
  ['#b0fff0', '#4ad8d8', '#159ac0', '#0a6a9e', '#064478', '#052a58'],
  shafts(3, 13, 0.5) +
    patrol('#0a5a8e', [
      [250, 300, 0.62],
      [960, 230, -0.5],
    ]) +
    patrol('#07467a', [[640, 470, -0.8]]) +
    shoal(5, 330, 450, 34, '#d8fff0') +
    shoal(6, 930, 410, 30, '#ffe08a'),
  falling,
);

export const glowNight = skyArt(
  ['#0a1848', '#1a1a7a', '#4a1f9a', '#8a2a9a', '#4a1a7a', '#14104a'],
  shafts(8, 9, 0.25) +
    patrol('#2a1470', [
      [270, 290, 0.7],
      [930, 240, -0.6],
      [620, 480, 0.9],
    ]) +
    shoal(15, 360, 430, 40, '#5affe0') +
    shoal(16, 910, 400, 40, '#ff8af0'),
  falling,
);

export const glare = picture(
  orbSize,
  orbSize,
  ball('glare', [120, 120, 118], '#ffffff 1', '#e8fff8 0.9', '#a0fff0 0.5', '#60f0f0 0'),
  disc(120, 120, 118, 'url(#glare)'),
);

const hull = 'M0 0C30 66 120 104 250 104C380 104 470 66 500 0Z';

/** The waves from below, and a fishing dhow's hull that lies on them. */
export const surface = picture(
  overheadSize.width,
  overheadSize.height,
  shades('skin', [0, 0, 0, 90], '#f0fffb', '#a8fff0 0.8', '#5ae8e8 0') +
    shades('hull', [0, 0, 0, 104], '#3a2018', '#6a3a24', '#c88a54'),
  fill(
    'M0 0H1600V44C1540 70 1480 30 1400 50C1320 72 1260 34 1180 54C1100 74 1040 36 960 56C880 76 800 40 720 58C640 76 560 36 480 54C400 72 320 34 240 52C160 70 80 40 0 60Z',
    'url(#skin)',
  ) +
    line(
      'M0 40q50 -20 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0',
      '#fff',
      4,
      'opacity=".8"',
    ) +
    `<g transform="translate(1020 -24) scale(.9)">${fill(hull, '#04203a', 'stroke="#04203a" stroke-width="8"')}${fill(hull, 'url(#hull)')}${line('M24 36C120 76 380 76 476 36M60 66C160 94 340 94 440 66', '#2a140c', 4)}${fill('M232 96H268L262 134H238Z', '#4a2818')}</g>` +
    line('M1130 66C1126 110 1140 150 1132 220', '#e8d8a8', 4, 'opacity=".8"'),
);
