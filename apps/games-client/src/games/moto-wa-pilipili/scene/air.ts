/** Smoke over the street, the night all in fire, and chillies strung from wall to wall. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = skySize;

/** Smoke that climbs from the coals in slow loops. */
function plume(x: number, lean: number, wide: number, paint: string, opacity: number): string {
  const path = `M${x} ${height + 10}C${x - wide} ${height - 160} ${x + lean + wide} ${height - 300} ${x + lean} ${height - 430}
    C${x + lean - wide} ${height - 540} ${x + lean * 1.6 + wide} ${height - 620} ${x + lean * 1.6} -30`;
  return (
    line(path, paint, wide, `opacity="${opacity}" filter="url(#haze)"`) +
    line(path, '#fff0d8', wide * 0.24, `opacity="${opacity * 0.5}" filter="url(#haze)"`)
  );
}

function sparks(seed: number, count: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [chance() * width, height * (0.25 + chance() * 0.75)];
    const r = 1.4 + chance() * 2.6;
    return (
      disc(x, y, r * 3, '#ff7a1e', 'opacity=".25"') +
      disc(x, y, r, chance() < 0.5 ? '#ffd23c' : '#ff8a2e')
    );
  }).join('');
}

export const smokyNight = skyArt(
  ['#03121a', '#07303a', '#1a5450', '#a84a1e', '#ff8a2a'],
  starField(47, 80, 0.5) +
    streaks(31, 8, { from: 300, to: 580, size: 220 }, ['#123c40', '#ff9a4a']) +
    plume(210, 120, 90, '#9ac0b4', 0.28) +
    plume(620, -110, 110, '#c8b49a', 0.24) +
    plume(980, 90, 80, '#9ac0b4', 0.28) +
    sparks(7, 60),
);

const blaze = (seed: number, tall: number, paint: string) => {
  const chance = chances(seed);
  return Array.from({ length: 14 }, (_, index) => {
    const x = index * 92 + chance() * 30 - 30;
    const top = height - tall * (0.5 + chance() * 0.6);
    return fill(
      `M${at(x - 90)} ${height}C${at(x - 80)} ${at((height + top) / 2)} ${at(x + 20)} ${at((height + top) / 2)} ${at(x)} ${at(top)}C${at(x + 60)} ${at((height + top) / 2)} ${at(x + 90)} ${at((height + top) / 2 + 60)} ${at(x + 90)} ${height}Z`,
      paint,
      'filter="url(#haze)"',
    );
  }).join('');
};

export const fireNight = skyArt(
  ['#3c0412', '#a80c14', '#ff4a12', '#ffa81e', '#fff0a0'],
  blaze(3, 560, '#ff5a12') +
    blaze(11, 400, '#ffa01e') +
    blaze(19, 240, '#ffe27a') +
    sparks(13, 120),
);

const bunch = (x: number, y: number, size: number) =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${at(size)})">` +
  line('M0 -14V76', '#3a2a12', 4) +
  [0, 1, 2, 3]
    .map((row) => {
      const down = row * 20;
      const side = (hand: number) =>
        fill(
          `M0 ${down}C${hand * 12} ${down - 6} ${hand * 26} ${down + 10} ${hand * 22} ${down + 40}C${hand * 14} ${down + 32} ${hand * 2} ${down + 20} 0 ${down}Z`,
          row % 2 ? '#ff3a1e' : '#d8140c',
          'stroke="#2a0408" stroke-width="3.4" stroke-linejoin="round"',
        ) +
        line(
          `M${hand * 8} ${down + 6}Q${hand * 17} ${down + 12} ${hand * 18} ${down + 24}`,
          '#ffb0a0',
          2.6,
        );
      return side(-1) + side(1) + fill(`M-7 ${down - 4}h14l-4 8h-6Z`, '#6ac83a');
    })
    .join('') +
  fill(
    'M-8 78C-8 74 8 74 8 78C10 96 4 112 0 122C-4 112 -10 96 -8 78Z',
    '#e8200f',
    'stroke="#2a0408" stroke-width="3.4"',
  ) +
  '</g>';

/** Three ropes from wall to wall, chillies hung on them to dry, a lamp between every two. */
export const chilliStrings = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  [0, 400, 800, 1200]
    .map(
      (x) =>
        line(`M${x} 4Q${x + 200} 90 ${x + 400} 4`, '#1c1208', 6) +
        line(`M${x} 4Q${x + 200} 90 ${x + 400} 4`, '#b88a4a', 2.6),
    )
    .join('') +
    Array.from({ length: 32 }, (_, index) => {
      const x = 25 + index * 50;
      const share = (x % 400) / 400;
      const y = 4 + 172 * share * (1 - share);
      if (index % 2 === 0) return bunch(x, y + 12, 0.8);
      return (
        line(`M${x} ${at(y)}v14`, '#1c1208', 4) +
        disc(x, y + 26, 30, '#ffc44a', 'opacity=".22"') +
        disc(x, y + 26, 12, '#8a4a0c') +
        disc(x, y + 26, 10, '#ffe08a') +
        disc(x - 3, y + 23, 3.4, '#fff')
      );
    }).join(''),
);
