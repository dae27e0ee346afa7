/** One sprite for each cell of the window, made once: symbols that act apart from their reel. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Grid, Layout } from './layout.ts';
import { symbolUnits, type SymbolTextures } from './symbol-textures.ts';

export class CellSprites {
  readonly view = new Container();
  private readonly textures: SymbolTextures;
  private readonly sprites: readonly Sprite[];
  private readonly mask = new Graphics();
  private readonly grid: Grid;
  /** Points between two cells, and the scale at which a symbol fits one. */
  cell = { width: 100, height: 100 };
  scale = 1;

  constructor(textures: SymbolTextures, grid: Grid) {
    this.textures = textures;
    this.grid = grid;
    this.sprites = Array.from({ length: grid.reels * grid.rows }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      sprite.visible = false;
      return sprite;
    });
    this.view.addChild(...this.sprites, this.mask);
    this.view.mask = this.mask;
  }

  place({ hole, cell, symbolSize }: Layout): void {
    this.cell = cell;
    this.scale = symbolSize / symbolUnits;
    this.view.position.set(hole.x, hole.y);
    this.mask.clear().rect(0, 0, hole.width, hole.height).fill(0xffffff);
    for (let reel = 0; reel < this.grid.reels; reel += 1) {
      for (let row = 0; row < this.grid.rows; row += 1) this.settle(reel, row);
    }
  }

  at(reel: number, row: number): Sprite | undefined {
    return this.sprites[reel * this.grid.rows + row];
  }

  /** Puts a symbol on a cell, whole and at rest. */
  show(reel: number, row: number, symbol: number): Sprite | undefined {
    const sprite = this.at(reel, row);
    const texture = this.textures.sharp[symbol];
    if (!sprite || !texture) return undefined;
    sprite.texture = texture;
    sprite.visible = true;
    sprite.alpha = 1;
    sprite.rotation = 0;
    this.settle(reel, row);
    return sprite;
  }

  hideAll(): void {
    for (const sprite of this.sprites) sprite.visible = false;
  }

  private settle(reel: number, row: number): void {
    const sprite = this.at(reel, row);
    sprite?.position.set((reel + 0.5) * this.cell.width, (row + 0.5) * this.cell.height);
    sprite?.scale.set(this.scale);
  }
}
