/** A coin that has locked: what lies on it is written across it. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { symbolUnits } from '#frame/slots/symbol-textures.ts';
import { createFigures, type Figures, type Glyphs } from '#frame/stage/figures.ts';

/** Where the ribbon with the amount runs, in units of the symbol. */
const ribbonY = 44;
const ribbonHeight = 50;
const room = 150;

export class Coin {
  readonly view = new Container();
  readonly light: Sprite;
  private readonly face: Sprite;
  private readonly amount: Figures;
  private readonly name: Figures;
  private readonly ribbon = new Graphics();

  constructor(glow: Texture, glyphs: { readonly amount: Glyphs; readonly name: Glyphs }) {
    this.light = new Sprite(glow);
    this.light.anchor.set(0.5);
    this.light.blendMode = 'add';
    this.light.tint = 0xffb43c;
    this.light.setSize(symbolUnits * 1.7, symbolUnits * 1.7);
    this.face = new Sprite();
    this.face.anchor.set(0.5);
    this.amount = createFigures(glyphs.amount);
    this.name = createFigures(glyphs.name);
    this.amount.setRoom(room);
    this.name.setRoom(room);
    this.amount.view.y = ribbonY + ribbonHeight / 2;
    this.name.view.y = ribbonY - 18;
    this.view.addChild(this.light, this.face, this.ribbon, this.amount.view, this.name.view);
    this.view.visible = false;
  }

  /** A jackpot bears its name over its amount. */
  write(texture: Texture, amount: string, jackpot: string): void {
    this.face.texture = texture;
    this.amount.setText(amount);
    this.name.setText(jackpot);
    const isJackpot = jackpot !== '';
    this.light.tint = isJackpot ? 0xff5a7a : 0xffb43c;
    this.ribbon
      .clear()
      .roundRect(-84, ribbonY, 168, ribbonHeight, ribbonHeight / 2)
      .fill({ color: isJackpot ? 0xa81838 : 0x1c0a06, alpha: 0.9 })
      .stroke({ color: 0xe2b04a, width: 3 });
    this.light.alpha = 0.35;
    this.view.visible = true;
    this.view.alpha = 1;
  }
}
