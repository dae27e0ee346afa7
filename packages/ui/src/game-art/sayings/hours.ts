import { disc, glint, path, repeated, ring, stroke } from '@bahati/ui/game-art/shapes.ts';
import type { Saying } from './saying.ts';

const ridge = 'M-150 96C-110 70-70 88-30 76C30 60 70 90 150 68V170H-150Z';

const specks = (count: number) =>
  repeated(count, (at) =>
    disc(((at * 89) % 280) - 140, ((at * 53) % 250) - 150, 1.6 + (at % 3), '#fff', 'opacity=".85"'),
  );

/** Hours of the day and of the night, in the sky behind. */
export const hours: Readonly<Record<string, Saying>> = {
  Mbalamwezi: {
    back: ({ radial }) =>
      disc(46, -54, 136, radial(['0 #dff0ff .9', '.5 #8ab8ff .35', '1 #8ab8ff 0'])) +
      disc(46, -54, 84, '#f2f7ff') +
      disc(18, -76, 15, '#c6d6ee') +
      disc(72, -34, 20, '#c6d6ee') +
      disc(66, -92, 9, '#c6d6ee'),
  },
  Nyota: {
    back: () =>
      specks(26) +
      glint(-104, -96, 30) +
      glint(108, -70, 24) +
      glint(-112, 40, 18) +
      glint(96, 60, 22),
    front: () => glint(-60, -100, 16) + glint(70, -112, 20),
  },
  Mapambazuko: {
    back: ({ linear }) =>
      disc(0, 30, 118, linear(['#fffbd0', '#ffd65a', '#ff9d4a'])) +
      `<g transform="translate(0 30)">${ring(18, path('M-9-126L0-178L9-126Z', '#fff0a0'))}</g>` +
      path(ridge, '#ff9d8a', 'opacity=".75"'),
  },
  Machweo: {
    back: ({ linear }) =>
      disc(0, -6, 126, linear(['#ffb13a', '#ff5a4a', '#a8145a'])) +
      path(
        'M-150 40H150V58H-150ZM-150 70H150V84H-150ZM-150 94H150V104H-150Z',
        '#5a0f4a',
        'opacity=".55"',
      ) +
      path(ridge, '#3a0a3c', 'opacity=".8"'),
  },
  Usiku: {
    back: () =>
      disc(0, -10, 136, '#0a1030', 'opacity=".78"') +
      specks(18) +
      path(
        'M74-128A62 62 0 1 0 124-44A70 70 0 0 1 74-128Z',
        '#ffe9a0',
        'stroke="#a87a1c" stroke-width="3"',
      ),
  },
  Jioni: {
    back: () => {
      const lamp = (x: number, y: number) =>
        stroke(`M${x}-170V${y - 24}`, '#2a1206', 3) +
        disc(x, y, 40, '#ffb84a', 'opacity=".32"') +
        path(
          `M${x - 14} ${y - 22}H${x + 14}L${x + 19} ${y}L${x + 10} ${y + 24}H${x - 10}L${x - 19} ${y}Z`,
          '#ffd97a',
          'stroke="#5a2408" stroke-width="4"',
        );
      return lamp(-112, -70) + lamp(112, -56) + lamp(-70, -112) + lamp(72, -116);
    },
  },
};
