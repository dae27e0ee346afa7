import { disc, path, repeated, ring, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';
import type { Saying } from './saying.ts';

const bright = ['#ff4f6d', '#ffd23e', '#28c7a8', '#4f8cff', '#ff8a2b'] as const;

const bright5 = (at: number) => bright[at % 5] ?? '#ffd23e';

const laurel = (fill: string, edge: string): string => {
  const side = repeated(7, (at) => {
    const turn = 24 + at * 21;
    return `<g transform="rotate(${turn}) translate(0 118)">${path('M0-6C16-20 34-18 42-4C28 8 12 8 0-6Z', fill, `stroke="${edge}" stroke-width="3"`)}</g>`;
  });
  return `${side}<g transform="scale(-1 1)">${side}</g>`;
};

/** Feasts, harvests and honours, about the thing. */
export const feasts: Readonly<Record<string, Saying>> = {
  Sikukuu: {
    back: () => {
      const line = (y: number, drop: number) =>
        stroke(`M-160 ${y}Q0 ${y + drop} 160 ${y}`, '#2a1206', 3) +
        repeated(9, (at) => {
          const x = -136 + at * 34;
          const down = tidy(y + (drop / 2) * (1 - (x / 160) ** 2));
          return path(`M${x - 13} ${down}H${x + 13}L${x} ${down + 30}Z`, bright5(at));
        });
      return line(-136, 56) + line(-88, 76);
    },
  },
  Harusi: {
    back: () =>
      repeated(14, (at) => {
        const turn = at * 25.7;
        const bloom =
          ring(5, disc(0, -9, 8, at % 2 ? '#ffffff' : '#ffa8c4')) + disc(0, 0, 5, '#ffd65a');
        return `<g transform="rotate(${tidy(turn)}) translate(0-124)">${bloom}</g>`;
      }),
    front: () =>
      disc(66, 92, 24, 'none', 'stroke="#5a2e06" stroke-width="12"') +
      disc(66, 92, 24, 'none', 'stroke="#ffd65a" stroke-width="7"') +
      disc(96, 84, 24, 'none', 'stroke="#5a2e06" stroke-width="12"') +
      disc(96, 84, 24, 'none', 'stroke="#fff0b8" stroke-width="7"'),
  },
  Mavuno: {
    back: () => {
      const ear =
        stroke('M0 130V-90', '#8a5a0c', 5) +
        repeated(6, (at) =>
          path(
            `M0 ${-40 - at * 18}C-22 ${-50 - at * 18}-24 ${-70 - at * 18}-8 ${-82 - at * 18}L0 ${-60 - at * 18}L8 ${-82 - at * 18}C24 ${-70 - at * 18} 22 ${-50 - at * 18} 0 ${-40 - at * 18}Z`,
            '#ffd65a',
            'stroke="#8a5a0c" stroke-width="2"',
          ),
        );
      return [-44, -24, 24, 44]
        .map((turn) => `<g transform="translate(0 40) rotate(${turn})">${ear}</g>`)
        .join('');
    },
  },
  Neema: {
    back: () =>
      repeated(14, (at) =>
        disc(
          ((at * 73) % 270) - 135,
          ((at * 41) % 230) - 140,
          13,
          '#f5b93a',
          'stroke="#7a430a" stroke-width="3"',
        ),
      ) +
      repeated(14, (at) => disc(((at * 73) % 270) - 137, ((at * 41) % 230) - 142, 6, '#fff0a8')),
  },
  Furaha: {
    back: () =>
      repeated(30, (at) => {
        const x = ((at * 67) % 290) - 145;
        const y = ((at * 43) % 270) - 150;
        return `<rect x="${x}" y="${y}" width="15" height="9" rx="2" fill="${bright5(at)}" transform="rotate(${(at * 47) % 180} ${x} ${y})"/>`;
      }) + stroke('M-130 40C-104 10-128-10-100-36M126 50C100 26 130 0 104-26', '#ff9de0', 6),
  },
  Ndoto: {
    back: () => {
      const cloud =
        'M-60 20C-84 20-88-10-66-16C-66-46-26-54-14-34C4-54 40-42 38-16C64-16 66 20 42 20Z';
      const at = (x: number, y: number, size: number) =>
        `<g transform="translate(${x} ${y}) scale(${size})">${path(cloud, '#eaf2ff', 'opacity=".92"')}</g>`;
      return at(-92, -84, 0.9) + at(104, -64, 0.8) + at(-104, 66, 0.8);
    },
    front: () => {
      const puff =
        'M-150 130C-150 96-116 84-98 98C-84 76-46 80-38 100C-20 80 22 82 30 102C46 82 86 84 94 102C120 92 150 104 150 130Z';
      return path(puff, '#ffffff', 'opacity=".88"');
    },
  },
  Maajabu: {
    back: () =>
      ['#ff5d7a', '#ffb02e', '#fff06a', '#3fd69a', '#4fa0ff', '#a06aff']
        .map((fill, at) =>
          disc(0, 40, 158 - at * 13, 'none', `stroke="${fill}" stroke-width="13" opacity=".9"`),
        )
        .join(''),
  },
  Hadithi: {
    front: ({ linear }) =>
      path(
        'M0 84C-30 66-84 66-116 78V126C-84 114-30 114 0 132C30 114 84 114 116 126V78C84 66 30 66 0 84Z',
        linear(['#fffaf0', '#e8d6ae']),
        'stroke="#4a2410" stroke-width="5" stroke-linejoin="round"',
      ) +
      stroke(
        'M0 84V130M-92 90C-66 84-40 86-20 94M-92 104C-66 98-40 100-20 108M92 90C66 84 40 86 20 94M92 104C66 98 40 100 20 108',
        '#8a6a44',
        3,
      ),
    back: () => ring(9, path('M-4-100L0-150L4-100Z', '#ffe9a8'), 0),
  },
  Mabingwa: {
    back: () => laurel('#ffd24a', '#6b3f0c'),
    front: ({ linear }) =>
      `<g transform="translate(90 78) scale(.72)">${path('M-34-44H34C34 0 18 14 6 18V36H24V50H-24V36H-6V18C-18 14-34 0-34-44ZM-34-34H-54C-54-6-42 4-28 4M34-34H54C54-6 42 4 28 4', linear(['#fff3b0', '#f5b93a', '#a85c0c']), 'stroke="#4a2606" stroke-width="6" stroke-linejoin="round"')}</g>`,
  },
  Moto: {
    back: ({ linear }) => {
      const flame =
        'M-122 130C-150 70-110 40-114-16C-90 0-80 20-78 40C-70-10-96-40-66-104C-50-70-40-60-34-34C-30-80-14-100 4-140C14-100 30-86 34-40C44-56 56-76 66-104C92-50 74-10 80 36C84 14 94-2 116-16C108 40 150 70 122 130Z';
      return (
        path(flame, linear(['#fff2a0', '#ff9a2a', '#d8300c'])) +
        `<g transform="translate(0 34) scale(.74)">${path(flame, '#ffe06a', 'opacity=".8"')}</g>`
      );
    },
    front: () =>
      path(
        'M-110 130C-116 106-96 100-98 78C-84 90-80 100-76 112C-70 98-72 92-64 82C-54 98-52 112-54 130ZM54 130C50 108 66 100 64 82C78 90 82 104 86 114C92 100 92 92 102 82C112 98 112 114 110 130Z',
        '#ffb02e',
        'stroke="#c83a0a" stroke-width="3"',
      ),
  },
};
