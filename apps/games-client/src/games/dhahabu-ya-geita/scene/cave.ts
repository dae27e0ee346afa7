/** The gallery: rock all round, a glow of gold in its depth, timber and rails that lead there. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, skySize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** Flat facets of broken rock, lit from the middle of the picture. */
function facets(
  seed: number,
  count: number,
  [wide, tall]: readonly [number, number],
  paints: readonly string[],
) {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = chance() * wide;
    const y = chance() * tall;
    const r = 24 + chance() * 70;
    const corner = (turn: number) => {
      const reach = r * (0.6 + chance() * 0.5);
      return `${at(x + reach * Math.cos(turn))} ${at(y + reach * 0.8 * Math.sin(turn))}`;
    };
    const path = `M${[0, 1.1, 2.3, 3.3, 4.4, 5.4].map(corner).join('L')}Z`;
    return fill(
      path,
      paints[Math.floor(chance() * paints.length)] ?? '',
      `opacity="${at(0.3 + chance() * 0.5)}"`,
    );
  }).join('');
}

/** Gold that runs through the rock. */
function veins(seed: number, count: number, [wide, tall]: readonly [number, number]) {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    let x = chance() * wide;
    let y = chance() * tall;
    let path = `M${at(x)} ${at(y)}`;
    for (let turn = 0; turn < 6; turn += 1) {
      x += (chance() - 0.35) * 70;
      y += (chance() - 0.5) * 60;
      path += `L${at(x)} ${at(y)}`;
    }
    return line(path, '#8a4a0c', 8) + line(path, '#ffcf4a', 4.4) + line(path, '#fff6c0', 1.6);
  }).join('');
}

const area = [skySize.width, skySize.height] as const;

function cavern(depth: readonly string[], rock: readonly string[], seed: number): string {
  return picture(
    skySize.width,
    skySize.height,
    ball('depth', [600, 470, 760], ...depth),
    `<rect width="${skySize.width}" height="${skySize.height}" fill="url(#depth)"/>` +
      `<g opacity=".55">${facets(seed, 120, area, rock)}</g>` +
      `<g opacity=".5">${veins(seed + 1, 13, area)}</g>`,
  );
}

export const gallery = cavern(
  ['#ffe6a0', '#d88a34', '#7a4424', '#3a2220', '#1c1218'],
  ['#5a3a28', '#2a1a1c', '#8a5a34', '#1a1014', '#6a4630'],
  5,
);

export const treasury = cavern(
  ['#fff8d0', '#ffd04a', '#b86a1a', '#5a2c18', '#24121a'],
  ['#a86a24', '#4a2818', '#e8a83a', '#2a1416'],
  31,
);

const { width, height } = stripSize;

/** A frame of props and a cap, as miners set them every few steps. */
const timber = (x: number, foot: number, wide: number, tall: number, thick: number) => {
  const [left, right] = [x - wide / 2, x + wide / 2];
  const top = foot - tall;
  return (
    line(
      `M${left} ${foot}L${left + thick} ${top}M${right} ${foot}L${right - thick} ${top}`,
      '#160c0c',
      thick + 8,
    ) +
    line(
      `M${left} ${foot}L${left + thick} ${top}M${right} ${foot}L${right - thick} ${top}`,
      'url(#wood)',
      thick,
    ) +
    line(`M${left - thick} ${top}H${right + thick}`, '#160c0c', thick + 10) +
    line(`M${left - thick} ${top}H${right + thick}`, 'url(#wood)', thick + 2) +
    line(`M${left - thick} ${top - thick * 0.3}H${right + thick}`, '#ffca80', 3, 'opacity=".5"')
  );
};

const wood = shades('wood', [0, 0, 0, height], '#b8783c', '#7a4a28', '#40241a');

export const far = picture(
  width,
  height,
  wood + ball('mouth', [800, 300, 300], '#fff6d0', '#ffcf6a 0.9', '#e88a2a 0.4', '#e88a2a 0'),
  fill('M0 400V210C120 160 220 220 330 180C440 150 470 90 520 400Z', '#2a1a1c') +
    fill('M1600 400V190C1480 150 1380 210 1280 170C1170 140 1130 100 1080 400Z', '#2a1a1c') +
    disc(800, 300, 300, 'url(#mouth)') +
    timber(800, 400, 260, 220, 16) +
    timber(800, 400, 520, 310, 26) +
    fill(
      'M0 400V300C60 270 110 330 190 300C260 280 300 340 360 400ZM1600 400V290C1530 270 1500 320 1420 296C1350 284 1290 340 1240 400Z',
      '#1c1014',
    ) +
    veins(8, 5, [330, 380]) +
    `<g transform="translate(1260 0)">${veins(14, 5, [330, 380])}</g>`,
);

function ore(x: number, y: number, size: number, isGold: boolean): string {
  const [lit, main, dark] = isGold
    ? ['#fff0a0', '#f0b02e', '#9a5a10']
    : ['#a88a70', '#5a4038', '#2a1a1c'];
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
    fill(
      'M-40 0L-34 -34L-8 -52L26 -40L42 -6L30 0Z',
      main ?? '',
      'stroke="#160c0c" stroke-width="5" stroke-linejoin="round"',
    ) +
    fill('M-34 -34L-8 -52L2 -24L-22 -8Z', lit ?? '', 'opacity=".85"') +
    fill('M26 -40L42 -6L30 0L6 0L2 -24Z', dark ?? '', 'opacity=".8"') +
    '</g>'
  );
}

const chance = chances(44);
const heaps = Array.from({ length: 44 }, () => {
  const x = chance() * width;
  // The middle is the cabinet's.
  const rise = 8 + Math.abs(x - 800) * 0.07;
  return ore(x, 398 - chance() * rise, 0.55 + chance() * 0.7, chance() < 0.4);
}).join('');

export const near = picture(
  width,
  height,
  wood,
  timber(250, 400, 400, 330, 34) + timber(1350, 400, 400, 330, 34) + heaps,
);

const ties = Array.from({ length: 9 }, (_, index) => {
  const y = 6 + index ** 1.75 * 7.5;
  const half = 70 + y * 1.1;
  return fill(
    `M${at(800 - half)} ${at(y)}h${at(half * 2)}l6 ${at(6 + y * 0.05)}h${at(-half * 2 - 12)}Z`,
    '#4a2a1c',
  );
}).join('');

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('soil', [0, 0, 0, 320], '#8a5a34', '#4a2e24', '#1c1014', '#0c060a') +
    shades('rail', [0, 0, 0, 320], '#ffe8b0', '#a8a0a8', '#4a4450'),
  fill('M0 0H1600V320H0Z', 'url(#soil)') +
    `<g opacity=".4">${facets(61, 90, [1600, 320], ['#2a1a18', '#a8703c', '#160c0e'])}</g>` +
    ties +
    fill('M750 0L400 320H440L762 0ZM850 0L1200 320H1160L838 0Z', 'url(#rail)') +
    Array.from({ length: 26 }, () =>
      ore(chance() * 1600, 40 + chance() * 260, 0.2 + chance() * 0.3, true),
    ).join(''),
);
