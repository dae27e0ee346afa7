/** Every texture of the scene, each painted once. */
import type { Texture } from 'pixi.js';
import { glowTexture } from '#frame/stage/glow.ts';
import { paintTexture, svgTexture } from '#frame/stage/textures.ts';
import { fruitGoods, goodsSize, spiceGoods } from './goods-art.ts';
import type { LanternTextures } from './hanging-lanterns.ts';
import { lanternSize, litLantern, looks, unlitLantern } from './lantern-art.ts';
import { palmLeaves, palmSize, quay, quaySize } from './quay-art.ts';
import { moon, moonSize, ship, shipSize } from './ship-art.ts';
import { coffeeStall, spiceStall, stallSize } from './stall-art.ts';
import { farTown, nearTown, townHeight, townWidth } from './town-art.ts';

export type SceneTextures = {
  readonly glow: Texture;
  readonly moon: Texture;
  readonly ship: Texture;
  readonly farTown: Texture;
  readonly nearTown: Texture;
  readonly quay: Texture;
  readonly spiceStall: Texture;
  readonly coffeeStall: Texture;
  readonly leaves: Texture;
  readonly spiceGoods: Texture;
  readonly fruitGoods: Texture;
  readonly lanterns: LanternTextures;
};

export async function loadSceneTextures(onStep: () => void): Promise<SceneTextures> {
  const step = async (svg: string, width: number, height: number, sharpness?: number) => {
    const texture = await svgTexture(svg, width, height, sharpness);
    onStep();
    return texture;
  };
  const glow = glowTexture();
  const cord = paintTexture(4, 8, (context) => {
    context.fillStyle = '#2a1a1c';
    context.fillRect(0, 0, 4, 8);
  });
  const { width, height } = lanternSize;
  return {
    glow,
    moon: await step(moon, moonSize, moonSize),
    ship: await step(ship, shipSize.width, shipSize.height),
    farTown: await step(farTown, townWidth, townHeight, 1),
    nearTown: await step(nearTown, townWidth, townHeight, 1.5),
    quay: await step(quay, quaySize.width, quaySize.height, 1),
    spiceStall: await step(spiceStall, stallSize.width, stallSize.height, 1.5),
    coffeeStall: await step(coffeeStall, stallSize.width, stallSize.height, 1.5),
    spiceGoods: await step(spiceGoods, goodsSize.width, goodsSize.height, 1.5),
    fruitGoods: await step(fruitGoods, goodsSize.width, goodsSize.height, 1.5),
    leaves: await step(palmLeaves, palmSize.width, palmSize.height, 1),
    lanterns: {
      glow,
      cord,
      unlit: await Promise.all(looks.map((look) => step(unlitLantern(look), width, height))),
      lit: await Promise.all(looks.map((look) => step(litLantern(look), width, height))),
    },
  };
}
