/** Early light over the Mara, and the green storm evening of the feast. */
import { ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { orbSize, skySize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, streaks } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** Birds that circle high over the crossing. */
function birds(seed: number, count: number, paint: string): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = 120 + chance() * (skySize.width - 240);
    const y = 60 + chance() * 260;
    const r = 9 + chance() * 14;
    return line(
      `M${at(x - r)} ${at(y - r * 0.3)}Q${at(x - r * 0.4)} ${at(y - r * 0.6)} ${at(x)} ${at(y)}Q${at(x + r * 0.4)} ${at(y - r * 0.6)} ${at(x + r)} ${at(y - r * 0.3)}`,
      paint,
      r * 0.22,
    );
  }).join('');
}

export const morning = skyArt(
  ['#3f8f9a', '#7ac0a8', '#c8e0a0', '#ffe9a8', '#ffd07a'],
  streaks(21, 9, { from: 60, to: 330, size: 220 }, ['#b8dcc0', '#fff8d8']) +
    heaps(5, 6, { from: 420, to: 600, size: 60 }, ['#d8c88a', '#fff4c8']) +
    birds(9, 12, '#2a4a44'),
);

export const storm = skyArt(
  ['#04141c', '#0c3a3c', '#1f6a50', '#8fa83a', '#ffd84a'],
  heaps(14, 12, { from: 40, to: 330, size: 92 }, ['#0a2a30', '#174a48']) +
    streaks(31, 8, { from: 340, to: 600, size: 210 }, ['#1f5a44', '#e8d04a']) +
    birds(3, 8, '#031014'),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [112, 108, 92], '#ffffff', '#fffbd0', '#ffe07a'),
  disc(120, 120, 112, '#fff6b8', 'opacity=".35"') +
    disc(120, 120, 92, 'url(#sun)') +
    fill('M34 132H206V138H34ZM48 154H192V160H48Z', '#f4b84a', 'opacity=".35"'),
);
