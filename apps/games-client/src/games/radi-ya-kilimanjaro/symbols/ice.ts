import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const defs =
  ball('halo', [100, 110, 96], '#d8ffff 0.7', '#4ad8ff 0.3', '#4ad8ff 0') +
  shades('lit', [60, 10, 110, 190], '#ffffff', '#c8f8ff', '#5ad0f0', '#1e8ac8') +
  shades('side', [30, 60, 80, 190], '#f0ffff', '#8ae8ff', '#2a9ad0', '#145a9a');

/** A crystal with a lit, a middle and a dark face. */
function crystal(
  id: string,
  paint: string,
  [tip, left, right, foot]: readonly (readonly [number, number])[],
) {
  const at = (point: readonly [number, number] | undefined) =>
    `${point?.[0] ?? 0} ${point?.[1] ?? 0}`;
  const [fx = 0, fy = 0] = foot ?? [];
  const [lx = 0, ly = 0] = left ?? [];
  const [rx = 0, ry = 0] = right ?? [];
  const mid = `${(lx + rx) / 2 - 4} ${(ly + ry) / 2 + 12}`;
  const outline = `M${at(tip)} L${at(left)} L${fx - (rx - lx) * 0.36} ${fy} H${fx + (rx - lx) * 0.36} L${at(right)} Z`;
  return body(
    id,
    outline,
    paint,
    fill(
      `M${at(tip)} L${at(right)} L${fx + (rx - lx) * 0.36} ${fy} H${fx} L${mid} Z`,
      '#0c4a9a',
      'opacity=".5"',
    ) +
      fill(`M${at(tip)} L${at(left)} L${mid} Z`, '#ffffff', 'opacity=".8"') +
      line(`M${mid} L${fx} ${fy}`, '#eaffff', 3, 'opacity=".9"'),
    5,
  );
}

/** Ice of the glacier, three blades of it. */
export const ice = symbol(
  defs,
  disc(100, 110, 96, 'url(#halo)') +
    crystal('c-left', 'url(#side)', [
      [22, 66],
      [10, 108],
      [66, 96],
      [66, 188],
    ]) +
    crystal('c-right', 'url(#side)', [
      [176, 48],
      [136, 96],
      [194, 104],
      [138, 188],
    ]) +
    crystal('c-middle', 'url(#lit)', [
      [96, 2],
      [58, 64],
      [138, 60],
      [102, 194],
    ]) +
    dots(
      [
        [38, 36],
        [160, 24],
        [186, 150],
      ],
      4,
      '#ffffff',
    ) +
    line('M38 26 V46 M28 36 H48 M160 16 V32 M152 24 H168', '#ffffff', 2.6),
);
