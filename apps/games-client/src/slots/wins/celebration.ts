/**
 * A big win takes the whole stage: the place darkens, light turns behind the amount, brass
 * coins rain and lights rise. How long and how much follows from win and stake alone.
 */
import { Container, Sprite, Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { countEasing, countedUp } from '#frame/shell/results/count-up.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import { countUpMs, winTier } from '#frame/shell/results/win-tier.ts';
import { createFigures, createGlyphs } from '#frame/stage/figures.ts';
import { gold, paintLetters, silver } from '#frame/stage/lettering.ts';
import type { Particles } from '#frame/stage/particles.ts';
import { dropTexture } from '#frame/stage/textures.ts';
import { easeOut, springOut, type Timeline } from '#frame/stage/tween.ts';
import { raysTexture } from './rays.ts';

export type CelebrationArt = {
  readonly coin: Texture;
  readonly rising: readonly Texture[];
  readonly particles: Particles;
};

/** The amount is held in view for this long after the last figure stands. */
const holdMs = 1500;
const lettersPx = 84;
const bigRainMs = 90;
const hugeRainMs = 45;

export class Celebration {
  readonly view = new Container();
  private readonly options: StageOptions;
  private readonly art: CelebrationArt;
  private readonly wish: MotionWish;
  private readonly veil = new Sprite(Texture.WHITE);
  private readonly rays = new Sprite(raysTexture());
  private readonly title = new Sprite();
  private readonly glyphs = createGlyphs({ ...gold, sizePx: lettersPx });
  private readonly figures = createFigures(this.glyphs);
  private titles: { big: Texture; huge: Texture } | null = null;
  private titledIn = '';
  private layout: Layout | null = null;
  private sinceRainMs = 0;
  /** 0: it does not rain. */
  private rainEveryMs = 0;

  constructor(options: StageOptions, art: CelebrationArt, wish: MotionWish) {
    this.options = options;
    this.art = art;
    this.wish = wish;
    this.view.visible = false;
    this.veil.tint = 0x050718;
    this.veil.alpha = 0.78;
    this.rays.anchor.set(0.5);
    this.rays.blendMode = 'add';
    this.title.anchor.set(0.5);
    this.view.addChild(this.veil, this.rays, this.title, this.figures.view);
  }

  /** Paints what a big win needs before there is one. */
  warm(text: string): void {
    for (const character of text) this.glyphs.of(character);
    const { bigWin, hugeWin } = this.options.words();
    if (this.titledIn === bigWin) return;
    if (this.titles) for (const old of Object.values(this.titles)) dropTexture(old);
    const sizePx = lettersPx * 0.8;
    this.titles = {
      big: paintLetters(bigWin, { ...silver, sizePx }),
      huge: paintLetters(hugeWin, { ...gold, sizePx }),
    };
    this.titledIn = bigWin;
  }

  place(layout: Layout): void {
    this.layout = layout;
    const { width, height } = layout.view;
    const unit = this.unit();
    const middle = layout.hole.y + layout.hole.height * 0.5;
    const reach = Math.max(width, height) * 1.15;
    this.veil.setSize(width, height);
    this.rays.setSize(reach, reach);
    this.rays.position.set(width / 2, middle);
    this.title.position.set(width / 2, middle - lettersPx * unit * 0.72);
    this.figures.view.position.set(width / 2, middle + lettersPx * unit * 0.5);
    this.figures.view.scale.set(unit);
    this.figures.setRoom((width * 0.92) / unit);
  }

  /** Counts `win` up over everything; `told` hears each amount shown. */
  async play(
    win: bigint,
    stake: bigint,
    timeline: Timeline,
    told: (amount: bigint) => void,
  ): Promise<void> {
    this.warm('');
    let isHuge = false;
    this.setTitle(isHuge);
    this.figures.setText(this.options.formatAmount(0n));
    this.view.visible = true;
    this.view.alpha = 0;
    this.rainEveryMs = bigRainMs;
    const rest = this.title.scale.x;
    void timeline.play(420, springOut, (t) => this.title.scale.set(rest * (0.3 + 0.7 * t)));
    void timeline.play(260, easeOut, (t) => {
      this.view.alpha = t;
    });
    await timeline.play(countUpMs[winTier(win, stake)], countEasing, (t) => {
      const amount = countedUp(win, t);
      this.figures.setText(this.options.formatAmount(amount));
      told(amount);
      if (isHuge || winTier(amount, stake) !== 'huge') return;
      isHuge = true;
      this.rainEveryMs = hugeRainMs;
      this.setTitle(isHuge);
      this.options.events.onCue({ kind: 'tier-reached' });
    });
    this.rainEveryMs = 0;
    await timeline.wait(holdMs);
    await timeline.play(300, easeOut, (t) => {
      this.view.alpha = 1 - t;
    });
    this.view.visible = false;
  }

  update(deltaMs: number): void {
    if (!this.view.visible || this.wish.isReduced) return;
    this.rays.rotation += deltaMs * 0.00022;
    if (this.rainEveryMs === 0) return;
    this.sinceRainMs += deltaMs;
    if (this.sinceRainMs < this.rainEveryMs) return;
    this.sinceRainMs = 0;
    this.rain();
  }

  private setTitle(isHuge: boolean): void {
    if (!this.titles) return;
    this.title.texture = isHuge ? this.titles.huge : this.titles.big;
    const room = (this.layout?.view.width ?? 400) * 0.9;
    this.title.scale.set(Math.min(this.unit(), room / this.title.texture.width));
  }

  private unit(): number {
    const view = this.layout?.view;
    return view ? Math.min(1.5, Math.min(view.width / 900, view.height / 620) + 0.22) : 1;
  }

  private rain(): void {
    if (!this.layout) return;
    const { width, height } = this.layout.view;
    const { coin, rising, particles } = this.art;
    const size = Math.max(24, Math.min(50, width * 0.042));
    particles.emit({
      texture: coin,
      x: width / 2,
      y: height + size,
      count: 2,
      angle: -Math.PI / 2,
      fan: 0.5,
      speed: height * 1.5,
      gravity: height * 1.35,
      lifeMs: 2600,
      size,
      isLight: false,
      isTumbling: true,
      scatterX: width * 0.34,
    });
    // decoration: which light rises, and whether one does
    const light = rising[Math.floor(Math.random() * rising.length * 3)];
    if (!light) return;
    particles.emit({
      texture: light,
      x: width / 2,
      y: height * 0.9,
      count: 1,
      angle: -Math.PI / 2,
      fan: 0.2,
      speed: height * 0.2,
      gravity: -height * 0.02,
      lifeMs: 5200,
      size: size * 0.9,
      scatterX: width / 2,
      grow: -0.5,
    });
  }
}
