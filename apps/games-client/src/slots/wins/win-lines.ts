/** Pay lines as ribbons of light across the cells they join. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { paintTexture } from '#frame/stage/textures.ts';
import { type LinkKind, linksOf } from './links.ts';
import type { Cell } from './winning-cells.ts';

type Ribbon = { glow: Sprite; core: Sprite; delayMs: number; strength: number };

type Beam = { readonly tint: number; readonly thick: number };

/** How thick a beam is, as a share of a row: where it won, where it only passes, between cells. */
const won = 0.3;
const passed = 0.1;
const linked = 0.2;

/** A line grows from reel to reel at this pace. */
const perReelMs = 70;
const fadeInMs = 90;

export class WinLines {
  readonly view = new Container();
  private readonly texture = beamTexture();
  private readonly ribbons: Ribbon[] = [];
  private used = 0;
  private ageMs = 0;
  private cell = { width: 100, height: 100 };
  private reelCount = 5;

  place({ hole, cell, grid }: Layout): void {
    this.reelCount = grid.reels;
    this.view.position.set(hole.x, hole.y);
    this.cell = cell;
  }

  /** Draws a line; `count` reels of it are won from `first` on, the rest of it stays thin. */
  draw(line: number, rows: readonly number[], count: number, first = 0): void {
    const { width, height } = this.cell;
    const tint = lineTints[line % lineTints.length] ?? 0xffffff;
    const { reelCount } = this;
    const last = reelCount - 1;
    let x = 0;
    let y = ((rows[0] ?? 0) + 0.5) * height;
    for (let reel = 0; reel < reelCount; reel += 1) {
      const nextX = (reel + 0.5) * width;
      const nextY = ((rows[reel] ?? 0) + 0.5) * height;
      // What leads to the first reel won is only passed, but for the edge of the window.
      const isWon = reel < first + count && (reel > first || first === 0);
      this.join(x, y, nextX, nextY, { tint, thick: isWon ? won : passed });
      x = nextX;
      y = nextY;
    }
    this.join(x, y, reelCount * width, y, { tint, thick: first + count > last ? won : passed });
  }

  /** Joins the cells of a win that has no line; `index` chooses its colour. */
  link(cells: readonly Cell[], kind: LinkKind, index: number): void {
    const { width, height } = this.cell;
    const tint = lineTints[index % lineTints.length] ?? 0xffffff;
    for (const [[fromReel, fromRow], [reel, row]] of linksOf(cells, kind)) {
      const x = (fromReel + 0.5) * width;
      const y = (fromRow + 0.5) * height;
      this.join(x, y, (reel + 0.5) * width, (row + 0.5) * height, { tint, thick: linked });
    }
  }

  clear(): void {
    this.used = 0;
    for (const { glow, core } of this.ribbons) {
      glow.visible = false;
      core.visible = false;
    }
  }

  update(deltaMs: number, timeMs: number): void {
    this.ageMs += deltaMs;
    const pulse = 0.86 + 0.14 * Math.sin(timeMs / 120);
    for (let index = 0; index < this.used; index += 1) {
      const ribbon = this.ribbons[index];
      if (!ribbon) continue;
      const shown = Math.min(1, Math.max(0, (this.ageMs - ribbon.delayMs) / fadeInMs));
      ribbon.glow.alpha = shown * ribbon.strength * pulse;
      ribbon.core.alpha = shown * ribbon.strength * 0.9;
    }
  }

  private join(x1: number, y1: number, x2: number, y2: number, { tint, thick: by }: Beam): void {
    const ribbon = this.take();
    const thick = this.cell.height * by;
    lay(ribbon.glow, x1, y1, x2, y2, thick);
    lay(ribbon.core, x1, y1, x2, y2, thick * 0.36);
    ribbon.glow.tint = tint;
    ribbon.core.tint = tint;
    ribbon.delayMs = this.ageMs + (x1 / this.cell.width) * perReelMs;
    ribbon.strength = by === passed ? 0.45 : 1;
  }

  private take(): Ribbon {
    const known = this.ribbons[this.used];
    this.used += 1;
    if (known) return known;
    const glow = beam(this.texture, 'add');
    const core = beam(this.texture, 'normal');
    this.view.addChild(glow, core);
    const ribbon = { glow, core, delayMs: 0, strength: 1 };
    this.ribbons.push(ribbon);
    return ribbon;
  }
}

function lay(sprite: Sprite, x1: number, y1: number, x2: number, y2: number, thick: number): void {
  sprite.position.set(x1, y1);
  sprite.rotation = Math.atan2(y2 - y1, x2 - x1);
  sprite.setSize(Math.hypot(x2 - x1, y2 - y1) + thick * 0.3, thick);
  sprite.visible = true;
  sprite.alpha = 0;
}

function beam(texture: Texture, blendMode: 'add' | 'normal'): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0, 0.5);
  sprite.blendMode = blendMode;
  return sprite;
}

/** A beam whose light fades to both sides. */
function beamTexture(): Texture {
  return paintTexture(
    64,
    32,
    (context) => {
      const across = context.createLinearGradient(0, 0, 0, 32);
      across.addColorStop(0, 'rgb(255 255 255 / 0)');
      across.addColorStop(0.36, 'rgb(255 255 255 / 0.34)');
      across.addColorStop(0.5, 'rgb(255 255 255 / 0.95)');
      across.addColorStop(0.64, 'rgb(255 255 255 / 0.34)');
      across.addColorStop(1, 'rgb(255 255 255 / 0)');
      context.fillStyle = across;
      context.fillRect(0, 0, 64, 32);
    },
    1,
  );
}
