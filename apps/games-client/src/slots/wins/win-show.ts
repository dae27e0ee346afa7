/** Tells what a spin won: which symbols, along which lines, how much. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import type { Reels } from '#frame/slots/reels/reels.ts';
import type { StageOptions } from '#frame/shell/slot-stage.ts';
import { countUpMs, winTier, type WinTier } from '#frame/shell/win-tier.ts';
import type { Particles } from '#frame/stage/particles.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { AmountPop } from './amount-pop.ts';
import type { Celebration } from './celebration.ts';
import type { SymbolActors } from './symbol-actors.ts';
import type { WinLines } from './win-lines.ts';
import { winningCells } from './winning-cells.ts';

export type WinParts = {
  readonly definition: SlotDefinition;
  readonly reels: Reels;
  readonly actors: SymbolActors;
  readonly lines: WinLines;
  readonly celebration: Celebration;
  readonly particles: Particles;
  readonly spark: Texture;
  readonly wish: MotionWish;
  /** How festive the place is: 0 … 1. */
  readonly onLights: (strength: number) => void;
};

export type Told = {
  readonly spin: SpinView;
  readonly stake: bigint;
  /** What the round had won before this spin. */
  readonly before: bigint;
  readonly isTurbo: boolean;
};

/** Symbols that won nothing step back into the dark. */
const dimTint = 0x5d6191;
const cycleMs = 1250;
const restLights = 0.55;
const lights: Readonly<Record<WinTier, number>> = {
  nothing: restLights,
  returned: 0.65,
  small: 0.85,
  nice: 1,
  big: 1,
  huge: 1,
};

export class WinShow {
  readonly amount = new AmountPop();
  private readonly options: StageOptions;
  private readonly parts: WinParts;
  private layout: Layout | null = null;
  private cycled: SpinView | null = null;
  private cycleAt = -1;
  private cycleAgeMs = 0;

  constructor(options: StageOptions, parts: WinParts) {
    this.options = options;
    this.parts = parts;
  }

  place(layout: Layout): void {
    this.layout = layout;
    this.amount.place(layout);
  }

  async tell({ spin, stake, before, isTurbo }: Told, timeline: Timeline): Promise<void> {
    const { options, parts } = this;
    const win = options.toMinor(spin.pay);
    const tier = winTier(win, stake);
    if (tier === 'nothing') return;
    const onShown = (amount: bigint) => options.events.onWinShown(before + amount);
    this.light(spin);
    this.drawAll(spin);
    parts.onLights(lights[tier]);
    options.events.onCue({ kind: 'win', tier });
    if (tier !== 'returned') this.sparkle(spin, tier === 'small' ? 4 : 7);
    if (tier === 'big' || tier === 'huge') {
      await timeline.wait(700);
      await parts.celebration.play(win, stake, timeline, onShown);
    } else {
      const onTick = () => {
        if (tier !== 'returned') options.events.onCue({ kind: 'count-tick' });
      };
      const durationMs = countUpMs[tier] * (isTurbo ? 0.45 : 1);
      const format = options.formatAmount;
      await this.amount.count({ win, durationMs, format, onShown, onTick }, timeline);
    }
    onShown(win);
  }

  /** Goes through the lines one by one until it is cleared. */
  cycle(spin: SpinView): void {
    this.cycled = spin.lineWins.length > 1 ? spin : null;
    this.cycleAt = -1;
    this.cycleAgeMs = cycleMs;
  }

  clear(): void {
    this.cycled = null;
    this.parts.lines.clear();
    this.parts.actors.dismissAll();
    this.parts.onLights(restLights);
    for (const column of this.parts.reels.columns) column.clearMarks();
    this.amount.hide();
  }

  update(deltaMs: number): void {
    if (!this.cycled) return;
    this.cycleAgeMs += deltaMs;
    if (this.cycleAgeMs < cycleMs) return;
    this.cycleAgeMs = 0;
    this.cycleAt = (this.cycleAt + 1) % this.cycled.lineWins.length;
    this.showCycled(this.cycled);
  }

  private light(spin: SpinView): void {
    const { definition, reels, actors } = this.parts;
    const cells = winningCells(definition, spin);
    for (const [reel, column] of reels.columns.entries()) {
      for (let row = 0; row < definition.rows; row += 1) {
        const isWon = cells.has(reel * definition.rows + row);
        column.mark(row, isWon, isWon ? 0xffffff : dimTint);
        const symbol = spin.window[reel]?.[row];
        if (isWon && symbol !== undefined) actors.call(reel, row, symbol);
      }
    }
  }

  private drawAll(spin: SpinView): void {
    const { lines, definition } = this.parts;
    lines.clear();
    for (const { line, count } of spin.lineWins) {
      lines.draw(line, definition.lines[line] ?? [], count);
    }
  }

  private showCycled(spin: SpinView): void {
    const { lines, definition, actors } = this.parts;
    const win = spin.lineWins[this.cycleAt];
    if (!win) return;
    const rows = definition.lines[win.line] ?? [];
    lines.clear();
    lines.draw(win.line, rows, win.count);
    for (const place of winningCells(definition, spin)) {
      const reel = Math.floor(place / definition.rows);
      const row = place - reel * definition.rows;
      const isOnLine = reel < win.count && rows[reel] === row;
      actors.setStrength(reel, row, isOnLine ? 1 : 0.12);
    }
    const { formatAmount, toMinor } = this.options;
    const middle = Math.min(win.count - 1, Math.floor(rows.length / 2));
    this.amount.showUnder(formatAmount(toMinor(win.pay)), rows[middle] ?? 1);
  }

  private sparkle(spin: SpinView, perCell: number): void {
    if (!this.layout || this.parts.wish.isReduced) return;
    const { hole, cell } = this.layout;
    const { definition, particles, spark } = this.parts;
    const tint = lineTints[spin.lineWins[0]?.line ?? 0] ?? 0xffffff;
    for (const place of winningCells(definition, spin)) {
      const reel = Math.floor(place / definition.rows);
      const row = place - reel * definition.rows;
      particles.emit({
        texture: spark,
        x: hole.x + (reel + 0.5) * cell.width,
        y: hole.y + (row + 0.5) * cell.height,
        count: perCell,
        angle: -Math.PI / 2,
        fan: Math.PI,
        speed: cell.height * 1.5,
        gravity: cell.height * 1.4,
        lifeMs: 900,
        size: cell.height * 0.13,
        tint,
        scatterX: cell.width * 0.3,
        scatterY: cell.height * 0.3,
      });
    }
  }
}
