/** The symbols as textures: sharp ones for looking at, smeared ones for reels in full flight. */
import { ImageSource, Texture } from 'pixi.js';
import { stageResolution } from '#frame/stage/renderer.ts';
import { svgImage } from '#frame/stage/textures.ts';

/** Every texture measures this many units whatever its pixels, so sprites need not know. */
export const symbolUnits = 200;
const smearUnits = 280;

/** Room for a winning symbol to grow before it gets soft. */
const zoom = 1.2;
const mostPixels = 420;

export type SymbolTextures = {
  readonly sharp: readonly Texture[];
  readonly smeared: readonly Texture[];
  /** Repaints when symbols of this size would look soft or cost too much. */
  fit(symbolSize: number, onStep?: () => void): Promise<void>;
};

export function createSymbolTextures(
  keys: readonly string[],
  drawing: (key: string) => string,
): SymbolTextures {
  const sharp = keys.map(() => new Texture());
  const smeared = keys.map(() => new Texture());
  let painted = 0;

  async function paint(index: number, key: string, pixels: number): Promise<void> {
    const texture = sharp[index];
    const smear = smeared[index];
    if (!texture || !smear) return;
    const image = await svgImage(drawing(key), pixels, pixels);
    const canvas = blank(pixels, pixels);
    context2d(canvas)?.drawImage(image, 0, 0, pixels, pixels);
    replaceSource(texture, canvas, pixels / symbolUnits);
    replaceSource(smear, smearOf(canvas, pixels), pixels / 2 / symbolUnits);
  }

  return {
    sharp,
    smeared,
    async fit(symbolSize, onStep) {
      const wanted = Math.min(mostPixels, Math.ceil(symbolSize * stageResolution() * zoom));
      if (painted >= wanted && painted <= wanted * 1.7) return;
      painted = wanted;
      for (const [index, key] of keys.entries()) {
        await paint(index, key, wanted);
        onStep?.();
      }
    },
  };
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  return canvas;
}

/** In memory, not on the graphics card, which gets the result once. */
function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** The symbol drawn many times along its fall, each as strong as the ones before together. */
function smearOf(symbol: HTMLCanvasElement, pixels: number): HTMLCanvasElement {
  const half = pixels / 2;
  const tall = (half * smearUnits) / symbolUnits;
  const canvas = blank(half, tall);
  const context = context2d(canvas);
  const copies = 14;
  const slack = tall - half;
  for (let copy = 0; copy < copies; copy += 1) {
    if (!context) break;
    context.globalAlpha = 1 / (copy + 1);
    context.drawImage(symbol, 0, (slack * copy) / (copies - 1), half, half);
  }
  return canvas;
}

function replaceSource(texture: Texture, canvas: HTMLCanvasElement, resolution: number): void {
  const old = texture.source;
  const source = new ImageSource({
    resource: canvas,
    resolution,
    autoGenerateMipmaps: true,
    mipmapFilter: 'linear',
  });
  texture.source = source;
  texture.frame.width = source.width;
  texture.frame.height = source.height;
  texture.orig.width = source.width;
  texture.orig.height = source.height;
  texture.update();
  if (old.label !== 'EMPTY') old.destroy();
}
