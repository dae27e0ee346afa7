/** The frame round a flagship's reels: common joinery, the game's own stuff and carving. */
import type { Layout } from '#frame/slots/layout.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';
import type { CabinetArt } from '#frame/slots/slot-look.ts';
import { bedArt, type BedStyle, shadeArt } from './bed.ts';
import { disc, fill, line, shades } from './brushwork.ts';

/** Draws one ornament of about this half-width round a point; `turn` counts them. */
type Ornament = (x: number, y: number, r: number, turn: number) => string;

export type CabinetStyle = {
  /** The frame's stuff from the light above to the shade below. */
  readonly stuff: readonly [string, string, string];
  /** Metal or light along the edges. */
  readonly edge: readonly [string, string, string, string];
  /** The board that bears the name. */
  readonly plate: readonly [string, string];
  readonly dark: string;
  /** How far the crest rises, as a share of the lintel. */
  readonly rise: number;
  /** The upper outline from shoulder to shoulder, as commands that go on from the left. */
  readonly crest: (span: Span) => string;
  /** What marks the surface: grain, stone joints, lacquer. */
  readonly surface: (width: number, height: number) => string;
  readonly post: Ornament;
  readonly corner: Ornament;
  readonly crown: Ornament;
  readonly bed: BedStyle;
  readonly bulbTints: readonly number[];
};

export type Span = {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly top: number;
  readonly shoulder: number;
};

type Hole = { x: number; y: number; right: number; bottom: number };

export function flagshipCabinet(style: CabinetStyle): CabinetArt {
  return {
    crestHeight: (layout) => crestHeight(style, layout),
    frame: (layout) => frameArt(style, layout),
    bed: (layout) => bedArt(style.bed, layout),
    shade: (layout) => shadeArt(style.bed, layout),
    bulbTints: style.bulbTints,
  };
}

function crestHeight({ rise }: CabinetStyle, { lintel }: Layout): number {
  return Math.round(lintel * rise);
}

function frameArt(style: CabinetStyle, layout: Layout): string {
  const { cabinet, lintel, rim, sill } = layout;
  const crest = crestHeight(style, layout);
  const { width } = cabinet;
  const height = cabinet.height + crest;
  const hole = { x: rim, y: lintel + crest, right: width - rim, bottom: height - sill };
  const shoulder = crest + lintel * 0.08;
  const span = { left: 4, right: width - 4, middle: width / 2, top: 4, shoulder };
  const outline =
    `M4 ${at(height - 12)} V${at(shoulder)} ${style.crest(span)} V${at(height - 12)} ` +
    `Q${at(width - 4)} ${at(height - 3)} ${at(width - 14)} ${at(height - 3)} H14 ` +
    `Q4 ${at(height - 3)} 4 ${at(height - 12)} Z`;
  const opening = `M${hole.x} ${hole.y}V${hole.bottom}H${hole.right}V${hole.y}Z`;
  return picture(
    width,
    height,
    defs(style, width, height),
    `<path d="${outline} ${opening}" fill="${style.dark}" fill-rule="evenodd"
      stroke="${style.dark}" stroke-width="7" stroke-linejoin="round"/>` +
      `<clipPath id="stuff-c"><path d="${outline} ${opening}" clip-rule="evenodd"/></clipPath>` +
      `<g clip-path="url(#stuff-c)">${fill(outline, 'url(#stuff)')}` +
      style.surface(width, height) +
      `<rect y="${at(height - sill)}" width="${width}" height="${at(sill)}" fill="url(#low)"/>` +
      `${line(outline, 'url(#edge)', 6)}</g>` +
      posts(style, hole, rim, width) +
      corners(style, hole, lintel, width) +
      plate(style, width, lintel, crest) +
      style.crown(width / 2, crest * 0.5 + 6, Math.max(9, crest * 0.5), 0) +
      sillStuds(style, width, height, sill) +
      inlay(style, hole),
  );
}

function defs({ stuff, edge, plate: board, dark }: CabinetStyle, width: number, height: number) {
  return (
    shades('stuff', [0, 0, width * 0.2, height], ...stuff) +
    shades('low', [0, height - 30, 0, height], `${stuff[0]} 0.7`, `${dark} 0.8`) +
    shades('edge', [0, 0, width, height], ...edge) +
    shades('plate', [0, 0, 0, height * 0.22], ...board) +
    `<radialGradient id="stud" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="${edge[0]}"/>
      <stop offset="0.45" stop-color="${edge[1]}"/><stop offset="1" stop-color="${edge[2]}"/>
      </radialGradient>`
  );
}

function posts({ post }: CabinetStyle, hole: Hole, rim: number, width: number): string {
  const size = rim * 0.3;
  const tall = hole.bottom - hole.y;
  const count = Math.max(4, Math.round(tall / (rim * 1.3)));
  const along = (x: number) =>
    Array.from({ length: count }, (_, turn) =>
      post(x, hole.y + ((turn + 0.5) * tall) / count, size, turn),
    ).join('');
  return along((rim - 2) * 0.5 + 1) + along(width - (rim - 2) * 0.5 - 1);
}

function corners({ corner }: CabinetStyle, hole: Hole, lintel: number, width: number): string {
  const r = lintel * 0.3;
  const half = plateHalf(width, lintel);
  const away = Math.max(r + 6, (width / 2 - half) * 0.5);
  const y = hole.y - lintel * 0.48;
  return corner(away, y, r, 0) + corner(width - away, y, r, 1);
}

function plateHalf(width: number, lintel: number): number {
  return Math.min(width * 0.32, lintel * 4.5);
}

/** The board stands where the stage letters the name. */
function plate({ dark }: CabinetStyle, width: number, lintel: number, crest: number): string {
  const half = plateHalf(width, lintel);
  const middle = width / 2;
  const [top, bottom] = [crest + lintel * 0.02, crest + lintel * 0.82];
  const y = (top + bottom) / 2;
  const cut = lintel * 0.2;
  const path = `M${at(middle - half)} ${at(top)}H${at(middle + half)}
    Q${at(middle + half + 2)} ${at(y - cut * 0.4)} ${at(middle + half + cut)} ${at(y)}
    Q${at(middle + half + 2)} ${at(y + cut * 0.4)} ${at(middle + half)} ${at(bottom)}
    H${at(middle - half)}Q${at(middle - half - 2)} ${at(y + cut * 0.4)} ${at(middle - half - cut)}
    ${at(y)}Q${at(middle - half - 2)} ${at(y - cut * 0.4)} ${at(middle - half)} ${at(top)}Z`;
  return line(path, dark, 9) + fill(path, 'url(#plate)') + line(path, 'url(#edge)', 3.2);
}

function sillStuds({ dark }: CabinetStyle, width: number, height: number, sill: number): string {
  const r = Math.max(2.4, Math.min(5.5, sill * 0.2));
  const count = Math.max(7, Math.round(width / 54));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = 18 + ((width - 36) * index) / count;
    const y = height - sill / 2;
    return disc(x, y + 1, r * 1.2, dark, 'opacity="0.7"') + disc(x, y, r, 'url(#stud)');
  }).join('');
}

function inlay({ dark }: CabinetStyle, hole: Hole): string {
  const ring = (out: number, paint: string, thick: number) =>
    `<rect x="${at(hole.x - out)}" y="${at(hole.y - out)}" fill="none" rx="6"
      width="${at(hole.right - hole.x + out * 2)}" height="${at(hole.bottom - hole.y + out * 2)}"
      stroke="${paint}" stroke-width="${thick}"/>`;
  return ring(5, dark, 5) + ring(3, 'url(#edge)', 3);
}
