/** Hills, trees and corals on a horizon. */
import { at } from '#frame/slots/paint.ts';
import { dot, line, shape, type Silhouette, spread, stripHeight } from './silhouette.ts';

export const hills: Silhouette = ({ fill, shade }) =>
  shape(
    `M0 ${stripHeight}V190C60 170 110 96 190 58C210 50 240 50 260 60C340 110 400 176 500 190
      C600 200 660 120 740 84C770 74 800 78 820 92C880 140 960 196 1030 160S1140 120 1200
        150V${stripHeight}Z`,
    fill,
  ) +
  shape(
    'M168 72C190 50 252 46 284 78L262 94L244 80L226 102L204 84L186 96Z',
    '#fff',
    'opacity=".5"',
  ) +
  shape(
    `M0 ${stripHeight}V250C140 214 260 262 420 240S720 222 880 246S1080 236 1200 258V${stripHeight}Z`,
    shade,
  );

export const acacias: Silhouette = ({ fill, shade }, seed) =>
  spread(seed, 8, (x, chance) => {
    const tall = 120 + chance() * 100;
    const top = stripHeight - tall;
    const wide = 90 + chance() * 60;
    return (
      line(
        `M${at(x)} ${stripHeight}C${at(x + 6)} ${at(stripHeight - tall * 0.5)} ${at(x - 8)} ${at(top + 50)}
          ${at(x)} ${at(top + 14)}`,
        shade,
        11,
      ) +
      line(
        `M${at(x)} ${at(top + 64)}L${at(x - wide * 0.5)} ${at(top + 12)}M${at(x)}
          ${at(top + 54)}L${at(x + wide * 0.52)} ${at(top + 10)}`,
        shade,
        6,
      ) +
      shape(
        `M${at(x - wide)} ${at(top + 18)}C${at(x - wide * 0.8)} ${at(top - 16)}
          ${at(x - wide * 0.2)} ${at(top - 26)}
          ${at(x)} ${at(top - 12)}C${at(x + wide * 0.3)} ${at(top - 34)} ${at(x + wide * 0.9)}
            ${at(top - 18)}
          ${at(x + wide)} ${at(top + 16)}C${at(x + wide * 0.4)} ${at(top + 24)}
            ${at(x - wide * 0.5)} ${at(top + 26)} ${at(x - wide)} ${at(top + 18)}Z`,
        fill,
      )
    );
  }) + shape(`M0 ${stripHeight}V286Q300 262 600 280T1200 276V${stripHeight}Z`, shade);

export const baobabs: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 7, (x, chance) => {
    const size = 0.8 + chance() * 0.5;
    const limb = (turn: number, long: number) =>
      `<g transform="rotate(${turn} 0 -120)">${line(
        `M0
        -110V${-120 - long}`,
        fill,
        13,
      )}${line(
        `M0 ${-100 - long * 0.5}L${at(long * 0.3)}
          ${at(-120 - long * 0.8)}`,
        fill,
        6,
      )}${dot(0, -124 - long, 20, shade)}${dot(16, -112 - long, 15, shade)}${dot(-15, -114 - long, 16, shade)}</g>`;
    return (
      `<g transform="translate(${at(x)} ${stripHeight}) scale(${at(size)})">` +
      shape('M-46 0C-26 -30 -40 -90 -26 -130H26C40 -90 26 -30 46 0Z', fill) +
      [-62, -34, -8, 20, 46, 70].map((turn) => limb(turn, 46 + Math.abs(turn) * 0.3)).join('') +
      shape('M-9 -30q9 -26 18 0v24h-18Z', lit, 'opacity=".7"') +
      '</g>'
    );
  }) + shape(`M0 ${stripHeight}V284Q320 268 640 284T1200 280V${stripHeight}Z`, shade);

export const roundTrees: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 9, (x, chance) => {
    const size = 52 + chance() * 26;
    const y = stripHeight - 74 - chance() * 50;
    const fruit = Array.from({ length: 9 }, () => {
      return dot(x + (chance() - 0.5) * size * 1.7, y + (chance() - 0.5) * size * 1.3, 6, lit);
    }).join('');
    return (
      line(`M${at(x)} ${stripHeight}V${at(y)}`, shade, 13) +
      dot(x - size * 0.6, y + 8, size * 0.7, fill) +
      dot(x + size * 0.6, y + 6, size * 0.72, fill) +
      dot(x, y - size * 0.3, size * 0.9, fill) +
      fruit
    );
  }) + shape(`M0 ${stripHeight}V280Q300 256 600 276T1200 270V${stripHeight}Z`, shade);

export const mangroves: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 9, (x, chance) => {
    const y = 150 + chance() * 50;
    const roots = [-58, -38, -18, 18, 38, 58]
      .map(
        (dx) =>
          `M${at(x)} ${at(y + 66)}Q${at(x + dx)} ${at(y + 60)} ${at(x + dx * 1.15)} ${stripHeight}`,
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

export const corals: Silhouette = ({ fill, shade, lit }, seed) =>
  spread(seed, 12, (x, chance) => {
    const tall = 70 + chance() * 130;
    const kind = chance();
    if (kind < 0.4) {
      const twigs = [-44, -20, 6, 30, 52]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} ${at(x)} ${stripHeight})">${line(
              `M${at(x)}
              ${stripHeight}V${at(stripHeight - tall)}M${at(x)} ${at(stripHeight - tall * 0.6)}l22
                -30`,
              fill,
              15,
            )}${dot(x, stripHeight - tall, 9, lit, 'opacity=".6"')}</g>`,
        )
        .join('');
      return twigs;
    }
    if (kind < 0.7) {
      const blade = (dx: number) =>
        line(
          `M${at(x + dx)} ${stripHeight}C${at(x + dx - 26)} ${at(stripHeight - tall * 0.4)} ${at(x + dx + 30)}
            ${at(stripHeight - tall * 0.8)} ${at(x + dx)} ${at(stripHeight - tall * 1.3)}`,
          shade,
          11,
        );
      return blade(-20) + blade(0) + blade(22);
    }
    return (
      shape(
        `M${at(x - 74)} ${stripHeight}C${at(x - 80)} ${at(stripHeight - tall * 0.8)} ${at(x + 80)}
          ${at(stripHeight - tall * 0.8)} ${at(x + 74)} ${stripHeight}Z`,
        fill,
      ) +
      line(
        `M${at(x - 40)} ${stripHeight}C${at(x - 40)} ${at(stripHeight - tall * 0.5)} ${at(x + 40)}
          ${at(stripHeight - tall * 0.5)} ${at(x + 40)} ${stripHeight}`,
        shade,
        7,
      )
    );
  }) + shape(`M0 ${stripHeight}V270Q200 246 420 268T820 262T1200 272V${stripHeight}Z`, shade);
