/** Winning symbols step out of the reels and live: one actor for each cell, made once. */
import { Container, MeshPlane, type Mesh, Sprite, type Texture } from 'pixi.js';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import type { Grid, Layout } from '#frame/slots/layout.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import { symbolUnits, type SymbolTextures } from '#frame/slots/symbol-textures.ts';
import { type Liveliness, shift, still } from './liveliness.ts';

const points = 7;
/** An actor of another line than the one being told stands in the shade. */
const dimBelow = 0.3;
const dimTint = 0x8588b4;

type Actor = {
  view: Container;
  mesh: MeshPlane;
  light: Sprite;
  life: Liveliness;
  startMs: number;
  isOn: boolean;
  strength: number;
};

export type SymbolActors = {
  readonly view: Container;
  place(layout: Layout): void;
  /** Puts a symbol of this id on the cell. */
  call(reel: number, row: number, symbol: number): void;
  /** Full life or a mere glow, while other lines are told. */
  setStrength(reel: number, row: number, strength: number): void;
  dismiss(reel: number, row: number): void;
  dismissAll(): void;
  update(deltaMs: number): void;
};

export type ActorArt = {
  readonly textures: SymbolTextures;
  readonly keys: readonly string[];
  readonly glow: Texture;
  readonly look: Pick<SlotLook, 'auraOf' | 'livelinessOf'>;
  readonly grid: Grid;
};

export function createSymbolActors(art: ActorArt, wish: MotionWish): SymbolActors {
  const { textures, keys, glow, look, grid } = art;
  const { rows } = grid;
  const view = new Container();
  const actors = Array.from({ length: grid.reels * rows }, () => createActor(view, glow));
  let nowMs = 0;
  let scale = 1;

  const actorAt = (reel: number, row: number) => actors[reel * rows + row];

  return {
    view,
    place({ hole, cell, symbolSize }) {
      view.position.set(hole.x, hole.y);
      scale = symbolSize / symbolUnits;
      for (const [index, actor] of actors.entries()) {
        const reel = Math.floor(index / rows);
        const row = index - reel * rows;
        actor.view.position.set((reel + 0.5) * cell.width, (row + 0.5) * cell.height);
        actor.view.scale.set(scale);
        actor.light.setSize(symbolUnits * 1.75, symbolUnits * 1.75);
      }
    },
    call(reel, row, symbol) {
      const actor = actorAt(reel, row);
      const texture = textures.sharp[symbol];
      if (!actor || !texture) return;
      actor.mesh.texture = texture;
      const key = keys[symbol] ?? '';
      actor.life = look.livelinessOf(key);
      actor.light.tint = look.auraOf(key);
      if (!actor.isOn) actor.startMs = nowMs;
      actor.isOn = true;
      actor.strength = 1;
      actor.mesh.tint = 0xffffff;
      actor.view.visible = true;
    },
    setStrength(reel, row, strength) {
      const actor = actorAt(reel, row);
      if (!actor) return;
      actor.strength = strength;
      actor.mesh.tint = strength < dimBelow ? dimTint : 0xffffff;
    },
    dismiss(reel, row) {
      const actor = actorAt(reel, row);
      if (actor) dismiss(actor);
    },
    dismissAll() {
      for (const actor of actors) dismiss(actor);
    },
    update(deltaMs) {
      nowMs += deltaMs;
      for (let index = 0; index < actors.length; index += 1) {
        const actor = actors[index];
        if (actor?.isOn) live(actor, nowMs, wish.isReduced);
      }
    },
  };
}

function createActor(parent: Container, glow: Texture): Actor {
  const view = new Container();
  const light = new Sprite(glow);
  light.anchor.set(0.5);
  light.blendMode = 'add';
  const mesh = new MeshPlane({ texture: glow, verticesX: points, verticesY: points });
  mesh.autoResize = false;
  mesh.position.set(-symbolUnits / 2, -symbolUnits / 2);
  view.addChild(light, mesh as Mesh);
  view.visible = false;
  parent.addChild(view);
  return { view, mesh, light, life: still, startMs: 0, isOn: false, strength: 1 };
}

function dismiss(actor: Actor): void {
  actor.isOn = false;
  actor.view.visible = false;
}

function live(actor: Actor, nowMs: number, isStill: boolean): void {
  const t = (nowMs - actor.startMs) / 1000;
  const light = actor.strength * Math.min(1, t * 4);
  const strength = isStill ? 0 : light;
  const { positions } = actor.mesh.geometry;
  for (let row = 0; row < points; row += 1) {
    for (let column = 0; column < points; column += 1) {
      const u = column / (points - 1);
      const v = row / (points - 1);
      actor.life(u, v, t);
      const at = (row * points + column) * 2;
      positions[at] = (u + shift.x * strength) * symbolUnits;
      positions[at + 1] = (v + shift.y * strength) * symbolUnits;
    }
  }
  actor.mesh.geometry.getBuffer('aPosition').update();
  actor.light.alpha = light * (isStill ? 0.4 : 0.34 + 0.12 * Math.sin(t * 5));
}
