/**
 * What stands on a horizon, as strips of 1200 × 300 whose foot is the lower edge. `fill` is the
 * colour of the distance, `lit` of whatever shines in it.
 */
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

export const stripWidth = 1200;
export const stripHeight = 300;
const foot = stripHeight;

export type Ink = { readonly fill: string; readonly shade: string; readonly lit: string };
export type Silhouette = (ink: Ink, seed: number) => string;

const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${at(width)}" stroke-linecap="round"/>`;
const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}" ${more}/>`;

function spread(seed: number, count: number, draw: (x: number, chance: () => number) => string) {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.2 + chance() * 0.6) * stripWidth) / count;
    return draw(x, chance);
  }).join('');
}

export const hills: Silhouette = ({ fill, shade }) =>
  shape(
    `M0 ${foot}V190C60 170 110 96 190 58C210 50 240 50 260 60C340 110 400 176 500 190
      C600 200 660 120 740 84C770 74 800 78 820 92C880 140 960 196 1030 160S1140 120 1200 150V${foot}Z`,
    fill,
  ) +
  shape(
    'M168 72C190 50 252 46 284 78L262 94L244 80L226 102L204 84L186 96Z',
    '#fff',
    'opacity=".5"',
  ) +
  shape(`M0 ${foot}V250C140 214 260 262 420 240S720 222 880 246S1080 236 1200 258V${foot}Z`, shade);

export const town: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 19, (x, chance) => {
    const wide = 56 + chance() * 40;
    const tall = 70 + chance() * 110;
    const top = foot - tall;
    const kind = chance();
    const roof =
      kind < 0.4
        ? Array.from({ length: Math.floor(wide / 12) }, (_, tooth) =>
            shape(`M${at(x + tooth * 12)} ${at(top)}v-7h7v7Z`, fill),
          ).join('')
        : kind < 0.65
          ? shape(
              `M${at(x + wide * 0.2)} ${at(top)}q${at(wide * 0.3)} -52 ${at(wide * 0.6)} 0Z`,
              fill,
            )
          : shape(`M${at(x - 5)} ${at(top)}h${at(wide + 10)}l-10 -16h${at(-wide + 10)}Z`, shade);
    let panes = '';
    for (let y = top + 14; y < foot - 20; y += 26) {
      for (let pane = x + 9; pane < x + wide - 14; pane += 19) {
        if (chance() < 0.5) continue;
        panes += shape(
          `M${at(pane)} ${at(y + 13)}v-7q4 -7 8 0v7Z`,
          lit,
          `opacity="${at(0.4 + chance() * 0.6)}"`,
        );
      }
    }
    return shape(`M${at(x)} ${foot}V${at(top)}h${at(wide)}V${foot}Z`, fill) + roof + panes;
  });

export const domes: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 7, (x, chance) => {
    const wide = 110 + chance() * 50;
    const top = 190 - chance() * 70;
    const middle = x + wide / 2;
    const windows = Array.from({ length: 4 }, (_, pane) => {
      const left = x + 14 + pane * (wide / 4.4);
      return shape(`M${at(left)} ${foot - 24}v-34q8 -18 16 0v34Z`, lit, 'opacity=".75"');
    }).join('');
    return (
      shape(`M${at(x)} ${foot}V${at(top)}H${at(x + wide)}V${foot}Z`, fill) +
      shape(
        `M${at(x + 6)} ${at(top)}C${at(x)} ${at(top - 60)} ${at(middle - 8)} ${at(top - 66)} ${at(middle)}
          ${at(top - 100)}C${at(middle + 8)} ${at(top - 66)} ${at(x + wide)} ${at(top - 60)}
          ${at(x + wide - 6)} ${at(top)}Z`,
        fill,
      ) +
      line(`M${at(middle)} ${at(top - 98)}v-22`, lit, 3) +
      shape(`M${at(x - 16)} ${foot}V${at(top - 46)}l8 -22l8 22V${foot}Z`, shade) +
      windows
    );
  });

