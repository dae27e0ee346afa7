/** Turns drawings into textures, each once, at the sharpness of the screen. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { stageResolution } from '#frame/stage/renderer.ts';

export type Painter = (context: CanvasRenderingContext2D) => void;

/** A canvas of `width × height` points, painted in points whatever the sharpness. */
export function paintTexture(
  width: number,
  height: number,
  paint: Painter,
  resolution = stageResolution(),
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  // Painted in memory: what the graphics card painted it would have to hand back to be uploaded.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas to paint on.');
  context.scale(resolution, resolution);
  paint(context);
  // A source made for canvases would set their size again by its own rounding, which wipes them.
  const source = new ImageSource({ resource: canvas, resolution });
  return new Texture({ source, frame: new Rectangle(0, 0, source.width, source.height) });
}

/** Draws an SVG document at this size. */
export async function svgTexture(
  svg: string,
  width: number,
  height: number,
  resolution = stageResolution(),
): Promise<Texture> {
  const image = await svgImage(svg, width * resolution, height * resolution);
  return paintTexture(
    width,
    height,
    (context) => context.drawImage(image, 0, 0, width, height),
    resolution,
  );
}

/** The document as an image; its size is set, since some browsers scale what they rastered. */
export async function svgImage(
  svg: string,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const sized = svg.replace(
    /width="[\d.]+" height="[\d.]+"/,
    `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`,
  );
  const image = new Image();
  image.src = svgAddress(sized);
  await image.decode();
  return image;
}

export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Takes the texture and its pixels out of memory. */
export function dropTexture(texture: Texture): void {
  texture.destroy(true);
}
