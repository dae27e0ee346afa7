/** Right of the cabinet: the shrine of the ancestors, a carved post under straw. */
import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { at, ink } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;

function thatch(): string {
  const chance = chances(102);
  return Array.from({ length: 90 }, () => {
    const x = 60 + chance() * 300;
    const y = 190 + Math.abs(x - 210) * 0.5 + chance() * 50;
    return line(
      `M${at(x)} ${at(y)}l${at((x - 210) * 0.14)} ${at(24 + chance() * 24)}`,
      chance() > 0.5 ? '#fff0a0' : '#9a6a1e',
      4,
      'opacity=".7"',
    );
  }).join('');
}

/** A carved post with a calm face, as graves of the coast hinterland bear. */
const post =
  fill('M182 640V300H238V640Z', ink, `stroke="${ink}" stroke-width="8"`) +
  fill('M182 640V300H238V640Z', 'url(#post)') +
  fill(
    'M210 262C240 262 254 290 250 322C246 352 228 372 210 372C192 372 174 352 170 322C166 290 180 262 210 262Z',
    ink,
    `stroke="${ink}" stroke-width="8"`,
  ) +
  fill(
    'M210 262C240 262 254 290 250 322C246 352 228 372 210 372C192 372 174 352 170 322C166 290 180 262 210 262Z',
    'url(#post)',
  ) +
  line('M182 312Q192 304 202 312M218 312Q228 304 238 312', ink, 5) +
  line('M210 308V334', '#5a1e14', 5) +
  line('M198 350Q210 356 222 350', ink, 5) +
  dots(
    [
      [186, 328],
      [190, 338],
      [234, 328],
      [230, 338],
    ],
    3.4,
    '#5affe8',
  ) +
  line(
    'M184 400L210 424L236 400M184 430L210 454L236 430M184 520L210 544L236 520M184 550L210 574L236 550',
    '#fff4d8',
    6,
  ) +
  fill('M182 470H238V496H182Z', '#1ec8b8') +
  dots(
    [
      [194, 483],
      [210, 483],
      [226, 483],
    ],
    5,
    '#fff',
  );

const jar = (x: number, y: number, size: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill(
    'M-18 -70H18C20 -56 44 -44 44 -14C44 12 24 22 0 22C-24 22 -44 12 -44 -14C-44 -44 -20 -56 -18 -70Z',
    ink,
    `stroke="${ink}" stroke-width="9"`,
  ) +
  fill(
    'M-18 -70H18C20 -56 44 -44 44 -14C44 12 24 22 0 22C-24 22 -44 12 -44 -14C-44 -44 -20 -56 -18 -70Z',
    paint,
  ) +
  line('M-42 -10L-28 -24L-14 -10L0 -24L14 -10L28 -24L42 -10', '#fff4d8', 5) +
  `${line('M-32 -20C-30 -34 -22 -42 -14 -50', '#fff', 5, 'opacity=".7"')}</g>`;

export const shrine = picture(
  width,
  height,
  shades('post', [170, 0, 250, 0], '#f0a868', '#b0603a', '#5a2420'),
  line('M86 640V260M334 640V260', ink, 26) +
    line('M86 640V260M334 640V260', '#b0723e', 16) +
    line('M82 630V270M330 630V270', '#ffe0a8', 4, 'opacity=".7"') +
    post +
    fill(
      'M210 100C260 160 330 220 410 262C340 250 280 246 210 246C140 246 80 250 10 262C90 220 160 160 210 100Z',
      ink,
      `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    fill(
      'M210 100C260 160 330 220 410 262C340 250 280 246 210 246C140 246 80 250 10 262C90 220 160 160 210 100Z',
      '#e0b040',
    ) +
    thatch() +
    disc(210, 96, 18, ink) +
    disc(210, 96, 12, '#1ec8b8') +
    ['#ff4a6a', '#fff4d8', '#1ec8b8', '#ffc21e', '#fff4d8', '#ff4a6a']
      .map((paint, index) =>
        fill(
          `M${60 + index * 52} 254l44 -2l-22 36Z`,
          paint,
          `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
        ),
      )
      .join('') +
    jar(110, 606, 1, '#d8602e') +
    jar(312, 610, 1.1, '#1e8ab0') +
    jar(262, 618, 0.7, '#e8a030') +
    line(
      grassPath(103, 130, { x: 0, width: 420, y: 610, deep: 36, tall: 60 }),
      '#fff0a0',
      4,
      'opacity=".85"',
    ),
);
