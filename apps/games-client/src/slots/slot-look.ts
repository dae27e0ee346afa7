/** What makes one slot game look unlike another; everything else of a stage is common to all. */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Container, Texture } from 'pixi.js';
import type { Layout } from './layout.ts';
import type { MotionWish } from './motion-wish.ts';
import type { Liveliness } from './wins/liveliness.ts';

/** The frame round the reels, drawn to the size it is needed in. */
export type CabinetArt = {
  /** How far the frame's picture rises above the cabinet's box. */
  readonly crestHeight: (layout: Layout) => number;
  readonly frame: (layout: Layout) => string;
  /** Behind the symbols. */
  readonly bed: (layout: Layout) => string;
  /** Over them. */
  readonly shade: (layout: Layout) => string;
  readonly bulbTints: readonly number[];
};

/** The place the game is played in. */
export type StageScene = {
  /** Behind the cabinet, and before it. */
  readonly back: Container;
  readonly front: Container;
  /** A soft round light, white, to be tinted. */
  readonly glow: Texture;
  /** Lights that rise when somebody wins a great deal. */
  readonly rising: readonly Texture[];
  place(layout: Layout): void;
  /** 0: as the game begins; 1: the light of free spins. */
  setSceneProgress(share: number): void;
  /** How festive the place is: 0 … 1; glad when somebody has won more than the stake. */
  setLights(strength: number, isGlad: boolean): void;
  /** Where the viewer leans, −1 … 1 each way. */
  lean(x: number, y: number): void;
  update(deltaMs: number, timeMs: number): void;
};

export type SlotLook = {
  readonly definition: SlotDefinition;
  /** Before the first round the reels stand on these stops. */
  readonly openingStops: readonly number[];
  /** The symbol's picture, an SVG document. */
  readonly drawing: (key: string) => string;
  /** The light each symbol gives off when it wins. */
  readonly auraOf: (key: string) => number;
  readonly livelinessOf: (key: string) => Liveliness;
  readonly cabinet: CabinetArt;
  /** What a landing scatter throws up, and the light of free spins on the cloth. */
  readonly splashTint: number;
  readonly freeSpinTint: number;
  /** Loading steps of the scene: it calls `onStep` so many times. */
  readonly sceneSteps: number;
  readonly loadScene: (wish: MotionWish, onStep: () => void) => Promise<StageScene>;
};
