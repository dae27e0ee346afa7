/** The glow over the city, the beams of a festival, and the wires over the street. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { height } = skySize;

const beam = (x: number, lean: number, paint: string) =>
  fill(
    `M${x - 12} ${height}L${x + lean - 90} -20H${x + lean + 90}L${x + 12} ${height}Z`,
    paint,
    'opacity=".34" filter="url(#haze)"',
  );

export const city = skyArt(
  ['#05051c', '#140a44', '#3c0c74', '#a81a8a', '#ff4a9a'],
  starField(13, 60, 0.5) +
    streaks(19, 7, { from: 260, to: 560, size: 200 }, ['#2a0c5a', '#ff6ac8']) +
    beam(300, -160, '#2ff0ff') +
    beam(920, 180, '#b84aff'),
);

export const festival = skyArt(
  ['#02103a', '#0a3a8a', '#0aa0c8', '#3affb8', '#f0ff8a'],
  [-220, 40, 300]
    .map((lean, index) =>
      beam(260 + index * 60, lean, ['#ff2ab8', '#ffe21e', '#ffffff'][index] ?? '#fff'),
    )
    .join('') +
    [-300, -60, 220]
      .map((lean, index) =>
        beam(860 + index * 60, lean, ['#ffffff', '#ff2ab8', '#ffe21e'][index] ?? '#fff'),
      )
      .join('') +
    starField(23, 120, 0.9),
);

const tints = ['#2ff0ff', '#ff2ab8', '#ffe21e', '#3aff8a'] as const;

/** Wires from pole to pole with lamps on them. */
export const wires = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  [0, 400, 800, 1200]
    .map((x) =>
      line(
        `M${x} 6Q${x + 200} 100 ${x + 400} 6M${x} 30Q${x + 200} 150 ${x + 400} 30`,
        '#08081c',
        4,
      ),
    )
    .join('') +
    Array.from({ length: 40 }, (_, index) => {
      const x = 20 + index * 40;
      const share = (x % 400) / 400;
      const y = 30 + 240 * share * (1 - share);
      const tint = tints[index % 4] ?? '#fff';
      return (
        line(`M${x} ${at(y)}v12`, '#08081c', 4) +
        disc(x, y + 20, 19, tint, 'opacity=".28"') +
        disc(x, y + 20, 9, tint) +
        disc(x - 2, y + 17, 3, '#fff')
      );
    }).join(''),
);
