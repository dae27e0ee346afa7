import { disc, glint, path, repeated, ring, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';
import type { Saying } from './saying.ts';

const stars = (count: number, reach: number, size: number, fill?: string): string =>
  repeated(count, (at) => {
    const turn = at * 2.4;
    const away = reach * (0.72 + (at % 3) * 0.14);
    return glint(
      tidy(Math.sin(turn) * away),
      tidy(-Math.cos(turn) * away),
      size - (at % 3) * 3,
      fill,
    );
  });

/** A stone's light breaks on it. */
const cut = (fill: string) => () => stars(6, 118, 17, fill);

/** Metals and stones, luck, rank, secrets and marvels. */
export const wonders: Readonly<Record<string, Saying>> = {
  Dhahabu: { ramp: ['#3a1c02', '#b86f0c', '#ffcf45', '#fffbe0'], front: cut('#fff6c8') },
  Fedha: { ramp: ['#141c2c', '#66748c', '#cbd6e4', '#ffffff'], front: cut('#ffffff') },
  Shaba: { ramp: ['#2c0c04', '#a2481a', '#f2995a', '#fff0dc'], front: cut('#ffe2c4') },
  Yakuti: { ramp: ['#2a0212', '#b0062e', '#ff4a62', '#ffe4e4'], front: cut('#ffc9d2') },
  Lulu: { ramp: ['#2c2440', '#a894bc', '#efe2ee', '#ffffff'], front: cut('#ffffff') },
  Almasi: { ramp: ['#0c2038', '#4f9cc8', '#bdeeff', '#ffffff'], front: cut('#eafcff') },
  Zumaridi: { ramp: ['#01241a', '#058052', '#3be294', '#e8fff2'], front: cut('#d2ffe6') },
  Kaharabu: { ramp: ['#300e02', '#b8480a', '#ff9c1e', '#fff2c0'], front: cut('#ffe7a8') },
  Bahati: {
    front: () =>
      `<g transform="translate(84 74) scale(.92)">${ring(
        4,
        path(
          'M0 0C-8-14-36-22-30-42C-24-58-6-54 0-44C6-54 24-58 30-42C36-22 8-14 0 0Z',
          '#2fc46a',
          'stroke="#0a4526" stroke-width="4"',
        ),
        45,
      )}${stroke('M0 0C4 20 16 34 30 40', '#0a4526', 6)}${disc(0, 0, 6, '#d8ffb0')}</g>`,
  },
  Kifalme: {
    front: ({ linear }) =>
      `<g transform="translate(0 -100)">${path(
        'M-58 28L-66-22L-32 2L0-38L32 2L66-22L58 28Z',
        linear(['#fff3b0', '#f5b93a', '#a85c0c']),
        'stroke="#4a2606" stroke-width="4" stroke-linejoin="round"',
      )}${disc(0, 12, 9, '#e2203c')}${disc(-34, 16, 6, '#2fb8a6')}${disc(34, 16, 6, '#2fb8a6')}${disc(0, -40, 7, '#fff3c0')}</g>`,
  },
  Kale: {
    ramp: ['#1c160e', '#6e5f48', '#c2ab82', '#f4e8cc'],
    back: () => ring(20, path('M-9-120L0-140L9-120Z', '#e8cf98', 'opacity=".7"')),
    front: () =>
      stroke('M-30-56L-16-34L-28-16L-12 4M40 30L28 46L38 62', '#1c160e', 4, 'opacity=".8"'),
  },
  Siri: {
    back: () =>
      path(
        'M-92-66A104 104 0 1 1 92-66L124 150H-124Z',
        '#05060f',
        'opacity=".62" stroke="#ffd672" stroke-width="5"',
      ),
    front: () =>
      `<g transform="translate(82 72)">${disc(0, 0, 36, '#ffd05a', 'stroke="#4a2606" stroke-width="4"')}${path('M0-20A11 11 0 0 1 6 1L11 22H-11L-6 1A11 11 0 0 1 0-20Z', '#3a1c06')}</g>`,
  },
  Ajabu: {
    back: () =>
      stroke(
        'M-118 60C-60 128 90 120 122 30C140-40 80-124-10-122C-96-118-132-40-104 4',
        '#ff9df0',
        9,
        'opacity=".85"',
      ) + stroke('M-96 84C-30 122 74 104 106 36', '#fff2ff', 3),
    front: () => stars(9, 124, 20, '#ffe6ff'),
  },
  Fahari: {
    back: () => ring(22, path('M-11 0L-17-158L0-142L17-158L11 0Z', '#ffd25a', 'opacity=".78"')),
    front: () => stars(4, 112, 16),
  },
  Hazina: {
    front: ({ linear }) => {
      const gold = linear(['#fff3b0', '#f5b93a', '#a85c0c']);
      return (
        repeated(11, (at) => {
          const x = -102 + at * 20.5;
          const y = 102 - (at % 2) * 12 - Math.abs(at - 5) * 1.5;
          return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="21" ry="12" fill="${gold}" stroke="#5a2e06" stroke-width="3"/>`;
        }) +
        glint(-70, 74, 14) +
        glint(84, 76, 11)
      );
    },
  },
};
