/** Mount Kenya's peaks in the morning, terraces of coffee below them, and the drying ground. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, orbSize, stripSize } from '#frame/games/flagship/place.ts';
import { heaps, ridge, skyArt, streaks } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

export const morning = skyArt(
  ['#4aa0d0', '#8accdc', '#c8ecd8', '#f6f4cc', '#ffdcae'],
  streaks(14, 9, { from: 60, to: 300, size: 170 }, ['#e8fbff', '#ffffff']) +
    heaps(23, 6, { from: 400, to: 560, size: 46 }, ['#cfe8e0', '#fffdf2']),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [108, 106, 90], '#ffffff', '#fffbd8', '#ffe9a0') +
    ball('ring', [120, 120, 118], '#fffbe0 0.7', '#fff0b8 0'),
  disc(120, 120, 118, 'url(#ring)') + disc(120, 120, 74, 'url(#sun)'),
);

const peak = `M420 320C520 290 590 240 650 190L690 150L706 158L742 84L756 104L768 52L784 96L796 78L820 140L838 132
  L880 186C950 240 1040 300 1200 330V400H420Z`;

export const far = picture(
  width,
  height,
  shades('rock', [700, 50, 900, 340], '#8a8ac0', '#6a80a8', '#7aa8a0') +
    shades('forest', [0, 200, 0, 400], '#5aa08a', '#3a8a6a', '#68ae68') +
    shades('mist', [0, 250, 0, 400], '#fff8e0 0', '#fff8e0 0.75', '#fff8e0 0.1'),
  // Beside the cabinet, where it can be seen.
  '<g transform="translate(470 -20)">' +
    fill(peak, 'url(#rock)') +
    fill(
      'M784 96L796 78L820 140L838 132L880 186C950 240 1040 300 1200 330H900C860 260 800 200 784 96Z',
      '#3a5080',
      'opacity=".45"',
    ) +
    fill(
      'M742 84L756 104L768 52L784 96L788 132L770 116L758 146L742 122L724 150L730 108ZM690 150L706 158L696 182L680 172L660 196L650 190Z',
      '#fff',
      'opacity=".92"',
    ) +
    '</g>' +
    fill(
      ridge(width, height, [
        [0, 220],
        [220, 170],
        [430, 270],
        [640, 300],
        [900, 310],
        [1180, 250],
        [1400, 180],
        [1600, 240],
      ]),
      'url(#forest)',
    ) +
    fill('M0 250H1600V400H0Z', 'url(#mist)'),
);

const chance = chances(175);

/** A round coffee bush with its lit side and its red fruit. */
const bush = (x: number, y: number, size: number) =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${at(size)})">` +
  fill('M-22 2C-32 -14 -22 -30 -10 -30C-2 -40 14 -36 18 -26C32 -24 32 -4 22 2Z', '#0c4a30') +
  fill('M-20 -4C-26 -16 -18 -27 -9 -27C-2 -35 10 -32 14 -24C4 -22 -8 -12 -20 -4Z', '#4cb84a') +
  disc(-8, -10, 3.4, '#f0303e') +
  disc(8, -16, 3.4, '#f0303e') +
  disc(12, -4, 3.4, '#ff5a4a') +
  '</g>';

/** One step of the hillside: its earth wall, its grass, its row of bushes. */
const terrace = (y: number, rise: number, turn: number) => {
  const level = (x: number) => y - rise * Math.sin(((x + turn) / width) * Math.PI * 2);
  const edge = Array.from({ length: 33 }, (_, index) => `${index * 50} ${at(level(index * 50))}`);
  const count = 34;
  return (
    fill(`M0 ${height}L${edge.join('L')}L${width} ${height}Z`, 'url(#wall)') +
    line(`M${edge.join('L')}`, '#a8d85a', 8) +
    Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.5 + (turn % 3) * 0.3) * width) / count;
      return bush(x, level(x) + 5, 0.72 + (y - 120) / 420 + chance() * 0.14);
    }).join('')
  );
};

const mill = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  fill('M0 0V-60H120V0Z', '#fff4e0', 'stroke="#3a1a10" stroke-width="4"') +
  fill('M74 0V-60H120V0Z', '#c8a890') +
  fill('M-12 -58L20 -96H104L132 -58Z', '#c8402e', 'stroke="#3a1a10" stroke-width="4"') +
  line('M8 -62L32 -92M34 -62L52 -92M60 -62L72 -92M86 -62L92 -92', '#ff9a7a', 3) +
  fill('M16 0V-36H42V0ZM56 -40H76V-20H56ZM88 -40H108V-20H88Z', '#2a5a7a') +
  '</g>';

export const near = picture(
  width,
  height,
  shades('wall', [0, 140, 0, 400], '#c87a48', '#8a5a34', '#4a8a3a'),
  terrace(214, 34, 0) +
    mill(250, 198) +
    mill(1180, 246) +
    terrace(262, 30, 520) +
    terrace(316, 24, 1010) +
    terrace(372, 16, 260),
);

/** A raised bed on legs, covered with cherries or with pale parchment. */
const table = (x: number, y: number, wide: number, fruit: readonly [string, string]) => {
  const deep = wide * 0.16;
  const lean = (800 - x - wide / 2) * 0.06;
  const grains = Array.from({ length: 90 }, () => {
    const down = chance();
    const gx = x + lean * (1 - down) + 8 + chance() * (wide - 16);
    return `<ellipse cx="${at(gx)}" cy="${at(y + 4 + down * (deep - 8))}" rx="5" ry="3.4" fill="${chance() < 0.5 ? fruit[0] : fruit[1]}"/>`;
  }).join('');
  return (
    fill(`M${x} ${at(y + deep)}h${wide}v30h-${wide}Z`, '#2a1008', 'opacity=".35"') +
    line(`M${x + 10} ${at(y + deep)}v30M${x + wide - 10} ${at(y + deep)}v30`, '#5a3418', 8) +
    fill(
      `M${at(x + lean)} ${y}h${wide}L${x + wide} ${at(y + deep)}H${x}Z`,
      fruit[1],
      'stroke="#5a3418" stroke-width="6" stroke-linejoin="round"',
    ) +
    grains
  );
};

const red = ['#ff5a4a', '#b8142e'] as const;
const pale = ['#fff4d0', '#d8b078'] as const;

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('earth', [0, 0, 0, 320], '#d88a52', '#a8562e', '#6a2e1c', '#341410'),
  fill('M0 0H1600V320H0Z', 'url(#earth)') +
    fill('M0 0H1600V10C1200 22 400 22 0 10Z', '#7ab848') +
    Array.from({ length: 150 }, () => {
      const y = 24 + chance() * 280;
      return `<ellipse cx="${at(chance() * 1600)}" cy="${at(y)}" rx="${at(6 + y * 0.1)}" ry="${at(2 + y * 0.014)}" fill="${chance() < 0.5 ? '#4a1c12' : '#f0b07a'}" opacity=".4"/>`;
    }).join('') +
    table(40, 36, 250, red) +
    table(360, 30, 230, pale) +
    table(1010, 30, 230, red) +
    table(1310, 36, 250, pale) +
    table(-60, 140, 380, pale) +
    table(1280, 140, 380, red),
);
