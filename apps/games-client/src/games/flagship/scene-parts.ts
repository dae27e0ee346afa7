/** What a scene consists of, each part a sprite that the scene moves and lights. */
import { Sprite, Texture } from 'pixi.js';
import { tintOf } from '#frame/games/studio/colours.ts';
import type { FlagshipPlace, PlaceLamp } from './place.ts';
import type { FlagshipTextures } from './scene-textures.ts';

export function makeParts(place: FlagshipPlace, textures: FlagshipTextures) {
  const standing = (texture: Texture) => {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5, 1);
    return sprite;
  };
  const hanging = new Sprite(textures.overhead ?? Texture.EMPTY);
  hanging.anchor.set(0.5, 0);
  hanging.visible = textures.overhead !== null;
  const orb = new Sprite(textures.orb ?? Texture.EMPTY);
  orb.anchor.set(0.5);
  orb.visible = textures.orb !== null;
  const halo = shine(textures.glow, tintOf(place.light.orb));
  halo.visible = orb.visible;
  return {
    sky: standing(textures.sky),
    feastSky: standing(textures.feastSky),
    halo,
    orb,
    far: standing(textures.far),
    near: standing(textures.near),
    ground: new Sprite(textures.ground),
    sides: textures.sides.map(standing),
    overhead: hanging,
    lamps: place.lamps.map(({ tint }: PlaceLamp) => shine(textures.glow, tint)),
  };
}

export type SceneParts = ReturnType<typeof makeParts>;

function shine(glow: Texture, tint: number): Sprite {
  const sprite = new Sprite(glow);
  sprite.anchor.set(0.5);
  sprite.blendMode = 'add';
  sprite.tint = tint;
  return sprite;
}
