/** Ridges in mist, then the trunks of the forest with ferns between, then moss to the frame. */
import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** The edge of a forest on a ridge: round heads and pointed ones. */
function treetops(seed: number, y: number, size: number, paint: string): string {
  const chance = chances(seed);
  let path = `M0 400V${y}`;
  for (let x = 0; x < width; ) {
    const wide = size * (0.6 + chance() * 0.8);
    const tall = size * (0.5 + chance() * 0.9);
    path +=
      chance() > 0.35
        ? `q${at(wide * 0.1)} ${at(-tall)} ${at(wide * 0.5)} ${at(-tall)}t${at(wide * 0.5)} ${at(tall)}`
        : `l${at(wide * 0.5)} ${at(-tall * 1.5)}l${at(wide * 0.5)} ${at(tall * 1.5)}`;
    x += wide;
  }
  return fill(`${path}V400Z`, paint);
}

/** Water that falls from the moor: white threads down a dark cliff. */
const falls =
  fill(
    'M1130 400C1200 300 1230 190 1290 160C1330 130 1350 134 1380 150C1430 160 1490 250 1560 400Z',
    '#0e3a44',
  ) +
  fill('M1330 150C1340 220 1330 300 1322 400H1386C1378 300 1372 220 1362 146Z', 'url(#water)') +
  line(
    'M1342 156C1348 230 1342 310 1338 396M1354 152C1362 240 1366 310 1370 396',
    '#ffffff',
    4,
    'opacity=".7"',
  ) +
  fill(
    'M1280 400C1290 372 1330 366 1356 372C1390 366 1420 378 1430 400Z',
    '#e8fff4',
    'opacity=".7"',
  );

export const far = picture(
  width,
  height,
  shades('back', [0, 160, 0, 400], '#2a6a6a', '#5aa898') +
    shades('water', [0, 150, 0, 400], '#f0fffa', '#a8e8e0 0.85') +
    `<filter id="fog" x="-20%" y="-90%" width="140%" height="280%"><feGaussianBlur stdDeviation="10"/></filter>`,
  fill(
    ridge(width, height, [
      [0, 210],
      [200, 150],
      [420, 236],
      [700, 190],
      [980, 246],
      [1200, 170],
      [1440, 130],
      [1600, 180],
    ]),
    'url(#back)',
    'opacity=".8"',
  ) +
    falls +
    treetops(3, 300, 64, '#1c5c5c') +
    fill(
      'M0 330C300 300 600 350 900 320C1200 296 1400 340 1600 316V370H0Z',
      '#c8f0dc',
      'opacity=".35" filter="url(#fog)"',
    ) +
    treetops(9, 356, 80, '#0f4448') +
    fill(
      'M0 384C300 360 700 396 1000 374C1300 356 1500 384 1600 376V400H0Z',
      '#c8f0dc',
      'opacity=".35" filter="url(#fog)"',
    ),
);

function trunk(x: number, wide: number, lean: number): string {
  const top = x + lean;
  const chance = chances(x);
  const heads = Array.from({ length: 12 }, () => [
    top + (chance() - 0.5) * wide * 5,
    70 + chance() * 60,
    wide * (0.6 + chance() * 0.5),
  ]);
  const crown = (paint: string, by: number, up: number) =>
    heads.map(([cx = 0, cy = 0, r = 0]) => disc(cx - up * 0.6, cy - up, r * by, paint)).join('');
  return (
    fill(
      `M${x - wide * 1.3} 400C${x - wide * 0.6} 370 ${x - wide * 0.5} 300 ${top - wide * 0.4} 90H${top + wide * 0.4}C${x + wide * 0.5} 300 ${x + wide * 0.6} 370 ${x + wide * 1.4} 400Z`,
      '#0a2028',
    ) +
    line(
      `M${at(x - wide * 0.3)} 380C${at(x - wide * 0.3)} 300 ${at(top - wide * 0.3)} 200 ${at(top - wide * 0.3)} 110`,
      '#8ae0c0',
      4,
      'opacity=".55"',
    ) +
    crown('#082c30', 1, 0) +
    crown('#145a50', 0.72, wide * 0.2) +
    crown('#3aa078', 0.24, wide * 0.4) +
    [0.45, 0.7]
      .map((share) => {
        const y = 60 + share * 300;
        return `<ellipse cx="${at(x + lean * (1 - share) - wide * 0.3)}" cy="${at(y)}" rx="${at(wide * 0.36)}" ry="13" fill="#2a8a5a"/>`;
      })
      .join('')
  );
}

function frond(x: number, y: number, size: number, paint: string): string {
  const blades = [-74, -50, -24, 0, 24, 50, 74]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M-5 0C-12 -30 -8 -70 6 -92C14 -66 14 -30 5 0Z', paint)}</g>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size})">${blades}</g>`;
}

export const near = picture(
  width,
  height,
  shades('floor', [0, 330, 0, 400], '#12484a', '#0a2c30'),
  fill(
    ridge(width, height, [
      [0, 352],
      [400, 366],
      [800, 350],
      [1200, 368],
      [1600, 352],
    ]),
    'url(#floor)',
  ) +
    trunk(60, 46, 24) +
    trunk(236, 26, -20) +
    trunk(392, 34, 30) +
    trunk(1210, 32, -34) +
    trunk(1390, 24, 16) +
    trunk(1540, 50, -26) +
    [20, 150, 310, 470, 640, 960, 1120, 1290, 1450, 1580]
      .map((x, turn) => frond(x, 402, 0.7 + (turn % 3) * 0.16, turn % 2 ? '#1f7a56' : '#2a9a62'))
      .join('') +
    dots(
      [
        [120, 250],
        [330, 300],
        [520, 330],
        [1080, 310],
        [1330, 270],
        [1490, 320],
      ],
      4,
      '#f8ffa0',
      'opacity=".9"',
    ) +
    line(
      grassPath(66, 260, { x: 0, width, y: 378, deep: 24, tall: 24 }),
      '#5ad08a',
      2.4,
      'opacity=".55"',
    ),
);

function moss(): string {
  const chance = chances(67);
  return Array.from({ length: 90 }, () => {
    const y = 10 + chance() * 300;
    const r = 18 + y * 0.18 * chance();
    return `<ellipse cx="${at(chance() * 1600)}" cy="${at(y)}" rx="${at(r * 2)}" ry="${at(r * 0.6)}" fill="${chance() > 0.5 ? '#1f7a5a' : '#0e4a44'}" opacity=".6"/>`;
  }).join('');
}

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('moss', [0, 0, 0, 320], '#14584e', '#0e4044', '#08242e', '#030c14'),
  fill('M0 0H1600V320H0Z', 'url(#moss)') +
    moss() +
    fill('M560 0C640 110 520 200 420 320H820C860 200 760 110 700 0Z', '#a8f0d8', 'opacity=".12"') +
    line(
      grassPath(68, 220, { x: 0, width: 1600, y: 10, deep: 290, tall: 34 }),
      '#4ac88a',
      3,
      'opacity=".45"',
    ) +
    [60, 330, 700, 1010, 1330, 1560]
      .map((x, turn) => frond(x, 330, 1.5 + (turn % 2) * 0.3, '#0a3a38'))
      .join(''),
);
