/** Tells what a spin won: which symbols, along which lines, how much. */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import type { Reels } from '#frame/slots/reels/reels.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import { countUpMs, winTier, type WinTier } from '#frame/shell/results/win-tier.ts';
import type { Particles } from '#frame/stage/particles.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { AmountPop } from './amount-pop.ts';
import type { Celebration } from './celebration.ts';
import type { SymbolActors } from './symbol-actors.ts';
import type { WinLines } from './win-lines.ts';
import { middleOf } from './links.ts';
import { cellsOf, type Sight, type Win, winningCells } from './winning-cells.ts';

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
  readonly sight: Sight;
  readonly win: bigint;
  readonly stake: bigint;
  /** What the round had won before this. */
  readonly before: bigint;
  readonly isTurbo: boolean;
  /** One drop of a tumble is told in brief; what all come to is celebrated at their end. */
  readonly isStep?: boolean;
};

type Counted = Pick<Told, 'win' | 'stake' | 'before' | 'isTurbo'> & {
  /** So much of the win the meter shows already; it never goes back. */
  readonly shown?: bigint;
};

/** Symbols that won nothing step back into the dark. */
const dimTint = 0x5d6191;
const cycleMs = 1250;
/** How long a drop of a tumble shows what it won before it bursts. */
const stepMs = 620;
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
  private cycled: Sight | null = null;
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

  async tell(told: Told, timeline: Timeline): Promise<void> {
    const { sight, win, stake, before, isTurbo, isStep } = told;
    const { options, parts } = this;
    const tier = winTier(win, stake);
    if (tier === 'nothing') return;
    this.light(sight);
    this.drawAll(sight);
    parts.onLights(lights[tier]);
    if (tier !== 'returned') this.sparkle(sight, tier === 'small' ? 4 : 7);
    if (!isStep) return this.count(told, timeline);
    options.events.onWinShown(before + win);
    this.amount.showOver(options.formatAmount(win), this.middle(sight));
    await timeline.wait(isTurbo ? stepMs / 2 : stepMs);
  }

  /** Counts a win up, over everything where it is a big one. */
  async count(counted: Counted, timeline: Timeline): Promise<void> {
    const { win, stake, before, isTurbo, shown = 0n } = counted;
    const { options, parts } = this;
    const tier = winTier(win, stake);
    if (tier === 'nothing') return;
    const onShown = (amount: bigint) =>
      options.events.onWinShown(before + (amount > shown ? amount : shown));
    options.events.onCue({ kind: 'win', tier });
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

  /** Goes through the wins one by one until it is cleared. */
  cycle(sight: Sight): void {
    this.cycled = sight.lineWins.length > 1 ? sight : null;
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

  /** What won steps forward and lives; what did not steps back. */
  light(sight: Sight): void {
    const { definition, reels, actors } = this.parts;
    const cells = winningCells(definition, sight);
    for (const [reel, column] of reels.columns.entries()) {
      for (let row = 0; row < definition.rows; row += 1) {
        const isWon = cells.has(reel * definition.rows + row);
        column.mark(row, isWon, isWon ? 0xffffff : dimTint);
        const symbol = sight.window[reel]?.[row];
        if (isWon && symbol !== undefined) actors.call(reel, row, symbol);
      }
    }
  }

  private drawAll(sight: Sight): void {
    this.parts.lines.clear();
    for (const [index, win] of sight.lineWins.entries()) this.draw(win, index);
  }

  private draw(win: Win, index: number): void {
    const { lines, definition } = this.parts;
    const { payRule } = definition;
    if (payRule) lines.link(cellsOf(definition, win), payRule.kind, index);
    else lines.draw(win.line, definition.lines[win.line] ?? [], win.count, win.cells?.[0]?.[0]);
  }

  private showCycled(sight: Sight): void {
    const { lines, definition, actors } = this.parts;
    const win = sight.lineWins[this.cycleAt];
    if (!win) return;
    lines.clear();
    this.draw(win, this.cycleAt);
    const own = new Set(
      cellsOf(definition, win).map(([reel, row]) => reel * definition.rows + row),
    );
    for (const place of winningCells(definition, sight)) {
      const reel = Math.floor(place / definition.rows);
      actors.setStrength(reel, place - reel * definition.rows, own.has(place) ? 1 : 0.12);
    }
    const amount = this.options.formatAmount(this.options.toMinor(win.pay));
    const rows = definition.lines[win.line] ?? [];
    const middle = Math.min(win.count - 1, Math.floor(rows.length / 2));
    if (win.cells) this.amount.showOver(amount, middleOf(cellsOf(definition, win)));
    else this.amount.showUnder(amount, rows[middle] ?? 1);
  }

  private middle(sight: Sight): { readonly reel: number; readonly row: number } {
    const { definition } = this.parts;
    return middleOf(sight.lineWins.flatMap((win) => cellsOf(definition, win)));
  }

  private sparkle(sight: Sight, perCell: number): void {
    if (!this.layout || this.parts.wish.isReduced) return;
    const { hole, cell } = this.layout;
    const { definition, particles, spark } = this.parts;
    const first = sight.lineWins[0]?.line ?? 0;
    const tint = lineTints[Math.max(0, first)] ?? 0xffffff;
    for (const place of winningCells(definition, sight)) {
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
