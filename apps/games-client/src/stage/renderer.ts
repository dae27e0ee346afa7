/** The one WebGL renderer of the frame. It works without eval, as our policy asks. */
import 'pixi.js/unsafe-eval';
import { WebGLRenderer } from 'pixi.js';

/** Sharper than two pixels a point nobody sees, and every texture would cost more. */
const maxResolution = 2;

export function stageResolution(): number {
  return Math.min(window.devicePixelRatio || 1, maxResolution);
}

export async function createRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    canvas,
    width: 640,
    height: 360,
    resolution: stageResolution(),
    autoDensity: true,
    antialias: false,
    backgroundColor: 0x0b1020,
    powerPreference: 'high-performance',
    // The controls are ordinary HTML over the canvas, so nothing of the canvas itself is clicked.
    skipExtensionImports: true,
  });
  return renderer;
}
