/** The painted wall of the hall, dim before the feast and all in gold during it; a chandelier. */
import { disc, fill, line, onCircle } from '#frame/games/flagship/brushwork.ts';
import { orbSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt } from '#frame/games/flagship/scenery.ts';
import { at, brass } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { height } = skySize;

/** Damask: a lattice of pointed ovals. */
function damask(paint: string, opacity: number): string {
  const cells = Array.from({ length: 13 * 9 }, (_, index) => {
    const row = Math.floor(index / 13);
    const x = (index - row * 13) * 100 + (row % 2) * 50;
    const y = row * 84;
    return `M${x} ${y - 70}C${x + 40} ${y - 36} ${x + 40} ${y + 36} ${x} ${y + 70}C${x - 40} ${y + 36} ${x - 40} ${y - 36} ${x} ${y - 70}ZM${x} ${y - 30}C${x + 18} ${y - 12} ${x + 18} ${y + 12} ${x} ${y + 30}C${x - 18} ${y + 12} ${x - 18} ${y - 12} ${x} ${y - 30}Z`;
  }).join('');
  return `<g opacity="${opacity}">${line(cells, paint, 3)}</g>`;
}

const beams = (paint: string) =>
  [-420, -210, 0, 210, 420]
    .map((off) =>
      fill(
        `M${600 + off * 0.5} -20L${600 + off * 1.5 - 90} ${height}H${600 + off * 1.5 + 90}Z`,
        paint,
        'filter="url(#haze)"',
      ),
    )
    .join('');

/** Strings of small lamps that sag from side to side. */
function fairyLights(y: number, sag: number, tints: readonly string[]): string {
  const bulbs = Array.from({ length: 40 }, (_, index) => {
    const x = 15 + index * 30;
    const down = y + sag * Math.sin(((x % 400) / 400) * Math.PI);
    const tint = tints[index % tints.length] ?? '#fff';
    return disc(x, down + 8, 15, tint, 'opacity=".22"') + disc(x, down + 8, 5.4, tint);
  }).join('');
  return (
    [0, 400, 800]
      .map((x) => line(`M${x} ${y}Q${x + 200} ${at(y + sag * 2)} ${x + 400} ${y}`, '#1c0418', 3))
      .join('') + bulbs
  );
}

const tints = ['#ffe27a', '#ff8ac0', '#8affd0', '#ffb84a'];

export const wall = skyArt(
  ['#1c0524', '#3c0a3c', '#6a1048', '#a82a54', '#e0704a'],
  damask('#ff9a8a', 0.16) +
    beams('#ffd07a20') +
    fairyLights(150, 60, tints) +
    fairyLights(330, 50, tints) +
    fairyLights(520, 40, tints),
);

export const feast = skyArt(
  ['#043a3a', '#0c6a5a', '#2fa87a', '#f0c84a', '#fff0a8'],
  damask('#fff6c0', 0.3) +
    beams('#fff6b050') +
    fairyLights(150, 60, ['#fff6c8', '#ffd23c']) +
    fairyLights(330, 50, ['#fff', '#ff8ac0']) +
    fairyLights(520, 40, ['#fff6c8', '#ff6a4a']),
);

const arms = [-84, -52, 52, 84]
  .map((off) => {
    const up = Math.abs(off) > 60 ? 112 : 128;
    return (
      line(
        `M120 150C${120 + off * 0.6} 190 ${120 + off} 176 ${120 + off} ${up + 22}`,
        '#4a1c08',
        9,
      ) +
      line(
        `M120 150C${120 + off * 0.6} 190 ${120 + off} 176 ${120 + off} ${up + 22}`,
        '#ffcf4a',
        5,
      ) +
      candle(120 + off, up)
    );
  })
  .join('');

function candle(x: number, y: number): string {
  return (
    disc(x, y - 6, 27, '#ffe27a', 'opacity=".3"') +
    fill(`M${x - 12} ${y + 22}h24l-5 10h-14Z`, '#ffcf4a', 'stroke="#4a1c08" stroke-width="3"') +
    fill(
      `M${x} ${y - 22}C${x + 14} ${y - 6} ${x + 12} ${y + 12} ${x} ${y + 14}C${x - 12} ${y + 12} ${x - 14} ${y - 6} ${x} ${y - 22}Z`,
      '#fffbe0',
      'stroke="#c8780c" stroke-width="3"',
    )
  );
}

const drops = Array.from({ length: 9 }, (_, index) => {
  const x = 56 + index * 16;
  const y = 176 + 26 * Math.sin((index / 8) * Math.PI);
  return fill(
    `M${x} ${at(y - 12)}L${x + 6} ${at(y)}L${x} ${at(y + 16)}L${x - 6} ${at(y)}Z`,
    '#e8fbff',
    'stroke="#8a6ab0" stroke-width="1.6"',
  );
}).join('');

/** The chandelier over the stalls. */
export const chandelier = picture(
  orbSize,
  orbSize,
  brass('metal', 90, 150),
  line('M120 0V150', '#4a1c08', 9) +
    line('M120 0V150', '#ffcf4a', 4) +
    arms +
    candle(120, 96) +
    fill(
      'M96 140C104 130 136 130 144 140C148 160 136 182 120 190C104 182 92 160 96 140Z',
      'url(#metal)',
      'stroke="#4a1c08" stroke-width="4"',
    ) +
    drops +
    onCircle(3, 120, 160, 12)
      .map(([x, y]) => disc(x, y, 3, '#c81e64'))
      .join(''),
);
