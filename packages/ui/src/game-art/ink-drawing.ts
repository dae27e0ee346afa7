/** A drawing from a file as part of a picture: its ids carry the brush's prefix, its metal the title's. */
import type { Brush } from './brush.ts';

/** From the darkest to the lightest. */
export type Ramp = readonly [string, string, string, string];

/** A symbol of a game has its corner at the origin, a subject its middle, 120 units each way. */
const symbolFrame = 'viewBox="0 0 200 200"';

/** Blurs are slow on a phone that shows twenty tiles; at their size nobody sees them. */
const blurred = /<filter[^]*?<\/filter>|<[a-z]+[^<>]* filter="[^<>]*\/>/g;

/**
 * The inside of the file, round the origin; with a ramp every colour of it is the one as light on the
 * ramp.
 */
export function inkDrawing(svg: string, { prefix }: Brush, ramp?: Ramp): string {
  const inside = svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/\n\s*/g, ' ');
  const own = inside
    .replaceAll(blurred, '')
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/(url\(|href=")#([^)"]+)/g, `$1#${prefix}-$2`);
  const drawing = ramp ? inRamp(own, ramp) : own;
  if (!svg.includes(symbolFrame)) return drawing;
  return `<g transform="scale(1.2) translate(-100 -100)">${drawing}</g>`;
}

function inRamp(drawing: string, ramp: Ramp): string {
  return drawing.replaceAll(/"(#[0-9a-f]{6}|#[0-9a-f]{3})"/g, (_, colour: string) => {
    return `"${rampColour(ramp, lightOf(colour))}"`;
  });
}

function channels(colour: string): [number, number, number] {
  const six = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
  const at = (from: number) => Number.parseInt(six.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** From 0 to 1, as the eye weighs red, green and blue. */
function lightOf(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

function rampColour(ramp: Ramp, light: number): string {
  const place = Math.min(2.999, light * 3);
  const low = Math.floor(place);
  const from = channels(ramp[low] ?? ramp[0]);
  const to = channels(ramp[low + 1] ?? ramp[3]);
  const mixed = from.map((value, at) => {
    const step = ((to[at] ?? value) - value) * (place - low);
    return Math.round(value + step)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
