/** The cabinet: cloth behind the reels, shade over them, frame, name and bulbs. */
import { Container, Sprite, Texture } from 'pixi.js';
import { createFigures, createGlyphs } from '#frame/stage/figures.ts';
import { gold, paintLetters, silver } from '#frame/stage/lettering.ts';
import { dropTexture, svgTexture } from '#frame/stage/textures.ts';
import { Bulbs } from './bulbs.ts';
import type { Layout } from './layout.ts';
import type { MotionWish } from './motion-wish.ts';
import type { CabinetArt, SlotLook } from './slot-look.ts';

/** Letters of the board are painted at this size and scaled to the cabinet. */
const countPx = 40;

export class Cabinet {
  /** Behind the symbols. */
  readonly back = new Container();
  /** Over them. */
  readonly front = new Container();
  readonly bulbs: Bulbs;
  private readonly art: CabinetArt;
  private readonly bed = new Sprite();
  private readonly freeSpinLight = new Sprite(Texture.WHITE);
  private readonly shade = new Sprite();
  private readonly frame = new Sprite();
  private readonly board = new Sprite();
  private readonly count = createFigures(createGlyphs({ ...silver, sizePx: countPx }));
  private name = '';
  private layout: Layout | null = null;

  constructor(look: Pick<SlotLook, 'cabinet' | 'freeSpinTint'>, glow: Texture, wish: MotionWish) {
    this.art = look.cabinet;
    this.bulbs = new Bulbs(glow, look.cabinet.bulbTints, wish);
    this.freeSpinLight.tint = look.freeSpinTint;
    this.freeSpinLight.blendMode = 'add';
    this.freeSpinLight.alpha = 0;
    this.board.anchor.set(0.5);
    this.count.view.visible = false;
    this.back.addChild(this.bed, this.freeSpinLight);
    this.front.addChild(this.shade, this.frame, this.bulbs.view, this.board, this.count.view);
  }

  /** Draws frame and cloth to this size. */
  async place(layout: Layout): Promise<void> {
    const { hole, cabinet, lintel } = layout;
    const crest = this.art.crestHeight(layout);
    const [cloth, shadow, wood] = await Promise.all([
      svgTexture(this.art.bed(layout), hole.width, hole.height),
      svgTexture(this.art.shade(layout), hole.width, hole.height, 1),
      svgTexture(this.art.frame(layout), cabinet.width, cabinet.height + crest),
    ]);
    this.layout = layout;
    swap(this.bed, cloth);
    swap(this.shade, shadow);
    swap(this.frame, wood);
    for (const sprite of [this.bed, this.shade, this.freeSpinLight]) {
      sprite.position.set(hole.x, hole.y);
    }
    this.freeSpinLight.setSize(hole.width, hole.height);
    this.frame.position.set(cabinet.x, cabinet.y - crest);
    const boardY = cabinet.y + lintel * 0.4;
    this.board.position.set(cabinet.x + cabinet.width / 2, boardY);
    this.count.view.position.set(cabinet.x + cabinet.width / 2, boardY);
    this.count.view.scale.set((lintel * 0.58) / countPx);
    this.count.setRoom((this.boardRoom(layout) * countPx) / (lintel * 0.58));
    this.bulbs.place(layout);
    this.paintName();
  }

  /** The board over the reels says the game's name. */
  setName(text: string): void {
    this.count.view.visible = false;
    this.board.visible = true;
    if (text === this.name) return;
    this.name = text;
    this.paintName();
  }

  /** The board counts free spins instead. */
  setCount(text: string): void {
    this.board.visible = false;
    this.count.view.visible = true;
    this.count.setText(text);
  }

  /** The light of free spins on the cloth, 0 … 1. */
  setSceneProgress(share: number): void {
    this.freeSpinLight.alpha = share * 0.2;
  }

  private boardRoom({ cabinet, lintel }: Layout): number {
    return Math.min(cabinet.width * 0.56, lintel * 8);
  }

  private paintName(): void {
    if (!this.layout || this.name === '') return;
    swap(this.board, paintLetters(this.name, { ...gold, sizePx: this.layout.lintel * 0.58 }));
    this.board.scale.set(Math.min(1, this.boardRoom(this.layout) / this.board.texture.width));
  }
}

function swap(sprite: Sprite, texture: Texture): void {
  const old = sprite.texture;
  sprite.texture = texture;
  if (old !== Texture.EMPTY) dropTexture(old);
}
