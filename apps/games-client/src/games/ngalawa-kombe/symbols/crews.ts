/** Four of the six crews, each by its sail; no two canoes lie alike on the water. */
import { around, both, disc, fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const sail = 'M40 134 C52 84 92 34 152 -2 C178 44 182 96 164 140 C124 126 80 124 40 134 Z';
const hull =
  'M-2 138 C26 146 46 148 66 148 C108 150 152 146 202 126 C196 156 180 172 154 176 H62 C32 174 10 162 -2 138 Z';
const spray = 'M-6 178 Q14 162 34 174 T74 172 T114 174 T154 170 T206 174 V204 H-6 Z';

const water = shades('water', [0, 164, 0, 204], '#b8fff8', '#2fc8d8', '#0c6aa8');

type Crew = {
  readonly id: string;
  readonly cloth: readonly [string, string, string];
  readonly hull: readonly [string, string];
  readonly emblem: string;
};

/** A canoe from its side: yard, sail, hull and the float on its two arms. */
function canoe({ id, cloth, hull: wood, emblem }: Crew): string {
  return (
    '<g transform="translate(9 20) scale(.9)">' +
    line('M108 148 L116 10', ink, 14) +
    line('M108 148 L116 10', '#c88a4a', 7) +
    body(
      `${id}-sail`,
      sail,
      `url(#${id})`,
      emblem +
        line('M66 128 C80 88 112 44 150 8', '#fff', 5, 'opacity=".75"') +
        fill(
          'M152 -2 C178 44 182 96 164 140 L140 132 C160 92 164 44 152 -2 Z',
          '#1a0a2a',
          'opacity=".34"',
        ) +
        fill('M40 134 C80 124 124 126 164 140 L167 128 C126 112 84 112 45 122 Z', cloth[2]),
    ) +
    line('M28 146 L164 -10', ink, 12) +
    line('M28 146 L164 -10', '#e0a860', 5.5) +
    body(
      `${id}-hull`,
      hull,
      wood[0],
      line('M2 144 C60 158 150 156 198 134', '#fff', 7) +
        line('M10 158 C60 170 150 168 190 148', wood[1], 9) +
        fill('M120 140 H210 V190 H100 Z', '#1a0a2a', 'opacity=".3" filter="url(#soft)"'),
    ) +
    line('M60 148 L48 186 M136 148 L148 184', ink, 11) +
    line('M60 148 L48 186 M136 148 L148 184', '#e0a860', 5) +
    line('M20 188 C70 194 130 194 182 184', ink, 17) +
    line('M20 188 C70 194 130 194 182 184', wood[1], 9) +
    line('M24 185 C70 191 130 191 176 182', '#fff', 2.6, 'opacity=".8"') +
    '</g>'
  );
}

const clothOf = ({ id, cloth }: Crew) => shades(id, [60, 20, 180, 130], ...cloth);

const sea = (d = spray) =>
  body(
    'c-sea',
    d,
    'url(#water)',
    line('M4 186 Q22 178 40 186 T78 184 M106 186 Q124 178 142 186 T180 184', '#fff', 4),
    4,
  );

const sun: Crew = {
  id: 'sun',
  cloth: ['#ff9a7a', '#f0323c', '#a80f34'],
  hull: ['#e8404a', '#ffd23c'],
  emblem:
    around(10, 126, 82, fill('M118 58 L126 40 L134 58 Z', '#ffd23c')) +
    disc(126, 82, 24, '#7a0f2a') +
    disc(126, 82, 21, '#ffd23c') +
    disc(121, 76, 9, '#fff8c0'),
};

const marlin = fill(
  'M72 112 C88 84 118 74 142 76 L148 60 L156 80 C162 84 168 90 170 96 L196 104 L166 106 C148 118 118 116 98 108 L84 126 Z',
  '#fff',
);
const fish: Crew = {
  id: 'fish',
  cloth: ['#8fd0ff', '#2a72f0', '#0f2a9a'],
  hull: ['#1f4ac8', '#fff'],
  emblem: `<g transform="translate(-6 -2)">${marlin}${disc(150, 90, 4, '#0f2a9a')}${line('M92 106 C112 114 140 112 156 104', '#8ab8f0', 5)}</g>`,
};

const crab: Crew = {
  id: 'crab',
  cloth: ['#fffbd0', '#ffcf2e', '#e88a0f'],
  hull: ['#ff9a1e', '#7a2a8a'],
  emblem:
    line(
      'M96 92 L82 78 M96 104 L80 104 M100 114 L86 124 M150 92 L164 76 M150 104 L168 102 M146 114 L158 124',
      '#b8182a',
      7,
    ) +
    `<ellipse cx="123" cy="100" rx="29" ry="21" fill="#e0243a"/>` +
    disc(84, 70, 12, '#e0243a') +
    disc(160, 68, 12, '#e0243a') +
    fill('M84 70 L74 58 L92 58 Z M160 68 L152 54 L170 56 Z', '#ffcf2e') +
    disc(114, 92, 5, '#fff') +
    disc(132, 92, 5, '#fff'),
};

/** Red cloth with a sun, running to the right. */
export const crewSun = symbol(clothOf(sun) + water, canoe(sun) + sea());

/** Blue cloth with a marlin, on the other tack. */
export const crewFish = symbol(
  clothOf(fish) + water,
  `<g transform="translate(200 0) scale(-1 1)">${turned(-5, 100, 180, canoe(fish))}</g>${sea()}`,
);

/** Yellow cloth with a crab, climbing a swell. */
export const crewCrab = symbol(
  clothOf(crab) + water,
  turned(-17, 100, 120, canoe(crab)) +
    sea('M-6 204 V190 C50 190 110 178 150 150 C170 136 190 134 206 142 V204 Z'),
);

const belly = 'M100 2 C150 22 190 70 186 128 C150 112 50 112 14 128 C10 70 50 22 100 2 Z';
const bow = 'M100 118 C120 124 130 146 122 186 H78 C70 146 80 124 100 118 Z';

/** Green cloth with a star, coming straight on between its two floats. */
export const crewStar = symbol(
  shades('star', [40, 0, 160, 130], '#c8ff9a', '#2fb84a', '#0a6a44') +
    shades('bow', [76, 120, 126, 186], '#fff', '#d8e8e0', '#5a8a7a') +
    water,
  line('M100 126 V0', ink, 14) +
    line('M100 126 V0', '#c88a4a', 7) +
    body(
      'c-belly',
      belly,
      'url(#star)',
      around(5, 100, 74, fill('M87 60 L100 30 L113 60 Z', '#fff')) +
        disc(100, 74, 18, '#fff') +
        line('M28 104 C32 64 62 30 96 14', '#fff', 5, 'opacity=".7"') +
        fill(
          'M100 2 C150 22 190 70 186 128 L156 118 C164 70 140 26 100 2 Z',
          '#04302a',
          'opacity=".4"',
        ) +
        line('M20 120 C54 104 146 104 180 120', '#ffd23c', 8),
    ) +
    line('M100 150 C60 138 34 148 18 170 M100 150 C140 138 166 148 182 170', ink, 13) +
    line('M100 150 C60 138 34 148 18 170 M100 150 C140 138 166 148 182 170', '#e0a860', 6) +
    both(disc(18, 174, 15, ink) + disc(18, 174, 10, '#2fb84a') + disc(15, 170, 3.6, '#e8ffd0')) +
    body(
      'c-bow',
      bow,
      'url(#bow)',
      fill('M100 118 V190 H130 V118 Z', '#0a4a4a', 'opacity=".35"') +
        line('M84 146 C94 138 106 138 116 146', '#0a6a44', 6) +
        disc(91, 160, 5, '#0a6a44') +
        disc(109, 160, 5, '#0a6a44'),
    ) +
    sea(
      'M-6 184 Q14 170 34 180 T66 184 Q84 166 100 184 Q116 166 134 184 T170 180 T206 182 V204 H-6 Z',
    ),
);
