/** The cobbles before the stalls. */
import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** Round cobbles in rows that run together towards the harbour, the fire on their crowns. */
function stones(): string {
  const chance = chances(83);
  const across = (u: number, y: number) => at(groundSize.width / 2 + u * (0.5 + y / 130));
  return Array.from({ length: 9 }, (_, row) => {
    const [y, foot] = [8 + row ** 1.6 * 10, 4 + (row + 1) ** 1.6 * 10];
    return Array.from({ length: 38 }, (__, column) => {
      const u = (column - 19 + (row % 2) * 0.5) * 88;
      const paint =
        ['#4a302c', '#3a282a', '#2c2226', '#5a3428'][Math.floor(chance() * 4)] ?? '#000';
      const stone = `M${across(u + 8, y)} ${at(y)}L${across(u + 78, y)} ${at(y)}Q${across(u + 90, (y + foot) / 2)} ${at((y + foot) / 2)} ${across(u + 80, foot)} ${at(foot)}L${across(u + 6, foot)} ${at(foot)}Q${across(u - 2, (y + foot) / 2)} ${at((y + foot) / 2)} ${across(u + 8, y)} ${at(y)}Z`;
      const glint = `M${across(u + 16, y + 3)} ${at(y + 3)}L${across(u + 66, y + 3)} ${at(y + 3)}`;
      return (
        fill(stone, paint) + line(glint, '#ffa85a', 2, `opacity="${at(0.1 + chance() * 0.5)}"`)
      );
    }).join('');
  }).join('');
}

export const paving = picture(
  groundSize.width,
  groundSize.height,
  shades('ground', [0, 0, 0, 320], '#6a3420', '#2c1a1c', '#120c10', '#060508'),
  fill('M0 0H1600V320H0Z', 'url(#ground)') +
    stones() +
    line('M0 6H1600', '#ffb04a', 5, 'opacity=".6"') +
    fill('M280 14C600 -6 1000 -6 1320 14C1120 66 480 66 280 14Z', '#020204', 'opacity=".5"'),
);
