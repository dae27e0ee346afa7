/** A book game: the page that opens the free spins, and its symbol growing over whole reels. */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { Container, Graphics, Sprite } from 'pixi.js';
import { CellSprites } from '#frame/slots/cell-sprites.ts';
import { growReels } from '#frame/slots/grown/grow-reels.ts';
import { gridOf, type Layout } from '#frame/slots/layout.ts';
import type { Mechanic, MechanicParts, Moment } from '#frame/slots/mechanics/mechanic.ts';
import { symbolUnits } from '#frame/slots/symbol-textures.ts';
import { grownWindow, isOfBook, lastSight } from '#frame/slots/wins/winning-cells.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { BookPage } from './book-page.ts';

const holdMs = 1500;

export class BookShow implements Mechanic {
  readonly view: Container;
  readonly front = new Container();
  private readonly parts: MechanicParts;
  private readonly page: BookPage;
  private readonly cells: CellSprites;
  /** The symbol in a small medal beside the board, so that nobody has to remember it. */
  private readonly medal = new Container();
  private readonly medalGround = new Graphics();
  private readonly medalSymbol = new Sprite();

  constructor(parts: MechanicParts) {
    const { symbols, definition, glow } = parts;
    this.parts = parts;
    this.page = new BookPage(symbols, glow);
    this.cells = new CellSprites(symbols, gridOf(definition));
    this.view = this.cells.view;
    this.medalSymbol.anchor.set(0.5);
    this.medal.addChild(this.medalGround, this.medalSymbol);
    this.front.addChild(this.medal, this.page.view);
    this.reset();
  }

  place(layout: Layout): void {
    const { hole, lintel } = layout;
    const size = Math.max(36, Math.min(64, lintel * 0.95));
    this.page.place(layout);
    this.cells.place(layout);
    this.medal.position.set(hole.x + hole.width - size * 0.45, hole.y - lintel * 0.42);
    this.medalSymbol.scale.set((size * 0.82) / symbolUnits);
    this.medalGround
      .clear()
      .circle(0, 0, size / 2)
      .fill(0x3a1a0c)
      .stroke({ color: 0xffd060, width: 3 });
  }

  reset(): void {
    this.page.hide();
    this.cells.hideAll();
    this.medal.visible = false;
  }

  leave(): void {
    this.cells.hideAll();
  }

  async beforeSeries({ base }: SlotRound, timeline: Timeline): Promise<void> {
    const { definition, options, wish, symbols } = this.parts;
    const { bookSymbol } = base;
    if (bookSymbol === undefined) return;
    timeline.relax();
    const onTurn = () => options.events.onCue({ kind: 'page' });
    const candidates = definition.book?.candidates ?? [];
    if (wish.isReduced) this.page.reveal(bookSymbol);
    else await this.page.open(candidates, bookSymbol, onTurn, timeline);
    options.events.onCue({ kind: 'jackpot' });
    await timeline.wait(holdMs);
    const texture = symbols.sharp[bookSymbol];
    if (texture) this.medalSymbol.texture = texture;
    this.medal.visible = true;
    await this.page.close(timeline);
  }

  async afterWins(moment: Moment, told: bigint, timeline: Timeline): Promise<void> {
    const { spin, stake, before, isTurbo } = moment;
    const { options, wins, reels } = this.parts;
    const page = spin.lineWins.find((win) => isOfBook(spin, win));
    if (!page) return;
    wins.clear();
    await growReels(spin, this.parts, this.cells, isTurbo, timeline);
    reels.restWith(grownWindow(spin));
    this.cells.hideAll();
    const win = options.toMinor(page.pay);
    const sight = { ...lastSight(spin), lineWins: [page] };
    await wins.tell({ sight, win, stake, before: before + told, isTurbo }, timeline);
  }
}
