/** The lake: crater hills in the haze, flocks in the shallows, and the white crust of the shore. */
import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { acaciaTree, grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';
import { flock } from './flock.ts';

const { width, height } = stripSize;
const tree = { bark: '#7a4a7a', leaf: '#7a6a90', lit: '#d8b890' };

export const far = picture(
  width,
  height,
  shades('crater', [0, 160, 0, 400], '#8a6ab8', '#c88ab8', '#ffc8b8 0.8') +
    shades('hills', [0, 270, 0, 400], '#8a5a9a', '#e090a8') +
    shades('water', [0, 374, 0, 400], '#ffd8d8', '#f090b0'),
  fill(
    ridge(width, height, [
      [0, 300],
      [160, 246],
      [300, 214],
      [470, 236],
      [640, 300],
      [900, 316],
      [1080, 232],
      [1240, 190],
      [1400, 214],
      [1600, 280],
    ]),
    'url(#crater)',
  ) +
    fill(
      ridge(width, height, [
        [0, 344],
        [260, 316],
        [560, 352],
        [860, 330],
        [1180, 350],
        [1420, 318],
        [1600, 338],
      ]),
      'url(#hills)',
    ) +
    [90, 190, 236, 700, 760, 1300, 1380, 1540]
      .map((x, index) => acaciaTree(x, 352 - (index % 3) * 4, 0.2 + (index % 3) * 0.05, tree))
      .join('') +
    fill('M0 376C300 368 500 380 800 374C1100 368 1300 380 1600 374V400H0Z', 'url(#water)') +
    flock(41, 120, { x: 10, width: 1580, y: 376, deep: 16 }, 0.22),
);

export const near = picture(
  width,
  height,
  shades('bar', [0, 372, 0, 400], '#fffaf4', '#f0c8d0', '#c88ab0'),
  fill(
    'M0 386C140 374 300 378 430 388C560 398 700 392 800 396H0ZM860 396C1000 384 1180 380 1320 378C1460 376 1540 380 1600 386V396Z',
    'url(#bar)',
  ) +
    flock(43, 15, { x: 20, width: 520, y: 378, deep: 16 }, 1.25) +
    flock(45, 15, { x: 1060, width: 520, y: 378, deep: 16 }, 1.25) +
    flock(47, 9, { x: 560, width: 480, y: 384, deep: 10 }, 0.8),
);

/** Plates of dried soda, bounded by cracks that catch the light. */
function crust(seed: number): string {
  const chance = chances(seed);
  return Array.from({ length: 70 }, () => {
    const y = 30 + chance() ** 1.4 * 270;
    const x = chance() * groundSize.width;
    const wide = 26 + y * 0.34;
    const tall = wide * 0.22;
    const plate = `M${at(x - wide)} ${at(y)}l${at(wide * 0.4)} ${at(-tall)}h${at(wide * 0.9)}l${at(wide * 0.5)} ${at(tall * 0.8)}l${at(-wide * 0.4)} ${at(tall)}h${at(-wide)}Z`;
    return (
      fill(plate, '#fff8f4', `opacity="${at(0.18 + chance() * 0.3)}"`) +
      line(plate, '#b0709a', 1.6, 'opacity=".35"')
    );
  }).join('');
}

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('soda', [0, 0, 0, 320], '#fff4ee', '#f4d0d4', '#c890b4', '#5a3068') +
    shades('pool', [0, 40, 0, 200], '#ffd8d0', '#f08ab0', '#a050a0'),
  fill('M0 6C200 -4 420 12 660 4C900 -4 1240 14 1600 2V320H0Z', 'url(#soda)') +
    crust(51) +
    fill(
      'M40 96C120 70 330 74 420 92C470 104 360 116 250 114C150 116 0 112 40 96ZM1130 118C1220 92 1440 92 1540 116C1590 134 1440 142 1330 138C1230 140 1080 138 1130 118Z',
      'url(#pool)',
      'opacity=".75"',
    ) +
    line('M120 92h90M240 100h110M1220 114h120M1380 124h90', '#fff4ec', 3.4, 'opacity=".9"') +
    line(
      grassPath(53, 130, { x: 0, width: 420, y: 40, deep: 220, tall: 54 }),
      '#6a8a5a',
      4,
      'opacity=".8"',
    ) +
    line(
      grassPath(54, 130, { x: 1200, width: 400, y: 60, deep: 220, tall: 54 }),
      '#7a9a5a',
      4,
      'opacity=".8"',
    ),
);
