/** Behind the symbols: five lengths of indigo cloth; before them: the shade of the frame. */
import { at, linear } from '#frame/slots/paint.ts';
import type { Layout } from '#frame/slots/layout.ts';
import { picture } from '#frame/slots/picture.ts';

export function reelBedArt({ hole, cell, grid }: Layout): string {
  const motifs: string[] = [];
  const rods: string[] = [];
  for (let reel = 0; reel < grid.reels; reel += 1) {
    const x = reel * cell.width;
    const fill = reel % 2 === 0 ? 'url(#clothA)' : 'url(#clothB)';
    motifs.push(`<rect x="${x}" width="${cell.width}" height="${hole.height}" fill="${fill}"/>`);
    for (let row = 0; row < grid.rows; row += 1) {
      motifs.push(flower(x + cell.width / 2, (row + 0.5) * cell.height, cell.height * 0.36));
    }
    if (reel > 0) rods.push(rod(x, hole.height));
  }
  return picture(
    hole.width,
    hole.height,
    cloths(hole.height),
    `${motifs.join('')}${rods.join('')}`,
  );
}

function cloths(height: number): string {
  const cloth = (id: string, edge: string, middle: string) =>
    linear(
      id,
      [0, 0, 0, height],
      [
        [0, edge],
        [0.24, middle],
        [0.76, middle],
        [1, edge],
      ],
    );
  return cloth('clothA', '#090a28', '#20255f') + cloth('clothB', '#080822', '#1a1c4e');
}

/** The print of the cloth: a kanga flower, there when looked for. */
function flower(x: number, y: number, r: number): string {
  const petals = Array.from({ length: 8 }, (_, index) => {
    return `<ellipse cx="${at(x)}" cy="${at(y - r * 0.62)}" rx="${at(r * 0.2)}" ry="${at(r * 0.36)}"
      transform="rotate(${index * 45} ${at(x)} ${at(y)})"/>`;
  }).join('');
  return `<g fill="#a58cff" opacity="0.13">${petals}<circle cx="${at(x)}" cy="${at(y)}"
      r="${at(r * 0.18)}"/></g>`;
}

function rod(x: number, height: number): string {
  return (
    `<rect x="${at(x - 3)}" width="6" height="${height}" fill="#05071c"/>` +
    `<rect x="${at(x - 1.5)}" width="3" height="${height}" fill="#b07a2e"/>` +
    `<rect x="${at(x - 1)}" width="1" height="${height}" fill="#ffe7a8" opacity="0.8"/>`
  );
}

export function reelShadeArt({ hole }: Layout): string {
  const { width, height } = hole;
  return picture(
    width,
    height,
    linear(
      'shade',
      [0, 0, 0, height],
      [
        [0, '#04051a', 0.86],
        [0.11, '#04051a', 0.28],
        [0.24, '#04051a', 0],
        [0.8, '#04051a', 0],
        [0.93, '#04051a', 0.24],
        [1, '#04051a', 0.8],
      ],
    ) +
      linear(
        'sides',
        [0, 0, width, 0],
        [
          [0, '#04051a', 0.6],
          [0.03, '#04051a', 0],
          [0.97, '#04051a', 0],
          [1, '#04051a', 0.6],
        ],
      ),
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>` +
      `<rect width="${width}" height="${height}" fill="url(#sides)"/>`,
  );
}
