/** A slot game on the stage: shows the rounds it is given, from first lift to last coin. */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { Container, type WebGLRenderer } from 'pixi.js';
import type { SlotStage, StageOptions, View } from '#frame/shell/layout/slot-stage.ts';
import { type Clock, startClock } from '#frame/stage/clock.ts';
import { createRenderer, stageResolution } from '#frame/stage/renderer.ts';
import { createTimeline, type Timeline } from '#frame/stage/tween.ts';
import { buildStage, type StageParts } from './build-stage.ts';
import { showFreeSpins } from './free-spins/free-spin-show.ts';
import { showRespins } from './free-spins/respin-show.ts';
import { gridOf, layOut } from './layout.ts';
import { tellSpin } from './mechanics/tell-spin.ts';
import type { Window } from './reels/reels.ts';
import type { SlotLook } from './slot-look.ts';
import { lastSight } from './wins/winning-cells.ts';

/** How long what the last round left behind may still move: the coins of a win fall for a while. */
const restAfterMs = { moving: 30_000, reduced: 2_000 } as const;

export async function createSlotStage(look: SlotLook, options: StageOptions): Promise<SlotStage> {
  const renderer = await createRenderer(options.canvas);
  const root = new Container();
  const parts = await buildStage(options, look, root);
  const show = new SlotShow(options, look, renderer, root, parts);
  await show.place(options.view);
  parts.rehearse(() => renderer.render(root));
  return show;
}

class SlotShow implements SlotStage {
  private readonly options: StageOptions;
  private readonly look: SlotLook;
  private readonly renderer: WebGLRenderer;
  private readonly root: Container;
  private readonly parts: StageParts;
  private readonly clock: Clock;
  private readonly timeline: Timeline = createTimeline();
  /** While a round is shown the clock does not rest. */
  private releaseClock: (() => void) | undefined;
  private isTurbo = false;
  private standing: { stops: readonly number[]; window: Window };

  constructor(
    options: StageOptions,
    look: SlotLook,
    renderer: WebGLRenderer,
    root: Container,
    parts: StageParts,
  ) {
    this.options = options;
    this.look = look;
    this.renderer = renderer;
    this.root = root;
    this.parts = parts;
    this.standing = { stops: look.openingStops, window: openingWindow(look) };
    parts.reels.setStrips(look.definition.reels);
    parts.reels.show(this.standing.stops, this.standing.window);
    parts.idle.rest(this.standing.window);
    this.clock = startClock({
      beat: (deltaMs, timeMs) => {
        this.timeline.update(deltaMs);
        parts.update(deltaMs, timeMs);
        renderer.render(root);
      },
      restAfterMs: () => (parts.wish.isReduced ? restAfterMs.reduced : restAfterMs.moving),
    });
    window.addEventListener('pointermove', this.onPointer, { passive: true });
    window.addEventListener('keydown', this.clock.wake, { passive: true });
    this.relabel();
  }

  async place(view: View): Promise<void> {
    await this.parts.place(layOut(view, gridOf(this.look.definition)));
    this.renderer.resize(view.width, view.height, stageResolution());
    this.clock.wake();
  }

  startSpin(): void {
    this.keepClockAwake();
    const { wins, idle, reels, cabinet, mechanics } = this.parts;
    this.timeline.hurry();
    wins.clear();
    for (const mechanic of mechanics) mechanic.reset();
    idle.wake();
    cabinet.bulbs.setMood('running');
    this.options.events.onCue({ kind: 'spin' });
    reels.start(this.isTurbo);
  }

  async land(round: SlotRound): Promise<void> {
    this.keepClockAwake();
    try {
      await this.tell(round);
    } finally {
      this.letClockRest();
    }
  }

  private async tell(round: SlotRound): Promise<void> {
    const { base } = round;
    const { reels, wins, idle } = this.parts;
    this.standing = { stops: base.stops, window: base.window };
    await reels.land(base.stops, base.window);
    this.timeline.relax();
    const stake = this.options.toMinor(round.stake);
    const moment = { spin: base, isFree: false, stake, before: 0n, isTurbo: this.isTurbo };
    await tellSpin(moment, { ...this.parts, options: this.options }, this.timeline);
    const last = lastSight(base);
    this.standing = { stops: base.stops, window: last.window };
    if (round.freeSpins.length > 0) {
      await this.playSeries(round);
      return;
    }
    if (last.lineWins.length === 0) idle.rest(last.window);
    wins.cycle(last);
  }

  async abandonSpin(): Promise<void> {
    const { reels, cabinet } = this.parts;
    const pending = reels.land(this.standing.stops, this.standing.window);
    reels.hurry();
    await pending;
    cabinet.bulbs.setMood('rest');
    this.letClockRest();
  }

  private keepClockAwake(): void {
    this.releaseClock ??= this.clock.hold();
  }

  private letClockRest(): void {
    this.releaseClock?.();
    this.releaseClock = undefined;
  }

  hurry(): void {
    this.parts.reels.hurry();
    this.timeline.hurry();
  }

  setTurbo(isTurbo: boolean): void {
    this.isTurbo = isTurbo;
  }

  setReduced(isReduced: boolean): void {
    this.parts.wish.isReduced = isReduced;
    this.clock.wake();
  }

  relabel(): void {
    this.parts.cabinet.setName(this.options.words().title);
    this.parts.warm();
    this.clock.wake();
  }

  destroy(): void {
    this.clock.stop();
    window.removeEventListener('pointermove', this.onPointer);
    window.removeEventListener('keydown', this.clock.wake);
    this.root.destroy({ children: true });
    this.renderer.destroy();
  }

  private async playSeries(round: SlotRound): Promise<void> {
    const { reels, wins, idle, mechanics } = this.parts;
    const { definition } = this.look;
    const { timeline } = this;
    const seriesParts = { ...this.parts, definition, timeline, isTurbo: () => this.isTurbo };
    const isWalk = definition.wilds?.kind === 'walking';
    await (isWalk ? showRespins : showFreeSpins)(round, this.options, seriesParts);
    // The last of them stays in view; the paid reels turn again from there.
    const last = round.freeSpins.at(-1) ?? round.base;
    for (const mechanic of mechanics) mechanic.reset();
    wins.clear();
    reels.setStrips(definition.reels);
    const { window } = lastSight(last);
    this.standing = { stops: last.stops, window };
    idle.rest(window);
  }

  private readonly onPointer = (event: PointerEvent): void => {
    const { clientWidth, clientHeight } = document.documentElement;
    this.clock.wake();
    this.parts.scene.lean(
      (event.clientX / clientWidth) * 2 - 1,
      (event.clientY / clientHeight) * 2 - 1,
    );
  };
}

function openingWindow({ definition, openingStops }: SlotLook): number[][] {
  return definition.reels.map((strip, reel) => {
    const stop = openingStops[reel] ?? 0;
    return Array.from({ length: definition.rows }, (_, row) => {
      return strip[(stop + row) % strip.length] ?? 0;
    });
  });
}
