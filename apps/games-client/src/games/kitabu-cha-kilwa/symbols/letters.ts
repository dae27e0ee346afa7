/** The five low symbols: figures of the cards as a coral-stone carver would cut and gild them. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

type Dye = readonly [lit: string, main: string, dark: string];

/** A broad stroke in gold with an inlay of coloured enamel along its middle. */
function carved(stroke: string, ornament: string, [lit, main, dark]: Dye): string {
  const defs =
    shades('gold', [40, 20, 160, 180], '#fffbe0', '#ffd75c', '#b8741a', '#6a340a', '#f0b83a') +
    shades('dye', [50, 30, 150, 170], lit, main, dark);
  return symbol(
    defs,
    line(stroke, ink, 44) +
      line(stroke, 'url(#gold)', 35) +
      line(stroke, '#5a2a08', 23) +
      line(stroke, 'url(#dye)', 19) +
      line(stroke, '#fff', 3, 'opacity=".6" stroke-dasharray="1 9" transform="translate(-2 -2)"') +
      line(stroke, lit, 3, 'opacity=".8" transform="translate(-5.5 -4)"') +
      ornament,
  );
}

/** A small gilded flower that fills the figure's empty corner. */
function rosette(x: number, y: number, r: number, dye: string): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill(`M0 0C${-r * 0.5} ${-r * 0.4} ${-r * 0.3} ${-r} 0 ${-r}C${r * 0.3} ${-r} ${r * 0.5} ${-r * 0.4} 0 0Z`, '#ffd75c', `stroke="${ink}" stroke-width="3"`)}</g>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})">${disc(0, 0, r * 0.9, ink)}${petals}${disc(0, 0, r * 0.32, dye, `stroke="${ink}" stroke-width="2"`)}</g>`;
}

export const ten = carved(
  'M42 60L64 42V160M136 40C106 40 102 72 102 101C102 130 106 162 136 162C166 162 170 130 170 101C170 72 166 40 136 40Z',
  rosette(64, 170, 16, '#2fb8a6'),
  ['#b8fff0', '#1fa89c', '#0a4a54'],
);

export const jack = carved(
  'M84 38H150M122 38V122C122 170 60 176 50 130',
  rosette(54, 74, 20, '#4fae3d'),
  ['#dcff9a', '#5ab83e', '#14562e'],
);

export const queen = carved(
  'M100 36C62 36 44 62 44 98C44 134 62 160 100 160C138 160 156 134 156 98C156 62 138 36 100 36ZM110 126L158 172',
  rosette(100, 96, 24, '#8a4ae0'),
  ['#e8ccff', '#8a4ae0', '#3a1478'],
);

export const king = carved(
  'M56 36V164M148 36L64 110M92 88L152 164',
  rosette(132, 100, 16, '#3a7ae0'),
  ['#c8e6ff', '#3a7ae0', '#12307a'],
);

export const ace = carved('M42 166L100 34L158 166M66 122H134', rosette(100, 158, 22, '#e0343a'), [
  '#ffc8b0',
  '#e0343a',
  '#7a0f24',
]);
