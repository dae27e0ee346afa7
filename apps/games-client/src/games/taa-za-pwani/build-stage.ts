/** Makes every part of the stage and puts one over the other. */
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { Container, Sprite, type Texture } from 'pixi.js';
import type { StageOptions } from '#frame/shell/slot-stage.ts';
import { loadLetters } from '#frame/stage/lettering.ts';
import { createParticles, type Particles } from '#frame/stage/particles.ts';
import { svgTexture } from '#frame/stage/textures.ts';
import { Cabinet } from './cabinet.ts';
import { Sign } from './free-spins/sign.ts';
import { sign as signDrawing, signSize } from './free-spins/sign-art.ts';
import { type Layout, layOut } from './layout.ts';
import type { MotionWish } from './motion-wish.ts';
import { Reels } from './reels/reels.ts';
import { Scene } from './scene/scene.ts';
import { loadSceneTextures, type SceneTextures } from './scene/scene-textures.ts';
import { createSymbolTextures, type SymbolTextures } from './symbol-textures.ts';
import { Celebration } from './wins/celebration.ts';
import { cowrie, cowrieSize } from './wins/cowrie-art.ts';
import { createIdleLife, type IdleLife } from './wins/idle-life.ts';
import { createSymbolActors } from './wins/symbol-actors.ts';
import { WinLines } from './wins/win-lines.ts';
import { WinShow } from './wins/win-show.ts';

export type StageParts = {
  readonly reels: Reels;
  readonly scene: Scene;
  readonly cabinet: Cabinet;
  readonly wins: WinShow;
  readonly celebration: Celebration;
  readonly sign: Sign;
  readonly idle: IdleLife;
  readonly wish: MotionWish;
  place(layout: Layout): Promise<void>;
  /** Paints the letters that would otherwise be painted in the middle of a feast. */
  warm(): void;
  /** Shows everything once, unseen, so that nothing is compiled or uploaded in mid-play. */
  rehearse(render: () => void): void;
  update(deltaMs: number, timeMs: number): void;
};

/** The light each symbol gives off when it wins, by its key. */
const auras: Readonly<Record<string, number>> = {
  lantern: 0xffc24a,
  dhow: 0x8fdcff,
  door: 0xffb45a,
  'coffee-pot': 0xff9a5a,
  drum: 0xff6b5a,
  octopus: 0xff6fb0,
  coconut: 0xa8f06a,
  mango: 0xffa040,
  clove: 0xff8a70,
  tea: 0xffc070,
};

/** Loading steps: symbols, pieces of the scene, board and coin. */
const stepCount = 10 + 16 + 2;
const particleCount = 220;

type Art = {
  readonly symbols: SymbolTextures;
  readonly scene: SceneTextures;
  readonly board: Texture;
  readonly coin: Texture;
};

export async function buildStage(options: StageOptions, root: Container): Promise<StageParts> {
  const art = await loadArt(options);
  const { glow, lanterns } = art.scene;
  const wish: MotionWish = { isReduced: options.isReduced };
  const keys = taaZaPwani.symbols.map(({ key }) => key);
  const particles = createParticles(particleCount);
  const scene = new Scene(art.scene, wish);
  const cabinet = new Cabinet(glow, wish);
  const reels = buildReels(options, art, wish, particles);
  const actors = createSymbolActors({ textures: art.symbols, keys, glow, auras }, wish);
  const lines = new WinLines();
  const coins = { cowrie: art.coin, skyLanterns: lanterns.lit, particles };
  const celebration = new Celebration(options, coins, wish);
  const sign = new Sign(art.board, wish);
  const wins = new WinShow(options, {
    definition: taaZaPwani,
    reels,
    actors,
    lines,
    celebration,
    particles,
    spark: glow,
    wish,
    onLights(strength) {
      const isGlad = strength >= 0.85;
      scene.lanterns.setLevel(strength);
      if (isGlad && !wish.isReduced) scene.lanterns.gust(strength);
      cabinet.bulbs.setMood(isGlad ? 'glad' : 'rest');
    },
  });
  const idle = createIdleLife(reels, actors, wish);
  root.addChild(scene.back, cabinet.back, reels.view, cabinet.front, lines.view, actors.view);
  root.addChild(scene.front, wins.amount.view, celebration.view, particles.view, sign.view);
  const placed = [scene, reels, actors, lines, wins, celebration, sign];
  const moving = [scene, cabinet.bulbs, reels, actors, lines, wins, idle, celebration, particles];
  return {
    reels,
    scene,
    cabinet,
    wins,
    celebration,
    sign,
    idle,
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
      lines.draw(0, taaZaPwani.lines[0] ?? [], 1);
      const unseen = [celebration.view, sign.view, wins.amount.view];
      showOnce(root, unseen, [...art.symbols.sharp, ...art.symbols.smeared, art.coin], render);
      wins.clear();
    },
    update(deltaMs, timeMs) {
      for (let index = 0; index < moving.length; index += 1) moving[index]?.update(deltaMs, timeMs);
    },
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

async function loadArt(options: StageOptions): Promise<Art> {
  let steps = 0;
  const onStep = () => {
    steps += 1;
    options.onProgress(Math.min(1, steps / stepCount));
  };
  const symbols = createSymbolTextures(taaZaPwani.symbols.map(({ key }) => key));
  await loadLetters();
  await symbols.fit(layOut(options.view).symbolSize, onStep);
  const scene = await loadSceneTextures(onStep);
  const board = await svgTexture(signDrawing, signSize.width, signSize.height);
  onStep();
  const coin = await svgTexture(cowrie, cowrieSize, cowrieSize);
  onStep();
  return { symbols, scene, board, coin };
}

function buildReels(
  options: StageOptions,
  art: Art,
  wish: MotionWish,
  particles: Particles,
): Reels {
  const { glow } = art.scene;
  const scatter = taaZaPwani.scatter ?? -1;
  const { onCue } = options.events;
  const reels = new Reels({ textures: art.symbols, glow, scatter }, wish, {
    onStop(reel, window) {
      onCue({ kind: 'reel-stop', reel, scatters: reels.scattersIn(window) });
      if (!wish.isReduced) splashScatters(reels, particles, glow, reel, window, scatter);
    },
    onTension: () => onCue({ kind: 'tension' }),
  });
  return reels;
}

/** A dhow that lands throws up a little sea. */
function splashScatters(
  reels: Reels,
  particles: Particles,
  drop: Texture,
  reel: number,
  window: readonly number[],
  scatter: number,
): void {
  for (const [row, symbol] of window.entries()) {
    if (symbol !== scatter) continue;
    const { x, y, size } = reels.cellAt(reel, row);
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
      tint: 0x8fe6ff,
      scatterX: size * 0.3,
    });
  }
}
