/** Pale marble with a red carpet rolled out to the palace, and rose leaves strewn on it. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const middle = groundSize.width / 2;
const joints = Array.from(
  { length: 33 },
  (_, index) => `M${middle + (index - 16) * 58} 0L${middle + (index - 16) * 190} 320`,
).join('');

const strewn = (() => {
  const chance = chances(41);
  return Array.from({ length: 90 }, () => {
    const y = 20 + chance() * 290;
    const x = middle + (chance() - 0.5) * (500 + y * 4);
    const r = 3 + y / 50;
    const paint = chance() < 0.5 ? '#ff5a7a' : '#ffd8c8';
    return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r)}" ry="${at(r * 0.45)}" fill="${paint}"/>`;
  }).join('');
})();

const medallions = [40, 104, 196, 300]
  .map((y) => {
    const size = 0.4 + y / 180;
    return (
      `<g transform="translate(${middle} ${y}) scale(${at(size)} ${at(size * 0.4)})">` +
      fill('M0 -60L70 0L0 60L-70 0Z', '#ffd24a') +
      fill('M0 -46L54 0L0 46L-54 0Z', '#8a0c28') +
      disc(0, 0, 22, '#ffd24a') +
      '</g>'
    );
  })
  .join('');

export const carpet = picture(
  groundSize.width,
  groundSize.height,
  shades('marble', [0, 0, 0, 320], '#fff6dc', '#f4d8a0', '#c88a5a', '#6a2c34') +
    shades('red', [0, 0, 0, 320], '#f0304a', '#c01430', '#64081e'),
  fill('M0 0H1600V320H0Z', 'url(#marble)') +
    line(
      `${joints}${[16, 40, 76, 128, 200, 290].map((y) => `M0 ${y}H1600`).join('')}`,
      '#a8643c',
      2.2,
      'opacity=".45"',
    ) +
    fill(`M${middle - 66} 0H${middle + 66}L${middle + 420} 320H${middle - 420}Z`, 'url(#red)') +
    line(
      `M${middle - 58} 0L${middle - 372} 320M${middle + 58} 0L${middle + 372} 320`,
      '#ffd24a',
      8,
    ) +
    line(
      `M${middle - 48} 0L${middle - 330} 320M${middle + 48} 0L${middle + 330} 320`,
      '#ffd24a',
      2.4,
    ) +
    medallions +
    strewn,
);