export const arcade: Silhouette = ({ fill, shade, lit }) => {
  const arch = (x: number) =>
    `M${x + 26} ${foot}V160C${x + 26} 110 ${x + 60} 96 ${x + 75} 72C${x + 90} 96 ${x + 124} 110 ${x + 124} 160V${foot}Z`;
  const arches = Array.from({ length: 8 }, (_, index) => arch(index * 150)).join(' ');
  const lamps = Array.from({ length: 8 }, (_, index) => {
    const x = index * 150 + 75;
    return (
      line(`M${x} 76V126`, shade, 3) + dot(x, 140, 34, lit, 'opacity=".22"') + dot(x, 140, 12, lit)
    );
  }).join('');
  return (
    `<path d="M0 ${foot}V40H${stripWidth}V${foot}Z ${arches}" fill="${fill}" fill-rule="evenodd"/>` +
    shape(`M0 40H${stripWidth}V24H0Z`, shade) +
    Array.from({ length: 40 }, (_, index) => shape(`M${index * 30} 24l15 -18l15 18Z`, fill)).join(
      '',
    ) +
    lamps
  );
};

export const acacias: Silhouette = ({ fill, shade }, seed) =>
  spread(seed, 8, (x, chance) => {
    const tall = 120 + chance() * 100;
    const top = foot - tall;
    const wide = 90 + chance() * 60;
    return (
      line(
        `M${at(x)} ${foot}C${at(x + 6)} ${at(foot - tall * 0.5)} ${at(x - 8)} ${at(top + 50)} ${at(x)} ${at(top + 14)}`,
        shade,
        11,
      ) +
      line(
        `M${at(x)} ${at(top + 64)}L${at(x - wide * 0.5)} ${at(top + 12)}M${at(x)} ${at(top + 54)}L${at(x + wide * 0.52)} ${at(top + 10)}`,
        shade,
        6,
      ) +
      shape(
        `M${at(x - wide)} ${at(top + 18)}C${at(x - wide * 0.8)} ${at(top - 16)} ${at(x - wide * 0.2)} ${at(top - 26)}
          ${at(x)} ${at(top - 12)}C${at(x + wide * 0.3)} ${at(top - 34)} ${at(x + wide * 0.9)} ${at(top - 18)}
          ${at(x + wide)} ${at(top + 16)}C${at(x + wide * 0.4)} ${at(top + 24)} ${at(x - wide * 0.5)} ${at(top + 26)} ${at(x - wide)} ${at(top + 18)}Z`,
        fill,
      )
    );
  }) + shape(`M0 ${foot}V286Q300 262 600 280T1200 276V${foot}Z`, shade);

export const baobabs: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 7, (x, chance) => {
    const size = 0.8 + chance() * 0.5;
    const limb = (turn: number, long: number) =>
      `<g transform="rotate(${turn} 0 -120)">${line(`M0 -110V${-120 - long}`, fill, 13)}${line(`M0 ${-100 - long * 0.5}L${at(long * 0.3)} ${at(-120 - long * 0.8)}`, fill, 6)}${dot(0, -124 - long, 20, shade)}${dot(16, -112 - long, 15, shade)}${dot(-15, -114 - long, 16, shade)}</g>`;
    return (
      `<g transform="translate(${at(x)} ${foot}) scale(${at(size)})">` +
      shape('M-46 0C-26 -30 -40 -90 -26 -130H26C40 -90 26 -30 46 0Z', fill) +
      [-62, -34, -8, 20, 46, 70].map((turn) => limb(turn, 46 + Math.abs(turn) * 0.3)).join('') +
      shape('M-9 -30q9 -26 18 0v24h-18Z', lit, 'opacity=".7"') +
      '</g>'
    );
  }) + shape(`M0 ${foot}V284Q320 268 640 284T1200 280V${foot}Z`, shade);

