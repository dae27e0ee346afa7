/** Lets the board down, shows its words, takes it up again. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { gold, paintLetters, silver } from '#frame/stage/lettering.ts';
import { dropTexture } from '#frame/stage/textures.ts';
import { easeIn, easeOut, springOut, type Timeline } from '#frame/stage/tween.ts';
import { boardTop, signSize } from './sign-art.ts';

export type SignLine = { readonly text: string; readonly size: number; readonly isGold: boolean };

/** Widest a line may be on the board. */
const room = 400;
const boardMiddle = boardTop + 139;
const mostLines = 3;

export class Sign {
  readonly view = new Container();
  private readonly words: readonly Sprite[];
  private readonly wish: MotionWish;
  private restY = 0;
  private travel = 600;

  constructor(boardTexture: Texture, wish: MotionWish) {
    this.wish = wish;
    const board = new Sprite(boardTexture);
    board.anchor.set(0.5, 0);
    this.words = Array.from({ length: mostLines }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      return sprite;
    });
    this.view.addChild(board, ...this.words);
    this.view.visible = false;
  }

  place({ view: screen, hole }: Layout): void {
    const scale = Math.min(screen.width / 590, hole.height / 330, 1.25);
    this.view.scale.set(scale);
    this.restY = hole.y + hole.height / 2 - boardMiddle * scale;
    this.travel = signSize.height * scale + Math.max(0, this.restY);
    this.view.position.set(hole.x + hole.width / 2, this.restY);
  }

  async lower(lines: readonly SignLine[], timeline: Timeline): Promise<void> {
    this.write(lines);
    this.view.visible = true;
    if (this.wish.isReduced) {
      this.view.y = this.restY;
      await timeline.play(200, easeOut, (t) => {
        this.view.alpha = t;
      });
      return;
    }
    this.view.alpha = 1;
    await timeline.play(720, springOut, (t) => {
      this.view.y = this.restY - this.travel * (1 - t);
    });
  }

  async raise(timeline: Timeline): Promise<void> {
    await timeline.play(320, easeIn, (t) => {
      if (this.wish.isReduced) this.view.alpha = 1 - t;
      else this.view.y = this.restY - this.travel * t;
    });
    this.view.visible = false;
    this.view.alpha = 1;
  }

  private write(lines: readonly SignLine[]): void {
    const total = lines.reduce((sum, line) => sum + line.size * 1.15, 0);
    let y = boardMiddle - total / 2;
    for (const [index, sprite] of this.words.entries()) {
      const line = lines[index];
      sprite.visible = line !== undefined;
      if (!line) continue;
      const style = { ...(line.isGold ? gold : silver), sizePx: line.size };
      const old = sprite.texture;
      sprite.texture = paintLetters(line.text, style);
      if (old !== Texture.EMPTY) dropTexture(old);
      sprite.scale.set(Math.min(1, room / sprite.texture.width));
      sprite.position.set(0, y + line.size * 0.58);
      y += line.size * 1.15;
    }
  }
}
