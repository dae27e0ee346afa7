/** Makes every part of the stage and puts one over the other. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import { loadLetters } from '#frame/stage/lettering.ts';
import { createParticles, type Particles } from '#frame/stage/particles.ts';
import { svgTexture } from '#frame/stage/textures.ts';
import { Cabinet } from './cabinet.ts';
import { Sign } from './free-spins/sign.ts';
import { sign as signDrawing, signSize } from './free-spins/sign-art.ts';
import { gridOf, type Layout, layOut } from './layout.ts';
import { loadMechanics } from './mechanics/load-mechanics.ts';
import type { Mechanic } from './mechanics/mechanic.ts';
import type { MotionWish } from './motion-wish.ts';
import { Reels } from './reels/reels.ts';
import type { SlotLook, StageScene } from './slot-look.ts';
import { createSymbolTextures, type SymbolTextures } from './symbol-textures.ts';
import { Celebration } from './wins/celebration.ts';
import { winCoin, winCoinSize } from './wins/win-coin-art.ts';
import { createIdleLife, type IdleLife } from './wins/idle-life.ts';
import { createSymbolActors } from './wins/symbol-actors.ts';
import { WinLines } from './wins/win-lines.ts';
import { WinShow } from './wins/win-show.ts';

export type StageParts = {
  readonly reels: Reels;
  readonly scene: StageScene;
  readonly cabinet: Cabinet;
  readonly wins: WinShow;
  readonly celebration: Celebration;
  readonly sign: Sign;
  readonly idle: IdleLife;
  readonly mechanics: readonly Mechanic[];
  readonly wish: MotionWish;
  place(layout: Layout): Promise<void>;
  /** Paints the letters that would otherwise be painted in the middle of a feast. */
  warm(): void;
  /** Shows everything once, unseen, so that nothing is compiled or uploaded in mid-play. */
  rehearse(render: () => void): void;
  update(deltaMs: number, timeMs: number): void;
};

/** Besides symbols and scene: board and coin. */
const otherSteps = 2;
const particleCount = 220;

type Art = {
  readonly symbols: SymbolTextures;
  readonly scene: StageScene;
  readonly board: Texture;
  readonly coin: Texture;
};

export async function buildStage(
  options: StageOptions,
  look: SlotLook,
  root: Container,
): Promise<StageParts> {
  const { definition } = look;
  const grid = gridOf(definition);
  const wish: MotionWish = { isReduced: options.isReduced };
  const art = await loadArt(options, look, wish);
  const { scene } = art;
  const { glow } = scene;
  const keys = definition.symbols.map(({ key }) => key);
  const particles = createParticles(particleCount);
  const cabinet = new Cabinet(look, glow, wish);
  const reels = buildReels(options, look, art, wish, particles);
  const actors = createSymbolActors({ textures: art.symbols, keys, glow, look, grid }, wish);
  const lines = new WinLines();
  const coins = { coin: art.coin, rising: scene.rising, particles };
  const celebration = new Celebration(options, coins, wish);
  const sign = new Sign(art.board, wish);
  const told = { definition, reels, actors, lines, celebration, particles, spark: glow, wish };
  const wins = new WinShow(options, { ...told, onLights: lightsOf(scene, cabinet) });
  const idle = createIdleLife(reels, actors, wish);
  const shared = { definition, look, options, reels, wins, sign, board: cabinet, particles };
  const mechanics = await loadMechanics({ ...shared, symbols: art.symbols, glow, wish });
  root.addChild(scene.back, cabinet.back, reels.view, ...mechanics.map(({ view }) => view));
  root.addChild(cabinet.front, lines.view, actors.view);
  root.addChild(...mechanics.flatMap(({ front }) => front ?? []), scene.front);
  root.addChild(wins.amount.view, celebration.view, particles.view, sign.view);
  const placed = [scene, reels, actors, lines, wins, celebration, sign, ...mechanics];
  const moving = [scene, cabinet.bulbs, reels, actors, lines, wins, idle, celebration, particles];
  return {
    reels,
    scene,
    cabinet,
    wins,
    celebration,
    sign,
    idle,
    mechanics,
    wish,
    async place(layout) {
      await Promise.all([cabinet.place(layout), art.symbols.fit(layout.symbolSize)]);
      for (const part of placed) part.place(layout);
    },
    warm() {
      const letters = `${options.formatAmount(0n)}0123456789,.`;
      wins.amount.warm(letters);
      celebration.warm(letters);
    },
    rehearse(render) {
      actors.call(0, 0, 0);
      lines.draw(0, definition.lines[0] ?? [], 1);
      const unseen = [celebration.view, sign.view, wins.amount.view];
      showOnce(root, unseen, [...art.symbols.sharp, ...art.symbols.smeared, art.coin], render);
      wins.clear();
    },
    update(deltaMs, timeMs) {
      for (let index = 0; index < moving.length; index += 1) moving[index]?.update(deltaMs, timeMs);
      for (let index = 0; index < mechanics.length; index += 1) mechanics[index]?.update?.(deltaMs);
    },
  };
}