export const roundTrees: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 9, (x, chance) => {
    const size = 52 + chance() * 26;
    const y = foot - 74 - chance() * 50;
    const fruit = Array.from({ length: 9 }, () => {
      return dot(x + (chance() - 0.5) * size * 1.7, y + (chance() - 0.5) * size * 1.3, 6, lit);
    }).join('');
    return (
      line(`M${at(x)} ${foot}V${at(y)}`, shade, 13) +
      dot(x - size * 0.6, y + 8, size * 0.7, fill) +
      dot(x + size * 0.6, y + 6, size * 0.72, fill) +
      dot(x, y - size * 0.3, size * 0.9, fill) +
      fruit
    );
  }) + shape(`M0 ${foot}V280Q300 256 600 276T1200 270V${foot}Z`, shade);

export const mangroves: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 9, (x, chance) => {
    const y = 150 + chance() * 50;
    const roots = [-58, -38, -18, 18, 38, 58]
      .map(
        (dx) => `M${at(x)} ${at(y + 66)}Q${at(x + dx)} ${at(y + 60)} ${at(x + dx * 1.15)} ${foot}`,
      )
      .join('');
    return (
      line(roots, shade, 7) +
      line(`M${at(x)} ${at(y + 74)}V${at(y)}`, shade, 13) +
      dot(x - 40, y - 6, 38, fill) +
      dot(x + 42, y - 10, 40, fill) +
      dot(x, y - 36, 50, fill) +
      dot(x + (chance() - 0.5) * 90, y + 30, 3.4, lit)
    );
  });

/** Some near either edge: a cabinet hides the middle. */
const moorings = [
  [196, 0.9],
  [262, 0.5],
  [430, 0.7],
  [620, 0.55],
  [800, 0.8],
  [960, 0.6],
  [1034, 0.95],
] as const;

export const boats: Silhouette = ({ fill, shade, lit }) =>
  moorings
    .map(
      ([x, size], index) =>
        `<g transform="translate(${x} ${foot - 4}) scale(${size})">` +
        line('M-6 -14L6 -172', shade, 6) +
        shape(
          'M-66 -34C-46 -90 4 -150 78 -190C92 -130 84 -74 62 -30C20 -42 -30 -42 -66 -34Z',
          index % 2 ? '#f3e4c4' : lit,
        ) +
        shape(
          'M78 -190C92 -130 84 -74 62 -30L40 -36C60 -90 72 -140 78 -190Z',
          shade,
          'opacity=".3"',
        ) +
        line('M-78 -26L84 -196', shade, 5) +
        shape('M-96 -30C-40 -14 40 -14 104 -40C96 -8 78 6 60 8H-50C-72 4 -88 -10 -96 -30Z', shade) +
        line('M-90 -24C-40 -8 40 -8 98 -32', fill, 5) +
        '</g>',
    )
    .join('');

export const corals: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 12, (x, chance) => {
    const tall = 70 + chance() * 130;
    const kind = chance();
    if (kind < 0.4) {
      const twigs = [-44, -20, 6, 30, 52]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} ${at(x)} ${foot})">${line(`M${at(x)} ${foot}V${at(foot - tall)}M${at(x)} ${at(foot - tall * 0.6)}l22 -30`, fill, 15)}${dot(x, foot - tall, 9, lit, 'opacity=".6"')}</g>`,
        )
        .join('');
      return twigs;
    }
    if (kind < 0.7) {
      const blade = (dx: number) =>
        line(
          `M${at(x + dx)} ${foot}C${at(x + dx - 26)} ${at(foot - tall * 0.4)} ${at(x + dx + 30)} ${at(foot - tall * 0.8)} ${at(x + dx)} ${at(foot - tall * 1.3)}`,
          shade,
          11,
        );
      return blade(-20) + blade(0) + blade(22);
    }
    return (
      shape(
        `M${at(x - 74)} ${foot}C${at(x - 80)} ${at(foot - tall * 0.8)} ${at(x + 80)} ${at(foot - tall * 0.8)} ${at(x + 74)} ${foot}Z`,
        fill,
      ) +
      line(
        `M${at(x - 40)} ${foot}C${at(x - 40)} ${at(foot - tall * 0.5)} ${at(x + 40)} ${at(foot - tall * 0.5)} ${at(x + 40)} ${foot}`,
        shade,
        7,
      )
    );
  }) + shape(`M0 ${foot}V270Q200 246 420 268T820 262T1200 272V${foot}Z`, shade);

