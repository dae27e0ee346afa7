/** Behind a flagship's symbols: the reels' own stuff; over them: the shade of the frame. */
import type { Layout } from '#frame/slots/layout.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';
import { shades } from './brushwork.ts';

export type BedStyle = {
  /** Edge and middle of the even reels and of the odd ones. */
  readonly even: readonly [string, string];
  readonly odd: readonly [string, string];
  /** A quiet mark on each cell, there when looked for. */
  readonly print: (x: number, y: number, r: number) => string;
  readonly printPaint: string;
  readonly printOpacity: number;
  /** Between the reels: shadow, body, glint. */
  readonly rod: readonly [string, string, string];
  readonly shade: string;
};

export function bedArt(style: BedStyle, { hole, cell, grid }: Layout): string {
  const { even, odd, print, printPaint, printOpacity } = style;
  const r = Math.min(cell.width, cell.height) * 0.4;
  const panels = Array.from({ length: grid.reels }, (_, reel) => {
    const x = reel * cell.width;
    const prints = Array.from({ length: grid.rows }, (__, row) =>
      print(x + cell.width / 2, (row + 0.5) * cell.height, r),
    ).join('');
    return (
      `<rect x="${x}" width="${cell.width}" height="${hole.height}" fill="url(#reel${reel % 2})"/>` +
      `<g fill="${printPaint}" opacity="${printOpacity}">${prints}</g>` +
      (reel === 0 ? '' : rodAt(x, hole.height, style.rod))
    );
  });
  const cloth = (id: string, [edge, middle]: readonly [string, string]) =>
    shades(id, [0, 0, 0, hole.height], edge, middle, middle, edge);
  return picture(
    hole.width,
    hole.height,
    cloth('reel0', even) + cloth('reel1', odd),
    panels.join(''),
  );
}

function rodAt(x: number, height: number, [shadow, main, glint]: BedStyle['rod']): string {
  return (
    `<rect x="${at(x - 3)}" width="6" height="${height}" fill="${shadow}"/>` +
    `<rect x="${at(x - 1.5)}" width="3" height="${height}" fill="${main}"/>` +
    `<rect x="${at(x - 1)}" width="1" height="${height}" fill="${glint}" opacity="0.8"/>`
  );
}

export function shadeArt({ shade }: BedStyle, { hole }: Layout): string {
  const { width, height } = hole;
  return picture(
    width,
    height,
    shades('over', [0, 0, 0, height * 0.2], `${shade} 0.85`, `${shade} 0.26`, `${shade} 0`) +
      shades('under', [0, height, 0, height * 0.82], `${shade} 0.8`, `${shade} 0.22`, `${shade} 0`),
    `<rect width="${width}" height="${at(height * 0.2)}" fill="url(#over)"/>` +
      `<rect y="${at(height * 0.82)}" width="${width}" height="${at(height * 0.18)}"
        fill="url(#under)"/>`,
  );
}
