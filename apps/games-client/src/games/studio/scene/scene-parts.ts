/** What a scene consists of, each part a sprite that the scene moves and lights. */
import { Sprite, type Texture } from 'pixi.js';
import { type Light, mix, tintOf } from '#frame/games/studio/colours.ts';
import type { PlaceTextures } from './scene-textures.ts';

export function makeParts(textures: PlaceTextures, glow: Texture, { lamp, orb }: Light) {
  const standing = (texture: Texture) => {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5, 1);
    return sprite;
  };
  const halo = shine(glow, orb);
  const disc = new Sprite(textures.orb);
  disc.anchor.set(0.5);
  const garland = textures.garland ? new Sprite(textures.garland) : null;
  garland?.anchor.set(0.5, 0);
  return {
    sky: new Sprite(textures.sky),
    feastSky: new Sprite(textures.feastSky),
    stars: new Sprite(textures.stars),
    halo,
    orb: disc,
    afterglow: shine(glow, mix(orb, lamp, 0.5)),
    far: standing(textures.far),
    middle: standing(textures.middle),
    ground: new Sprite(textures.ground),
    pool: shine(glow, lamp),
    props: textures.props.map((texture) => {
      const sprite = standing(texture);
      sprite.tint = tintOf(mix('#ffffff', lamp, 0.18));
      return sprite;
    }),
    garland,
  };
}

export type SceneParts = ReturnType<typeof makeParts>;

export function shine(glow: Texture, colour: string): Sprite {
  const sprite = new Sprite(glow);
  sprite.anchor.set(0.5);
  sprite.blendMode = 'add';
  sprite.tint = tintOf(colour);
  return sprite;
}