export const stalls: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 6, (x, chance) => {
    const wide = 150 + chance() * 30;
    const top = 120 + chance() * 30;
    const scallops = Array.from({ length: 6 }, (_, index) => {
      const left = x + (index * wide) / 6;
      return shape(
        `M${at(left)} ${at(top)}h${at(wide / 6)}v22a${at(wide / 12)} 14 0 0 1 ${at(-wide / 6)} 0Z`,
        index % 2 ? lit : fill,
        index % 2 ? 'opacity=".8"' : '',
      );
    }).join('');
    return (
      line(`M${at(x + 8)} ${at(top)}V${foot}M${at(x + wide - 8)} ${at(top)}V${foot}`, shade, 8) +
      dot(x + wide / 2, top + 66, 60, lit, 'opacity=".2"') +
      shape(`M${at(x)} ${foot}v-66h${at(wide)}v66Z`, shade) +
      Array.from({ length: 4 }, (_, heap) =>
        shape(
          `M${at(x + 8 + heap * (wide / 4.2))} ${foot - 66}q${at(wide / 9)} -44 ${at(wide / 4.6)} 0Z`,
          heap % 2 ? fill : lit,
          'opacity=".85"',
        ),
      ).join('') +
      shape(`M${at(x + 18)} ${at(top - 36)}h${at(wide - 36)}l18 38H${at(x)}Z`, shade) +
      scallops
    );
  });

export const cloths: Silhouette = ({ fill, shade, lit }, seed) =>
  line(`M0 60Q300 92 600 64T1200 70`, shade, 4) +
  spread(seed, 8, (x, chance) => {
    const wide = 104 + chance() * 20;
    const tall = 130 + chance() * 40;
    const main = chance() < 0.5 ? fill : lit;
    return (
      shape(
        `M${at(x)} 72h${at(wide)}c6 ${at(tall * 0.4)} -8 ${at(tall * 0.7)} 2 ${at(tall)}c${at(-wide * 0.3)} -10 ${at(-wide * 0.7)} 12 ${at(-wide - 4)} 0c8 ${at(-tall * 0.3)} -6 ${at(-tall * 0.6)} 2 ${at(-tall)}Z`,
        main,
        'opacity=".85"',
      ) +
      line(
        `M${at(x + 12)} 88h${at(wide - 24)}M${at(x + 12)} ${at(54 + tall)}h${at(wide - 24)}`,
        shade,
        6,
      ) +
      dot(x + wide / 2, 72 + tall * 0.45, 24, shade) +
      dot(x + wide / 2, 72 + tall * 0.45, 13, main)
    );
  }) +
  shape(`M0 ${foot}V278H1200V${foot}Z`, shade);

export const crowd: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 22, (x, chance) => {
    const tall = 92 + chance() * 40;
    const y = foot - tall;
    const coat = chance() < 0.5 ? fill : shade;
    const arm = chance() < 0.5 ? line(`M${at(x + 14)} ${at(y + 44)}l20 -44`, coat, 10) : '';
    return (
      arm +
      dot(x, y, 16, coat) +
      shape(
        `M${at(x - 26)} ${foot}C${at(x - 30)} ${at(y + 40)} ${at(x - 16)} ${at(y + 20)} ${at(x)} ${at(y + 18)}C${at(x + 16)} ${at(y + 20)} ${at(x + 30)} ${at(y + 40)} ${at(x + 26)} ${foot}Z`,
        coat,
      ) +
      (chance() < 0.3 ? dot(x, y - 20, 7, lit) : '')
    );
  });
