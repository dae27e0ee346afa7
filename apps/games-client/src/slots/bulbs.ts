/** Small lamps along the lintel: steady at rest, running while reels turn, glad at wins. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from './layout.ts';
import type { MotionWish } from './motion-wish.ts';

export type BulbMood = 'rest' | 'running' | 'glad';

type Bulb = { light: Sprite; heart: Sprite };

const spacing = 30;
const mostBulbs = 48;

export class Bulbs {
  readonly view = new Container();
  private readonly bulbs: readonly Bulb[];
  private readonly wish: MotionWish;
  private used = 0;
  private mood: BulbMood = 'rest';
  private level = 0.4;

  constructor(glow: Texture, tints: readonly number[], wish: MotionWish) {
    this.wish = wish;
    this.bulbs = Array.from({ length: mostBulbs }, (_, index) => {
      const light = lamp(glow, tints[index % tints.length] ?? 0xffffff);
      const heart = lamp(glow, 0xfff6dc);
      this.view.addChild(light, heart);
      return { light, heart };
    });
  }

  place({ hole, lintel, isPortrait }: Layout): void {
    const count = Math.min(mostBulbs, Math.max(10, Math.round(hole.width / spacing)));
    const size = Math.max(14, lintel * (isPortrait ? 0.3 : 0.26));
    this.used = count;
    for (const [index, { light, heart }] of this.bulbs.entries()) {
      const isUsed = index < count;
      light.visible = isUsed;
      heart.visible = isUsed;
      const share = (index + 0.5) / count;
      // The cord hangs a little between its nails.
      const sag = Math.sin((share * 4 - Math.floor(share * 4)) * Math.PI) * lintel * 0.06;
      const y = hole.y - lintel * 0.06 + sag;
      light.position.set(hole.x + share * hole.width, y);
      heart.position.set(hole.x + share * hole.width, y);
      light.setSize(size * 1.5, size * 1.5);
      heart.setSize(size * 0.5, size * 0.5);
    }
  }

  setMood(mood: BulbMood): void {
    this.mood = mood;
  }

  update(deltaMs: number, timeMs: number): void {
    const target = this.mood === 'rest' ? 0.42 : this.mood === 'running' ? 0.62 : 0.9;
    this.level += (target - this.level) * Math.min(1, deltaMs / 200);
    for (let index = 0; index < this.used; index += 1) {
      const bulb = this.bulbs[index];
      if (!bulb) continue;
      const wave = this.wish.isReduced ? 1 : this.waveAt(index, timeMs);
      bulb.light.alpha = this.level * (0.45 + 0.55 * wave);
      bulb.heart.alpha = Math.min(1, this.level * (0.7 + 0.6 * wave));
    }
  }

  private waveAt(index: number, timeMs: number): number {
    if (this.mood === 'rest') return 0.6;
    const pace = this.mood === 'running' ? 110 : 170;
    const turn = this.mood === 'running' ? index * 0.9 : index * Math.PI;
    return 0.5 + 0.5 * Math.sin(timeMs / pace - turn);
  }
}

function lamp(glow: Texture, tint: number): Sprite {
  const sprite = new Sprite(glow);
  sprite.anchor.set(0.5);
  sprite.blendMode = 'add';
  sprite.tint = tint;
  return sprite;
}
