/**
 * Collects the gradients of one drawing. Every id carries the drawing's own prefix, so that
 * any number of drawings may stand in one page.
 */
import type { Palette } from '@bahati/ui/patterns/palettes.ts';

/** A colour, spread evenly among its neighbours, or "offset colour" or "offset colour opacity". */
type Stops = readonly string[];

export type Brush = {
  readonly palette: Palette;
  readonly prefix: string;
  /** From (x1, y1) to (x2, y2) of the painted shape's box: top to bottom unless told. */
  linear(stops: Stops, x1?: number, y1?: number, x2?: number, y2?: number): string;
  radial(stops: Stops, cx?: number, cy?: number, r?: number): string;
  /** Keeps any other definition and answers its reference. */
  define(body: (id: string) => string): string;
  defs(): string;
};

function stopTags(stops: Stops): string {
  return stops
    .map((stop, at) => {
      const parts = stop.split(' ');
      const spread = String(Math.round((at / Math.max(1, stops.length - 1)) * 1000) / 1000);
      const [offset, colour, opacity] = parts.length === 1 ? [spread, stop] : parts;
      const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seeThrough}/>`;
    })
    .join('');
}

export function createBrush(prefix: string, palette: Palette): Brush {
  const kept = new Map<string, string>();
  function keep(key: string, body: (id: string) => string): string {
    const known = kept.get(key);
    if (known) return /id="([^"]+)"/.exec(known)?.[1] ?? '';
    const id = `${prefix}${kept.size.toString(36)}`;
    kept.set(key, body(id));
    return id;
  }
  return {
    palette,
    prefix,
    linear(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) {
      const frame = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
      const tags = stopTags(stops);
      const id = keep(
        `l${frame}${tags}`,
        (name) => `<linearGradient id="${name}" ${frame}>${tags}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      const frame = `cx="${cx}" cy="${cy}" r="${r}"`;
      const tags = stopTags(stops);
      const id = keep(
        `r${frame}${tags}`,
        (name) => `<radialGradient id="${name}" ${frame}>${tags}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    define(body) {
      return `url(#${keep(body('?'), body)})`;
    },
    defs: () => (kept.size === 0 ? '' : `<defs>${[...kept.values()].join('')}</defs>`),
  };
}
