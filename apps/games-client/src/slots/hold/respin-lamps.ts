/** How many respins are left, as lamps on the sill: a new coin lights them all again. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { paintTexture } from '#frame/stage/textures.ts';

const lampSize = 40;

export class RespinLamps {
  readonly view = new Container();
  private readonly lamps: readonly { readonly light: Sprite; readonly glass: Sprite }[];
  private readonly lit = lampTexture('#fff1b8', '#ff9a2e');
  private readonly dark = lampTexture('#3b2634', '#1a0f1c');

  constructor(count: number, glow: Texture) {
    this.lamps = Array.from({ length: count }, (_, index) => {
      const light = new Sprite(glow);
      const glass = new Sprite(this.dark);
      for (const each of [light, glass]) {
        each.anchor.set(0.5);
        each.x = (index - (count - 1) / 2) * lampSize * 1.3;
      }
      light.blendMode = 'add';
      light.tint = 0xffa93c;
      light.setSize(lampSize * 2.4, lampSize * 2.4);
      this.view.addChild(light, glass);
      return { light, glass };
    });
    this.view.visible = false;
  }

  place({ hole, cell, sill }: Layout): void {
    this.view.scale.set(Math.min(1, Math.max(0.6, cell.height / 130)));
    this.view.position.set(hole.x + hole.width / 2, hole.y + hole.height + sill * 0.5);
  }

  show(left: number): void {
    this.view.visible = true;
    for (const [index, { light, glass }] of this.lamps.entries()) {
      glass.texture = index < left ? this.lit : this.dark;
      light.visible = index < left;
    }
  }

  hide(): void {
    this.view.visible = false;
  }
}

function lampTexture(heart: string, edge: string): Texture {
  return paintTexture(lampSize, lampSize, (context) => {
    const middle = lampSize / 2;
    const face = context.createRadialGradient(middle - 4, middle - 5, 1, middle, middle, middle);
    face.addColorStop(0, heart);
    face.addColorStop(1, edge);
    context.beginPath();
    context.arc(middle, middle, middle - 4, 0, Math.PI * 2);
    context.fillStyle = face;
    context.fill();
    context.strokeStyle = '#e2b04a';
    context.lineWidth = 3;
    context.stroke();
  });
}
