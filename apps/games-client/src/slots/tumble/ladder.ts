/** The multipliers of a tumble as rungs along the sill: each drop climbs one. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { gold, letterWidth, paintLetters, silver } from '#frame/stage/lettering.ts';
import { dropTexture, paintTexture } from '#frame/stage/textures.ts';
import { springOut, type Timeline } from '#frame/stage/tween.ts';

/** More rungs than these would not be read at a glance; the ladder moves on instead. */
const mostRungs = 5;
const rungPx = 34;
const rungWidth = 76;
const gap = 6;

type Rung = { readonly view: Container; readonly plate: Sprite; readonly words: Sprite };

export class Ladder {
  readonly view = new Container();
  private readonly wish: MotionWish;
  private readonly lit = plateTexture('#d1432f', '#ffd873');
  private readonly dark = plateTexture('#170d22', '#8a5f22');
  private readonly rungs: readonly Rung[];
  private multipliers: readonly number[] = [];

  constructor(wish: MotionWish) {
    this.wish = wish;
    this.rungs = Array.from({ length: mostRungs }, () => {
      const view = new Container();
      const plate = new Sprite(this.dark);
      const words = new Sprite();
      for (const each of [plate, words]) each.anchor.set(0.5);
      view.addChild(plate, words);
      this.view.addChild(view);
      return { view, plate, words };
    });
  }

  place({ hole, cell, sill }: Layout): void {
    const height = Math.min(44, Math.max(26, cell.height * 0.36));
    const room = hole.width / (mostRungs * (rungWidth + gap));
    this.view.scale.set(Math.min(height / (rungPx * 1.3), room));
    this.view.position.set(hole.x + hole.width / 2, hole.y + hole.height + sill * 0.5);
  }

  /** Stands on the first rung of these; a ladder that never climbs is not shown. */
  setMultipliers(multipliers: readonly number[]): void {
    this.multipliers = multipliers;
    this.view.visible = multipliers.some((multiplier) => multiplier > 1);
    this.stand(0);
  }

  stand(step: number): void {
    const last = this.multipliers.length - 1;
    const at = Math.min(step, last);
    const first = Math.max(0, Math.min(at - 2, last + 1 - mostRungs));
    const count = Math.min(mostRungs, last + 1);
    for (const [index, rung] of this.rungs.entries()) {
      const multiplier = this.multipliers[first + index];
      rung.view.visible = index < count && multiplier !== undefined;
      if (!rung.view.visible) continue;
      const isLit = first + index === at;
      rung.view.x = (index - (count - 1) / 2) * (rungWidth + gap);
      rung.view.scale.set(isLit ? 1.16 : 1);
      rung.plate.texture = isLit ? this.lit : this.dark;
      write(rung.words, `×${multiplier}`, isLit);
    }
  }

  /** Climbs to this rung, which jumps out to be seen. */
  async climb(step: number, timeline: Timeline): Promise<void> {
    if (!this.view.visible) return;
    this.stand(step);
    const rung = this.rungs.find(({ plate }) => plate.texture === this.lit);
    if (!rung || this.wish.isReduced) return;
    await timeline.play(340, springOut, (t) => rung.view.scale.set(1.7 - 0.54 * t));
  }
}

function write(sprite: Sprite, text: string, isLit: boolean): void {
  const style = { ...(isLit ? gold : silver), sizePx: rungPx };
  const old = sprite.texture;
  sprite.texture = paintLetters(text, style);
  sprite.alpha = isLit ? 1 : 0.62;
  sprite.scale.set(Math.min(1, rungWidth / letterWidth(text, style)));
  if (old !== Texture.EMPTY) dropTexture(old);
}

function plateTexture(face: string, edge: string): Texture {
  const height = rungPx * 1.3;
  return paintTexture(rungWidth, height, (context) => {
    context.beginPath();
    context.roundRect(2.5, 2.5, rungWidth - 5, height - 5, height * 0.34);
    context.fillStyle = face;
    context.fill();
    context.strokeStyle = edge;
    context.lineWidth = 3;
    context.stroke();
  });
}
