import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, mirrored, oval, path, repeated, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

/** The rind: one knob, defined once and set in slanting rows round the fruit. */
function knobs(brush: Brush): string {
  const scale = brush.linear(['#ffe585', '#f3a524', '#c2660f']);
  const knob = `${brush.prefix}knob`;
  const facet = [
    `<g id="${knob}">`,
    path(
      'M0-17L13 0L0 17L-13 0Z',
      scale,
      'stroke="#8a4408" stroke-width="2.4" stroke-linejoin="round"',
    ),
    path('M0-4l3.5 6h-7Z', '#7a3606'),
    stroke('M-7-4L0-12', '#fffbd0', 1.8, 'opacity=".7"'),
    '</g>',
  ].join('');
  let all = '';
  for (let row = 0; row < 8; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const x = column * 26 + (row % 2 ? 13 : 0);
      if (Math.abs(x) > 72) continue;
      // The far sides are seen at a slant: the knobs narrow towards the edge.
      const seen = tidy(Math.sin((x / 78) * 1.35) * 66);
      const width = Math.round(Math.cos((x / 78) * 1.1) * 100) / 100;
      all += `<use href="#${knob}"
        transform="translate(${seen} ${-26 + row * 18.5}) scale(${width} 1)"/>`;
    }
  }
  return `<defs>${facet}</defs>${all}`;
}

/** A ripe pineapple from the market. */
export function drawPineapple(brush: Brush): string {
  const body = brush.radial(['#fff2a0', '#ffc83a', '#ee8a1a', '#9a4208'], 0.38, 0.3, 0.8);
  const leaf = brush.linear(['#e2f58a', '#4fae4a', '#12683c'], 0, 0, 0.4, 1);
  const leafDark = brush.linear(['#63b84e', '#146a3c', '#063a26']);
  const shape = 'M0-34C42-34 62-4 62 32C62 74 38 106 0 106C-38 106-62 74-62 32C-62-4-42-34 0-34Z';
  const clip = brush.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  return [
    oval(0, 108, 66, 9, '#000', 'opacity=".32"'),
    mirrored(
      path(
        'M0-30C-26-34-58-40-84-70C-52-66-24-54 0-36ZM0-34C-20-46-44-66-54-100C-28-82-10-62 0-44Z',
        leafDark,
      ),
    ),
    mirrored(
      path(
        'M0-28C-22-26-50-26-74-44C-46-48-20-42 0-32ZM-2-36C-20-56-32-84-26-118C-8-96 0-70 2-46Z',
        leaf,
      ),
    ),
    path('M0-124C14-100 16-66 8-34H-8C-16-66-14-100 0-124Z', leaf),
    stroke(
      'M0-112C4-90 4-64 1-40M-24-106C-18-84-12-64-4-46M24-106C18-84 12-64 4-46',
      '#f4ffc0',
      2,
      'opacity=".6"',
    ),
    mirrored(path('M0-26C-16-22-34-18-46-24C-32-34-14-36 0-32Z', leafDark)),
    path(shape, body),
    [
      `<g clip-path="${clip}">`,
      knobs(brush),
      path(
        'M62 20C62 74 38 108 0 108C-20 108-36 100-48 86C-4 92 36 60 40-20Z',
        '#5a2404',
        'opacity=".3"',
      ),
      oval(-26, 8, 20, 34, '#fff', 'opacity=".22" transform="rotate(14 -26 8)"'),
      '</g>',
    ].join(''),
    stroke(shape, '#7a3606', 2.5, 'opacity=".5"'),
    // A cut slice leans on it
    [
      '<g transform="translate(60 82) rotate(10)">',
      oval(0, 0, 34, 25, '#b5651a'),
      oval(0, -3, 34, 25, '#fff0a0'),
      oval(0, -3, 28, 20, brush.radial(['#fff8cf', '#ffdc5a', '#f3b32a'])),
      repeated(10, (at) =>
        stroke(
          `M0-3L${tidy(Math.cos(at * 0.628) * 25)} ${tidy(-3 + Math.sin(at * 0.628) * 18)}`,
          '#e0a020',
          1.5,
        ),
      ),
      oval(0, -3, 8, 6, '#fff6c8'),
      '</g>',
    ].join(''),
    glint(-40, -10, 10),
  ].join('');
}
