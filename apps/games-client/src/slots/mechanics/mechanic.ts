/**
 * What a game has beyond reels and wins (falling symbols, wilds that grow, coins that lock), as
 * the stage shows it. The stage calls each of these in turn; the round alone says what happens.
 */
import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Container, Texture } from 'pixi.js';
import type { Cabinet } from '#frame/slots/cabinet.ts';
import type { Sign } from '#frame/slots/free-spins/sign.ts';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import type { Reels } from '#frame/slots/reels/reels.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import type { SymbolTextures } from '#frame/slots/symbol-textures.ts';
import type { WinShow } from '#frame/slots/wins/win-show.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import type { Particles } from '#frame/stage/particles.ts';
import type { Timeline } from '#frame/stage/tween.ts';

/** The parts of the stage a mechanic may play with. */
export type MechanicParts = {
  readonly definition: SlotDefinition;
  readonly look: SlotLook;
  readonly options: StageOptions;
  readonly reels: Reels;
  readonly wins: WinShow;
  readonly board: Pick<Cabinet, 'setName' | 'setCount'>;
  readonly sign: Sign;
  readonly symbols: SymbolTextures;
  readonly particles: Particles;
  readonly glow: Texture;
  readonly wish: MotionWish;
};

/** A spin whose reels have just come to rest. */
export type Moment = {
  readonly spin: SpinView;
  readonly isFree: boolean;
  readonly stake: bigint;
  /** What the round had won before this spin. */
  readonly before: bigint;
  readonly isTurbo: boolean;
};

export type Mechanic = {
  /** Over the reels, under the cabinet's shade and whatever wins. */
  readonly view: Container;
  /** Over the cabinet. */
  readonly front?: Container;
  place(layout: Layout): void;
  update?(deltaMs: number): void;
  /** A paid spin begins: nothing stays of the round before. */
  reset(): void;
  /** The reels are about to turn again within the round, for this spin. */
  leave?(next: SpinView, timeline: Timeline): void;
  beforeSeries?(round: SlotRound, timeline: Timeline): Promise<void>;
  beforeWins?(moment: Moment, timeline: Timeline): Promise<void>;
  /** After what the window itself won has been told; `told` is that amount. */
  afterWins?(moment: Moment, told: bigint, timeline: Timeline): Promise<void>;
};
