/** Far cones of old fire, a caravan at rest by its huts, and the cracked salt before them. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

const cone = (x: number, wide: number, tall: number, paint: string, lit: string) =>
  fill(
    `M${x - wide} ${height}C${x - wide * 0.4} ${height - tall * 0.4} ${x - wide * 0.3} ${height - tall} ${x - wide * 0.16} ${height - tall}Q${x} ${height - tall * 0.9} ${x + wide * 0.16} ${height - tall}C${x + wide * 0.3} ${height - tall} ${x + wide * 0.4} ${height - tall * 0.4} ${x + wide} ${height}Z`,
    paint,
  ) +
  fill(
    `M${x - wide} ${height}C${x - wide * 0.4} ${height - tall * 0.4} ${x - wide * 0.3} ${height - tall} ${x - wide * 0.16} ${height - tall}C${x - wide * 0.2} ${height - tall * 0.6} ${x - wide * 0.4} ${height - tall * 0.3} ${x - wide * 0.5} ${height}Z`,
    lit,
    'opacity=".5"',
  );

export const mountains = picture(
  width,
  height,
  shades('dune', [0, 250, 0, height], '#c8607a', '#6a2a6a'),
  cone(300, 330, 250, '#4a2a7a', '#8a6ae0') +
    cone(760, 240, 160, '#5a3080', '#9a6ae0') +
    cone(1260, 380, 290, '#3c2470', '#7a5ad8') +
    fill(
      ridge(width, height, [
        [0, 330],
        [240, 292],
        [520, 338],
        [820, 300],
        [1120, 342],
        [1400, 298],
        [1600, 326],
      ]),
      'url(#dune)',
    ) +
    line(
      'M0 330C120 330 120 292 240 292M520 338C670 338 670 300 820 300M1120 342C1260 342 1260 298 1400 298',
      '#ffb08a',
      4,
      'opacity=".6"',
    ),
);

const night = '#1c0c2c';

/** A camel on its way, rimmed by the fire's light. */
function walker(x: number, size: number): string {
  const shape =
    'M-70 0L-62 -64C-74 -84 -66 -104 -44 -108C-30 -136 -6 -140 6 -112C20 -118 34 -116 44 -104C58 -110 62 -140 76 -166L104 -164C118 -160 120 -150 114 -146L90 -142C84 -114 76 -84 56 -70L60 0H48L40 -58L28 -58L24 0H12L10 -56C-8 -50 -28 -50 -42 -56L-46 0H-58Z';
  return (
    `<g transform="translate(${x} ${height}) scale(${size})">` +
    fill(shape, night) +
    line(
      'M-44 -108C-30 -136 -6 -140 6 -112C20 -118 34 -116 44 -104C58 -110 62 -140 76 -166L104 -164',
      '#ff9a5a',
      4.4,
    ) +
    fill('M-34 -108C-24 -124 -8 -124 2 -108L10 -84L-42 -82Z', '#c8303a') +
    line('M-36 -100L6 -102M-40 -90L8 -92', '#ffd23c', 3.4) +
    '</g>'
  );
}

/** A domed hut of the Rendille: bent poles under mats and hides. */
function hut(x: number, wide: number, tall: number): string {
  const dome = `M${x - wide} ${height}C${x - wide} ${height - tall * 0.9} ${x - wide * 0.5} ${height - tall} ${x} ${height - tall}C${x + wide * 0.5} ${height - tall} ${x + wide} ${height - tall * 0.9} ${x + wide} ${height}Z`;
  const bands = [0.24, 0.48, 0.72]
    .map((share) =>
      line(
        `M${at(x - wide * (1 - share * 0.3))} ${at(height - tall * share)}Q${x} ${at(height - tall * (share + 0.12))} ${at(x + wide * (1 - share * 0.3))} ${at(height - tall * share)}`,
        '#e09a5a',
        4,
        'opacity=".65"',
      ),
    )
    .join('');
  return (
    fill(dome, 'url(#hide)', `stroke="${night}" stroke-width="5"`) +
    bands +
    fill(
      `M${x - wide * 0.24} ${height}V${height - tall * 0.36}Q${x} ${height - tall * 0.56} ${x + wide * 0.24} ${height - tall * 0.36}V${height}Z`,
      '#ffb84a',
      `stroke="${night}" stroke-width="5"`,
    )
  );
}

export const caravan = picture(
  width,
  height,
  shades('hide', [0, 250, 0, height], '#a8603a', '#5a2a3a', '#2c1430'),
  hut(140, 110, 140) +
    hut(360, 84, 100) +
    hut(1290, 92, 112) +
    hut(1480, 120, 150) +
    walker(520, 0.86) +
    walker(650, 0.74) +
    walker(1010, 0.8) +
    walker(1140, 0.9),
);

/** Plates of salt that broke as the lake dried. */
function plates(): string {
  const chance = chances(57);
  const rows = [6, 26, 54, 92, 142, 206, 286];
  return rows
    .map((y, row) => {
      const next = rows[row + 1] ?? 330;
      const wide = 46 + row * 26;
      return Array.from({ length: Math.ceil(width / wide) + 2 }, (_, index) => {
        const x = index * wide - wide + (row % 2) * wide * 0.5;
        const jog = () => (chance() - 0.5) * wide * 0.3;
        const dip = (next - y) * (0.28 + chance() * 0.2);
        const half = x + wide * 0.5 + jog();
        return `M${at(x)} ${next}L${at(x)} ${y}L${at(half)} ${at(y - dip)}L${at(x + wide)} ${y}`;
      }).join('');
    })
    .join('');
}

export const pan = picture(
  groundSize.width,
  groundSize.height,
  shades('salt', [0, 0, 0, 320], '#ffd8b8', '#c8b8e0', '#5a62b8', '#141a52'),
  fill('M0 0H1600V320H0Z', 'url(#salt)') +
    line(plates(), '#2a1a5a', 3, 'opacity=".5"') +
    line(plates(), '#ffffff', 1.6, 'opacity=".5" transform="translate(1.5 -2)"') +
    fill('M240 14C560 -6 1040 -6 1360 14C1160 66 440 66 240 14Z', '#1a0c3a', 'opacity=".32"') +
    [
      [380, 70],
      [1240, 84],
      [300, 180],
      [1330, 214],
      [700, 120],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 3, '#fff'))
      .join(''),
);
