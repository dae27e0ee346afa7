/** Houses, boats, stalls and people on a horizon. */
import { at } from '#frame/slots/paint.ts';
import {
  dot,
  line,
  shape,
  type Silhouette,
  spread,
  stripHeight,
  stripWidth,
} from './silhouette.ts';

export const town: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 19, (x, chance) => {
    const wide = 56 + chance() * 40;
    const tall = 70 + chance() * 110;
    const top = stripHeight - tall;
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
    for (let y = top + 14; y < stripHeight - 20; y += 26) {
      for (let pane = x + 9; pane < x + wide - 14; pane += 19) {
        if (chance() < 0.5) continue;
        panes += shape(
          `M${at(pane)} ${at(y + 13)}v-7q4 -7 8 0v7Z`,
          lit,
          `opacity="${at(0.4 + chance() * 0.6)}"`,
        );
      }
    }
    return (
      shape(`M${at(x)} ${stripHeight}V${at(top)}h${at(wide)}V${stripHeight}Z`, fill) + roof + panes
    );
  });

export const domes: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 7, (x, chance) => {
    const wide = 110 + chance() * 50;
    const top = 190 - chance() * 70;
    const middle = x + wide / 2;
    const windows = Array.from({ length: 4 }, (_, pane) => {
      const left = x + 14 + pane * (wide / 4.4);
      return shape(`M${at(left)} ${stripHeight - 24}v-34q8 -18 16 0v34Z`, lit, 'opacity=".75"');
    }).join('');
    return (
      shape(`M${at(x)} ${stripHeight}V${at(top)}H${at(x + wide)}V${stripHeight}Z`, fill) +
      shape(
        `M${at(x + 6)} ${at(top)}C${at(x)} ${at(top - 60)} ${at(middle - 8)} ${at(top - 66)}
          ${at(middle)}
          ${at(top - 100)}C${at(middle + 8)} ${at(top - 66)} ${at(x + wide)} ${at(top - 60)}
          ${at(x + wide - 6)} ${at(top)}Z`,
        fill,
      ) +
      line(`M${at(middle)} ${at(top - 98)}v-22`, lit, 3) +
      shape(`M${at(x - 16)} ${stripHeight}V${at(top - 46)}l8 -22l8 22V${stripHeight}Z`, shade) +
      windows
    );
  });

export const arcade: Silhouette = ({ fill, shade, lit }) => {
  const arch = (x: number) =>
    `M${x + 26} ${stripHeight}V160C${x + 26} 110 ${x + 60} 96 ${x + 75} 72C${x + 90} 96 ${x + 124} 110
      ${x + 124} 160V${stripHeight}Z`;
  const arches = Array.from({ length: 8 }, (_, index) => arch(index * 150)).join(' ');
  const lamps = Array.from({ length: 8 }, (_, index) => {
    const x = index * 150 + 75;
    return (
      line(`M${x} 76V126`, shade, 3) + dot(x, 140, 34, lit, 'opacity=".22"') + dot(x, 140, 12, lit)
    );
  }).join('');
  return (
    `<path d="M0 ${stripHeight}V40H${stripWidth}V${stripHeight}Z
      ${arches}" fill="${fill}" fill-rule="evenodd"/>` +
    shape(`M0 40H${stripWidth}V24H0Z`, shade) +
    Array.from({ length: 40 }, (_, index) => shape(`M${index * 30} 24l15 -18l15 18Z`, fill)).join(
      '',
    ) +
    lamps
  );
};

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
        `<g transform="translate(${x} ${stripHeight - 4}) scale(${size})">` +
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
      line(
        `M${at(x + 8)} ${at(top)}V${stripHeight}M${at(x + wide - 8)} ${at(top)}V${stripHeight}`,
        shade,
        8,
      ) +
      dot(x + wide / 2, top + 66, 60, lit, 'opacity=".2"') +
      shape(`M${at(x)} ${stripHeight}v-66h${at(wide)}v66Z`, shade) +
      Array.from({ length: 4 }, (_, heap) =>
        shape(
          `M${at(x + 8 + heap * (wide / 4.2))} ${stripHeight - 66}q${at(wide / 9)} -44 ${at(wide / 4.6)}
            0Z`,
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
        `M${at(x)} 72h${at(wide)}c6 ${at(tall * 0.4)} -8 ${at(tall * 0.7)} 2
          ${at(tall)}c${at(-wide * 0.3)} -10 ${at(-wide * 0.7)} 12 ${at(-wide - 4)} 0c8
            ${at(-tall * 0.3)} -6 ${at(-tall * 0.6)} 2 ${at(-tall)}Z`,
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
  shape(`M0 ${stripHeight}V278H1200V${stripHeight}Z`, shade);

export const crowd: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 22, (x, chance) => {
    const tall = 92 + chance() * 40;
    const y = stripHeight - tall;
    const coat = chance() < 0.5 ? fill : shade;
    const arm = chance() < 0.5 ? line(`M${at(x + 14)} ${at(y + 44)}l20 -44`, coat, 10) : '';
    return (
      arm +
      dot(x, y, 16, coat) +
      shape(
        `M${at(x - 26)} ${stripHeight}C${at(x - 30)} ${at(y + 40)} ${at(x - 16)} ${at(y + 20)} ${at(x)}
          ${at(y + 18)}C${at(x + 16)} ${at(y + 20)} ${at(x + 30)} ${at(y + 40)} ${at(x + 26)}
            ${stripHeight}Z`,
        coat,
      ) +
      (chance() < 0.3 ? dot(x, y - 20, 7, lit) : '')
    );
  });
