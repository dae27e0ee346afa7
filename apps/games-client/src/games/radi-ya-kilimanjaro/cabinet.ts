/** A frame of black lava with ice in its cracks and bolts of brass. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#080a16';

function shard(x: number, y: number, r: number): string {
  const gem = (s: number) =>
    `M${at(x)} ${at(y - r * 1.4 * s)}L${at(x + r * 0.8 * s)} ${at(y - r * 0.3 * s)}L${at(x + r * 0.5 * s)} ${at(y + r * 1.2 * s)}H${at(x - r * 0.5 * s)}L${at(x - r * 0.8 * s)} ${at(y - r * 0.3 * s)}Z`;
  return (
    fill(gem(1.16), dark) +
    fill(gem(0.98), '#6ae0ff') +
    fill(
      `M${at(x)} ${at(y - r * 1.36)}L${at(x + r * 0.78)} ${at(y - r * 0.3)}L${at(x + r * 0.5)} ${at(y + r * 1.16)}H${at(x)}Z`,
      '#1e6ac8',
    ) +
    fill(
      `M${at(x)} ${at(y - r * 1.36)}L${at(x - r * 0.78)} ${at(y - r * 0.3)}L${at(x - r * 0.1)} ${at(y)}Z`,
      '#f2ffff',
    )
  );
}

function flash(x: number, y: number, r: number): string {
  const d = (s: number) =>
    `M${at(x + r * 0.4 * s)} ${at(y - r * 1.4 * s)}L${at(x - r * 0.8 * s)} ${at(y + r * 0.2 * s)}H${at(x - r * 0.1 * s)}L${at(x - r * 0.4 * s)} ${at(y + r * 1.4 * s)}L${at(x + r * 0.8 * s)} ${at(y - r * 0.3 * s)}H${at(x + r * 0.1 * s)}Z`;
  return (
    fill(d(1.1), dark, `stroke="${dark}" stroke-width="${at(r * 0.5)}" stroke-linejoin="round"`) +
    fill(d(1), 'url(#edge)')
  );
}

/** A peak of snow over the name, a bolt before it. */
function peak(x: number, y: number, r: number): string {
  const hill = `M${at(x - r * 3.4)} ${at(y + r * 1.2)}L${at(x - r * 0.9)} ${at(y - r * 0.9)}Q${at(x)} ${at(y - r * 1.4)} ${at(x + r * 0.9)} ${at(y - r * 0.9)}L${at(x + r * 3.4)} ${at(y + r * 1.2)}Z`;
  const cap = `M${at(x - r * 1.9)} ${at(y)}L${at(x - r * 0.9)} ${at(y - r * 0.9)}Q${at(x)} ${at(y - r * 1.4)} ${at(x + r * 0.9)} ${at(y - r * 0.9)}L${at(x + r * 1.9)} ${at(y)}L${at(x + r * 1.2)} ${at(y - r * 0.1)}L${at(x + r * 0.8)} ${at(y + r * 0.4)}L${at(x + r * 0.3)} ${at(y - r * 0.1)}L${at(x - r * 0.2)} ${at(y + r * 0.5)}L${at(x - r * 0.8)} ${at(y - r * 0.1)}L${at(x - r * 1.3)} ${at(y + r * 0.3)}Z`;
  return (
    fill(hill, '#3a4a7a', `stroke="${dark}" stroke-width="5" stroke-linejoin="round"`) +
    fill(cap, '#f6fcff') +
    flash(x, y + r * 0.5, r * 0.8)
  );
}

function cracks(width: number, height: number): string {
  const chance = chances(91);
  const veins = Array.from({ length: 46 }, () => {
    const [x, y] = [chance() * width, chance() * height];
    const step = () => at((chance() - 0.5) * 44);
    return `M${at(x)} ${at(y)}l${step()} ${step()}l${step()} ${step()}l${step()} ${step()}`;
  }).join('');
  const pores = Array.from({ length: 150 }, () =>
    disc(chance() * width, chance() * height, 1 + chance() * 2.6, '#05060e', 'opacity=".7"'),
  ).join('');
  return line(veins, '#05060e', 4) + line(veins, '#5ad8ff', 1.5, 'opacity=".75"') + pores;
}

export const lavaCabinet: CabinetStyle = {
  stuff: ['#4a5270', '#262c46', '#0e1122'],
  edge: ['#fff8c0', '#ffd23c', '#8a5a14', '#ffe88a'],
  plate: ['#2a2f7a', '#10123c'],
  dark,
  rise: 0.66,
  crest: ({ left, right, middle, top, shoulder }) => {
    const step = (share: number, rise: number) =>
      `L${at(middle + (middle - left) * share)} ${at(shoulder + (top - shoulder) * rise)}`;
    return (
      `L${at(left + 10)} ${at(shoulder - 6)}${step(-0.8, 0.1)}${step(-0.7, 0.34)}${step(-0.5, 0.24)}` +
      `${step(-0.34, 0.7)}${step(-0.2, 0.62)}${step(0, 1)}${step(0.2, 0.62)}${step(0.34, 0.7)}` +
      `${step(0.5, 0.24)}${step(0.7, 0.34)}${step(0.8, 0.1)}L${at(right - 10)} ${at(shoulder - 6)}L${at(right)} ${at(shoulder)}`
    );
  },
  surface: cracks,
  post: (x, y, r, turn) => (turn % 2 ? flash(x, y, r * 0.9) : shard(x, y, r * 0.95)),
  corner: shard,
  crown: peak,
  bed: {
    even: ['#060a1e', '#1c2c5a'],
    odd: ['#050818', '#14224a'],
    print: (x, y, r) =>
      `<path d="M${at(x + r * 0.2)} ${at(y - r * 0.8)}L${at(x - r * 0.5)} ${at(y + r * 0.1)}H${at(x - r * 0.05)}L${at(x - r * 0.2)} ${at(y + r * 0.8)}L${at(x + r * 0.5)} ${at(y - r * 0.15)}H${at(x + r * 0.05)}Z"/>`,
    printPaint: '#a8d8ff',
    printOpacity: 0.07,
    rod: ['#03050e', '#5a7ab8', '#dff4ff'],
    shade: '#03050e',
  },
  bulbTints: [0xffe04a, 0x6ae0ff, 0xa88aff, 0xf4fbff],
};
