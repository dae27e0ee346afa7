/** The open book: pages turn, slower and slower, until the symbol of the free spins stands there. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { symbolUnits, type SymbolTextures } from '#frame/slots/symbol-textures.ts';
import { paintTexture } from '#frame/stage/textures.ts';
import { easeInOut, easeOut, springOut, type Timeline } from '#frame/stage/tween.ts';

const page = { width: 300, height: 340 } as const;
const turns = 9;
const firstTurnMs = 110;
const slowerBy = 1.24;

export class BookPage {
  readonly view = new Container();
  private readonly textures: SymbolTextures;
  private readonly veil = new Sprite(Texture.WHITE);
  private readonly light: Sprite;
  private readonly leaf = new Container();
  private readonly symbol = new Sprite();
  private size = 1;

  constructor(textures: SymbolTextures, glow: Texture) {
    this.textures = textures;
    this.veil.tint = 0x090412;
    this.light = new Sprite(glow);
    this.light.blendMode = 'add';
    this.light.tint = 0xffc455;
    const paper = new Sprite(paperTexture());
    for (const each of [this.light, paper, this.symbol]) each.anchor.set(0.5);
    this.symbol.scale.set((page.width * 0.74) / symbolUnits);
    this.leaf.addChild(paper, this.symbol);
    this.view.addChild(this.veil, this.light, this.leaf);
    this.view.visible = false;
  }

  place({ hole, view }: Layout): void {
    const middle = { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2 };
    this.size = Math.min(1.1, (hole.height * 0.92) / page.height, (view.width * 0.8) / page.width);
    this.veil.setSize(view.width, view.height);
    this.light.position.copyFrom(middle);
    this.light.setSize(page.height * this.size * 2.4, page.height * this.size * 2.4);
    this.leaf.position.copyFrom(middle);
    this.leaf.scale.set(this.size);
  }

  hide(): void {
    this.view.visible = false;
  }

  /** Turns through the candidates and stays with the one drawn; `onTurn` hears every page. */
  async open(
    candidates: readonly number[],
    drawn: number,
    onTurn: () => void,
    timeline: Timeline,
  ): Promise<void> {
    this.view.visible = true;
    this.view.alpha = 1;
    this.light.alpha = 0;
    this.show(candidates[0] ?? drawn);
    await timeline.play(260, easeOut, (t) => {
      this.veil.alpha = 0.7 * t;
      this.leaf.alpha = t;
    });
    let ms = firstTurnMs;
    for (let turn = 1; turn <= turns; turn += 1) {
      onTurn();
      await this.turn(turn === turns ? drawn : pageOf(candidates, turn, drawn), ms, timeline);
      ms *= slowerBy;
    }
    await timeline.play(420, springOut, (t) => {
      this.leaf.scale.set(this.size * (1 + 0.12 * Math.sin(Math.min(1, t) * Math.PI)));
      this.light.alpha = Math.min(0.8, t);
    });
  }

  /** Without movement: the drawn symbol at once. */
  reveal(drawn: number): void {
    this.show(drawn);
    this.view.visible = true;
    this.view.alpha = 1;
    this.veil.alpha = 0.7;
    this.leaf.alpha = 1;
    this.light.alpha = 0.5;
  }

  async close(timeline: Timeline): Promise<void> {
    await timeline.play(280, easeOut, (t) => {
      this.view.alpha = 1 - t;
    });
    this.hide();
  }

  private async turn(next: number, ms: number, timeline: Timeline): Promise<void> {
    let isTurned = false;
    await timeline.play(ms, easeInOut, (t) => {
      if (t >= 0.5 && !isTurned) {
        isTurned = true;
        this.show(next);
      }
      const side = Math.abs(1 - 2 * t);
      this.leaf.scale.x = this.size * Math.max(0.04, side);
      this.leaf.skew.y = (t < 0.5 ? 1 : -1) * (1 - side) * 0.16;
    });
    this.leaf.skew.y = 0;
  }

  private show(symbol: number): void {
    this.symbol.texture = this.textures.sharp[symbol] ?? Texture.EMPTY;
  }
}

/** Never the drawn one just before it comes. */
function pageOf(candidates: readonly number[], turn: number, drawn: number): number {
  const others = candidates.filter((symbol) => symbol !== drawn);
  return others[turn % Math.max(1, others.length)] ?? drawn;
}

/** Old paper with a ruled border. */
function paperTexture(): Texture {
  const { width, height } = page;
  return paintTexture(width, height, (context) => {
    const paper = context.createLinearGradient(0, 0, width, height);
    paper.addColorStop(0, '#f8e8bd');
    paper.addColorStop(0.55, '#ecd095');
    paper.addColorStop(1, '#b98a4c');
    context.beginPath();
    context.roundRect(6, 6, width - 12, height - 12, 16);
    context.fillStyle = paper;
    context.fill();
    context.strokeStyle = '#3a1a0c';
    context.lineWidth = 8;
    context.stroke();
    for (const [inset, colour] of [
      [22, '#8a4a1c'],
      [30, '#c98a34'],
    ] as const) {
      context.beginPath();
      context.roundRect(inset, inset, width - inset * 2, height - inset * 2, 8);
      context.strokeStyle = colour;
      context.lineWidth = 3;
      context.stroke();
    }
  });
}
