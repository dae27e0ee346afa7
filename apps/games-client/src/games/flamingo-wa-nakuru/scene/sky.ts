/** Daybreak over the lake, and the clear blue hour that free spins bring. */
import { ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { orbSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** A bird on the wing, its neck stretched before it and its legs behind. */
function flyer(x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${at(size * 10)}) scale(.1)">` +
    line('M-30 0L-58 5M26 -2C36 -6 46 -6 56 -2', '#d8387a', 4) +
    fill('M-32 0C-16 -9 16 -9 30 -2C18 6 -14 8 -32 0Z', '#ff8ab0') +
    fill('M-6 -4C-10 -30 -30 -46 -52 -52C-44 -30 -26 -8 8 -4Z', '#ff6a9a') +
    fill('M6 -4C10 -26 28 -40 46 -42C42 -24 28 -8 10 -2Z', '#f04a86') +
    fill('M-52 -52C-46 -44 -34 -34 -22 -30L-30 -44Z', '#3a1030') +
    '</g>'
  );
}

function wedge(seed: number, x: number, y: number, count: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.ceil(index / 2) * (index % 2 ? 1 : -1);
    return flyer(
      x - Math.abs(row) * 46 + chance() * 14,
      y + row * 24 + chance() * 12,
      0.55 + chance() * 0.25,
    );
  }).join('');
}

const mist = Array.from({ length: 4 }, (_, index) =>
  fill(
    `M-40 ${590 + index * 28}H${skySize.width + 40}v18H-40Z`,
    '#fff4ea',
    'opacity=".35" filter="url(#haze)"',
  ),
).join('');

export const daybreak = skyArt(
  ['#7a7ad0', '#b48ad0', '#f09ac0', '#ffb8a8', '#ffdcb0', '#fff0d8'],
  streaks(31, 9, { from: 90, to: 360, size: 230 }, ['#c88ac8', '#ffd0d0']) +
    streaks(32, 10, { from: 380, to: 620, size: 170 }, ['#f08aa8', '#fff0c8']) +
    wedge(5, 360, 190, 9) +
    wedge(9, 1010, 120, 7) +
    mist,
);

export const blueHour = skyArt(
  ['#041c4a', '#0a4a8a', '#1f8ab0', '#6ac8c0', '#ffd8b8', '#ffa0b0'],
  starField(33, 120, 0.6) +
    streaks(34, 9, { from: 260, to: 620, size: 200 }, ['#1f6a9a', '#ffb8c0']) +
    wedge(15, 420, 230, 9) +
    wedge(19, 1040, 160, 7) +
    mist,
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [112, 108, 92], '#ffffff', '#fffbe0', '#ffe0a0', '#ffb8a0'),
  disc(120, 120, 112, '#fff0c8', 'opacity=".28"') + disc(120, 120, 88, 'url(#sun)'),
);
