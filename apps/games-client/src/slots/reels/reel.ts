/** One reel: a column of sprites that carries whatever its strip shows at its place. */
import { Container, Sprite } from 'pixi.js';
import { symbolUnits, type SymbolTextures } from '#frame/slots/symbol-textures.ts';
import { type Pace, ReelMotion } from './reel-motion.ts';

/** From this speed on, in symbols a second, the eye sees smears. */
const smearSpeed = 11;
/** A smear is drawn taller than its symbol, but not by all it could be. */
const smearStretch = 1.02;
const plain = 0xffffff;

export class Reel {
  readonly view = new Container();
  readonly motion = new ReelMotion();
  private readonly textures: SymbolTextures;
  private readonly rows: number;
  private readonly sprites: Sprite[];
  /** Symbols of winning cells play elsewhere meanwhile. */
  private readonly hidden: boolean[];
  private readonly tints: number[];
  private strip: readonly number[] = [0];
  private landing: readonly number[] = [];
  private landingTop = 0;
  private cellWidth = 100;
  private cellHeight = 100;
  private scale = 1;
  private bounce = 0;

  constructor(textures: SymbolTextures, rows: number) {
    this.textures = textures;
    this.rows = rows;
    this.hidden = Array.from({ length: rows }, () => false);
    this.tints = Array.from({ length: rows }, () => plain);
    this.sprites = Array.from({ length: rows + 2 }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      this.view.addChild(sprite);
      return sprite;
    });
  }

  place(x: number, width: number, height: number, symbolSize: number): void {
    this.view.x = x;
    this.cellWidth = width;
    this.cellHeight = height;
    this.scale = symbolSize / symbolUnits;
    this.draw();
  }

  setStrip(strip: readonly number[]): void {
    this.strip = strip;
  }

  /** Stands still with these symbols. */
  show(stop: number, window: readonly number[]): void {
    this.landing = window;
    this.landingTop = stop;
    this.motion.rest(stop);
    this.draw();
  }

  /** Stays at its stop and shows these symbols there. */
  restWith(window: readonly number[]): void {
    this.show(this.landingTop, window);
  }

  start(pace: Pace): void {
    this.clearMarks();
    this.motion.start(pace);
  }

  brake(stop: number, window: readonly number[]): void {
    this.landing = window;
    this.landingTop = stop;
    this.motion.brake(stop, this.strip.length);
  }

  mark(row: number, isHidden: boolean, tint: number): void {
    this.hidden[row] = isHidden;
    this.tints[row] = tint;
    this.draw();
  }

  clearMarks(): void {
    this.hidden.fill(false);
    this.tints.fill(plain);
    this.draw();
  }

  /** Answers true in the one step in which the reel reaches its stop. */
  update(deltaMs: number): boolean {
    if (this.motion.isResting && this.bounce === 0) return false;
    const lands = this.motion.update(deltaMs);
    if (lands) this.bounce = 1;
    else this.bounce = this.bounce < 0.01 ? 0 : this.bounce * 0.988 ** deltaMs;
    this.draw();
    return lands;
  }

  private symbolAt(index: number): number {
    const landed = this.landing[index - this.landingTop];
    if (landed !== undefined) return landed;
    const { length } = this.strip;
    return this.strip[((index % length) + length) % length] ?? 0;
  }

  private draw(): void {
    const top = Math.floor(this.motion.place);
    const isSmeared = this.motion.speed > smearSpeed;
    for (let slot = 0; slot < this.sprites.length; slot += 1) {
      const sprite = this.sprites[slot];
      const symbol = this.symbolAt(top - 1 + slot);
      const texture = (isSmeared ? this.textures.smeared : this.textures.sharp)[symbol];
      if (!sprite || !texture) continue;
      sprite.texture = texture;
      const y = (top - 0.5 + slot - this.motion.place) * this.cellHeight;
      const squash = this.motion.isResting ? this.bounce : 0;
      sprite.position.set(this.cellWidth / 2, y + squash * this.cellHeight * 0.03);
      sprite.scale.set(
        this.scale * (1 + squash * 0.05),
        this.scale * (isSmeared ? smearStretch : 1 - squash * 0.07),
      );
      const row = slot - 1;
      const isInside = this.motion.isResting && row >= 0 && row < this.rows;
      sprite.alpha = isInside && this.hidden[row] ? 0 : 1;
      sprite.tint = isInside ? (this.tints[row] ?? plain) : plain;
    }
  }
}
