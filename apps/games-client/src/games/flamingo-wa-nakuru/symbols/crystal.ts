import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

/** One prism standing at (0, 0), its lit side to the left. */
function prism(id: string, half: number, tall: number): string {
  const tip = half * 0.9;
  const outline = `M${-half} 0V${-tall + tip}L0 ${-tall}L${half} ${-tall + tip}V0Z`;
  return body(
    id,
    outline,
    '#7af0d0',
    fill(
      `M${-half} 4V${-tall + tip}L0 ${-tall}L${-half * 0.2} ${-tall + tip * 1.3}V4Z`,
      'url(#lit)',
    ) +
      fill(
        `M${-half * 0.2} 4V${-tall + tip * 1.3}L${half * 0.5} ${-tall + tip * 1.1}V4Z`,
        'url(#mid)',
      ) +
      fill(`M${half * 0.5} 4V${-tall + tip * 1.1}L0 ${-tall}H${half}V4Z`, 'url(#dim)') +
      line(
        `M${-half * 0.2} 0V${-tall + tip * 1.3}L0 ${-tall}M${-half * 0.2} ${-tall + tip * 1.3}L${-half} ${-tall + tip}`,
        '#fff',
        2.4,
        'opacity=".8"',
      ),
    4,
  );
}

const defs =
  shades('lit', [0, -160, 0, 0], '#ffffff', '#d8fff0', '#8ae8d0') +
  shades('mid', [0, -160, 0, 0], '#c8fff0', '#5ae0c0', '#1f9a94') +
  shades('dim', [0, -160, 0, 0], '#6ad8c8', '#1f8a94', '#0a4a64');

const stand = (x: number, y: number, turn: number, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

const crust = `M8 190C6 172 24 162 40 166C52 152 76 156 84 164C104 150 128 154 136 166C156 156 184 164 192 186
  C194 196 8 198 8 190Z`;

/** Crystals of soda from the shore. */
export const crystal = symbol(
  defs + shades('crust', [20, 156, 160, 200], '#ffffff', '#d8e8f0', '#8aa0c0'),
  '<g transform="translate(8 8) scale(.92)">' +
    stand(64, 176, -34, prism('a', 17, 104)) +
    stand(140, 176, 34, prism('b', 18, 112)) +
    stand(78, 180, -14, prism('c', 20, 140)) +
    stand(128, 180, 16, prism('d', 19, 132)) +
    stand(102, 184, 1, prism('e', 25, 178)) +
    body(
      'c-crust',
      crust,
      'url(#crust)',
      line('M30 182q10 -8 20 -2M78 180q12 -10 24 -2M132 180q12 -8 24 0', '#8a9ab8', 4),
      5,
    ) +
    line('M40 60V84M28 72H52', '#fff', 5) +
    line('M166 38V56M157 47H175', '#fff', 4) +
    line('M92 62V132', '#fff', 6, 'opacity=".85"') +
    '</g>',
);
