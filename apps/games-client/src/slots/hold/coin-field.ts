/** The window while coins lock: everything but coins goes dark, empty cells turn for themselves. */
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { CellSprites } from '#frame/slots/cell-sprites.ts';
import type { Grid, Layout } from '#frame/slots/layout.ts';
import { symbolUnits, type SymbolTextures } from '#frame/slots/symbol-textures.ts';
import { createGlyphs } from '#frame/stage/figures.ts';
import { gold, silver } from '#frame/stage/lettering.ts';
import { easeOut, linearly, springOut, type Timeline } from '#frame/stage/tween.ts';
import { Coin } from './coin.ts';

export type Landed = {
  readonly reel: number;
  readonly row: number;
  readonly amount: string;
  /** Empty for a coin that bears no jackpot. */
  readonly jackpot: string;
};

const turnsPerRespin = 7;
const ghostAlpha = 0.3;

export class CoinField {
  readonly view = new Container();
  private readonly coins: readonly Coin[];
  private readonly ghosts: CellSprites;
  private readonly veil = new Sprite(Texture.WHITE);
  private readonly cells = new Graphics();
  private readonly textures: SymbolTextures;
  private readonly grid: Grid;
  private readonly coin: number;
  private scale = 1;

  constructor(textures: SymbolTextures, grid: Grid, coin: number, glow: Texture) {
    this.textures = textures;
    this.grid = grid;
    this.coin = coin;
    this.ghosts = new CellSprites(textures, grid);
    const glyphs = {
      amount: createGlyphs({ ...gold, sizePx: 40 }),
      name: createGlyphs({ ...silver, sizePx: 40 }),
    };
    this.coins = Array.from({ length: grid.reels * grid.rows }, () => new Coin(glow, glyphs));
    this.veil.tint = 0x090412;
    this.view.addChild(this.veil, this.cells, this.ghosts.view);
    this.view.addChild(...this.coins.map(({ view }) => view));
    this.view.visible = false;
  }

  place(layout: Layout): void {
    const { hole, cell, symbolSize } = layout;
    this.scale = symbolSize / symbolUnits;
    this.ghosts.place(layout);
    this.veil.position.set(hole.x, hole.y);
    this.veil.setSize(hole.width, hole.height);
    this.cells.clear();
    for (const [place, coin] of this.coins.entries()) {
      const reel = Math.floor(place / this.grid.rows);
      const row = place - reel * this.grid.rows;
      const x = hole.x + reel * cell.width;
      const y = hole.y + row * cell.height;
      this.cells.roundRect(x + 4, y + 4, cell.width - 8, cell.height - 8, 10);
      coin.view.position.set(x + cell.width / 2, y + cell.height / 2);
      coin.view.scale.set(this.scale);
    }
    this.cells.fill({ color: 0xffc455, alpha: 0.05 }).stroke({ color: 0xe2b04a, alpha: 0.3 });
  }

  hide(): void {
    this.view.visible = false;
    this.ghosts.hideAll();
    for (const { view } of this.coins) view.visible = false;
  }

  async open(timeline: Timeline): Promise<void> {
    this.view.visible = true;
    this.view.alpha = 1;
    await timeline.play(300, easeOut, (t) => {
      this.veil.alpha = 0.86 * t;
      this.cells.alpha = t;
    });
  }

  async close(timeline: Timeline): Promise<void> {
    await timeline.play(320, easeOut, (t) => {
      this.view.alpha = 1 - t;
    });
    this.hide();
  }

  /** Empty cells turn, and nobody knows yet what comes. */
  async turn(durationMs: number, timeline: Timeline): Promise<void> {
    const { smeared } = this.textures;
    await timeline.play(durationMs, linearly, (t) => {
      for (const [place, { view }] of this.coins.entries()) {
        const reel = Math.floor(place / this.grid.rows);
        const row = place - reel * this.grid.rows;
        const ghost = view.visible ? undefined : this.ghosts.show(reel, row, this.coin);
        const blur = smeared[(Math.floor(t * turnsPerRespin) + place) % smeared.length];
        if (!ghost || !blur) continue;
        ghost.texture = blur;
        ghost.alpha = ghostAlpha * (1 - t) + 0.08;
      }
    });
    this.ghosts.hideAll();
  }

  /** A coin falls into its cell and stays. */
  async lock(landed: Landed, isStill: boolean, timeline: Timeline): Promise<void> {
    const coin = this.coins[landed.reel * this.grid.rows + landed.row];
    const texture = this.textures.sharp[this.coin];
    if (!coin || !texture) return;
    coin.write(texture, landed.amount, landed.jackpot);
    if (isStill) return;
    await timeline.play(280, springOut, (t) => {
      coin.view.scale.set(this.scale * (1.7 - 0.7 * t));
      coin.view.alpha = Math.min(1, t * 2);
      coin.light.alpha = 1 - 0.65 * t;
    });
  }

  /** The coin's turn in the count. */
  async call({ reel, row }: Landed, durationMs: number, timeline: Timeline): Promise<void> {
    const coin = this.coins[reel * this.grid.rows + row];
    if (!coin) return;
    await timeline.play(durationMs, easeOut, (t) => {
      coin.view.scale.set(this.scale * (1 + 0.16 * Math.sin(t * Math.PI)));
      coin.light.alpha = 0.35 + 0.65 * Math.sin(t * Math.PI);
    });
  }
}