/** How festive the place is, its lamps and those of the cabinet together. */
function lightsOf(scene: StageScene, { bulbs }: Cabinet): (strength: number) => void {
  return (strength) => {
    const isGlad = strength >= 0.85;
    scene.setLights(strength, isGlad);
    bulbs.setMood(isGlad ? 'glad' : 'rest');
  };
}

/** Draws these views and textures one time, too faintly to be seen. */
function showOnce(
  root: Container,
  views: readonly Container[],
  textures: readonly Texture[],
  render: () => void,
): void {
  const extras = new Container();
  extras.alpha = 0.01;
  extras.addChild(...textures.map((texture) => new Sprite(texture)));
  root.addChild(extras);
  for (const view of views) view.visible = true;
  render();
  for (const view of views) view.visible = false;
  extras.destroy({ children: true });
}

async function loadArt(
  options: StageOptions,
  { definition, drawing, loadScene, sceneSteps }: SlotLook,
  wish: MotionWish,
): Promise<Art> {
  const stepCount = definition.symbols.length + sceneSteps + otherSteps;
  let steps = 0;
  const onStep = () => {
    steps += 1;
    options.onProgress(Math.min(1, steps / stepCount));
  };
  const keys = definition.symbols.map(({ key }) => key);
  const symbols = createSymbolTextures(keys, drawing);
  await loadLetters();
  await symbols.fit(layOut(options.view, gridOf(definition)).symbolSize, onStep);
  const scene = await loadScene(wish, onStep);
  const board = await svgTexture(signDrawing, signSize.width, signSize.height);
  onStep();
  const coin = await svgTexture(winCoin, winCoinSize, winCoinSize);
  onStep();
  return { symbols, scene, board, coin };
}

function buildReels(
  options: StageOptions,
  look: SlotLook,
  art: Art,
  wish: MotionWish,
  particles: Particles,
): Reels {
  const { glow } = art.scene;
  const { definition } = look;
  // Coins that begin hold and spin are awaited like scatters that win free spins.
  const { holdAndSpin, freeSpins } = definition;
  const scatter = holdAndSpin?.coin ?? definition.scatter ?? -1;
  const wanted = holdAndSpin?.trigger ?? freeSpins?.awards.findIndex((spins) => spins > 0) ?? 0;
  const { onCue } = options.events;
  const grid = gridOf(definition);
  const reels = new Reels({ grid, textures: art.symbols, glow, scatter, wanted }, wish, {
    onStop(reel, window) {
      onCue({ kind: 'reel-stop', reel, scatters: reels.scattersIn(window) });
      if (wish.isReduced) return;
      for (const [row, symbol] of window.entries()) {
        if (symbol !== scatter) continue;
        splash(particles, { drop: glow, tint: look.splashTint, ...reels.cellAt(reel, row) });
      }
    },
    onTension: () => onCue({ kind: 'tension' }),
  });
  return reels;
}

type Splash = { drop: Texture; tint: number; x: number; y: number; size: number };

/** A scatter that lands throws up a little of what it stands in. */
function splash(particles: Particles, { drop, tint, x, y, size }: Splash): void {
  particles.emit({
    texture: drop,
    x,
    y,
    count: 12,
    angle: -Math.PI / 2,
    fan: 1.2,
    speed: size * 2.2,
    gravity: size * 4,
    lifeMs: 700,
    size: size * 0.14,
    tint,
    scatterX: size * 0.3,
  });
}
