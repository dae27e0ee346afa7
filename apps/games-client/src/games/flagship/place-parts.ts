/** Where the parts of a flagship's place stand for a given screen. */
import type { Sprite } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import {
  type FlagshipPlace,
  groundSize,
  overheadSize,
  sideSize,
  skySize,
  stripSize,
} from './place.ts';
import type { SceneParts } from './scene-parts.ts';

export function placeParts(layout: Layout, parts: SceneParts, place: FlagshipPlace): void {
  const { view, cabinet, quayY, isPortrait } = layout;
  const horizonY = isPortrait ? cabinet.y + 10 : layout.horizonY;
  const hasSea = place.sea !== null;
  const standsAt = hasSea || isPortrait ? horizonY : horizonY + (quayY - horizonY) * 0.5;
  for (const sky of [parts.sky, parts.feastSky]) {
    fit(sky, Math.max(view.width, ((standsAt + 8) * skySize.width) / skySize.height), skySize);
    sky.position.set(view.width / 2, standsAt + 8);
  }
  placeOrb(layout, parts, horizonY);
  const wide = Math.max(view.width * 1.1, isPortrait ? 600 : 1000);
  fit(parts.far, wide * (isPortrait ? 0.8 : 1), stripSize);
  parts.far.position.set(view.width / 2, standsAt + 4);
  fit(parts.near, wide * (isPortrait ? 0.72 : 1.12), stripSize);
  const nearY = hasSea && !isPortrait ? horizonY + (quayY - horizonY) * 0.42 : standsAt + 10;
  parts.near.position.set(view.width / 2, nearY);
  const groundY = hasSea || isPortrait ? quayY : standsAt + 4;
  fit(parts.ground, Math.max(view.width * 1.04, 900), groundSize);
  parts.ground.height = Math.max(view.height - groundY + 12, 90);
  parts.ground.position.set((view.width - parts.ground.width) / 2, groundY);
  placeSides(layout, parts);
  fit(parts.overhead, Math.max(view.width * 1.08, isPortrait ? 760 : 1000), overheadSize);
  // From the very edge: the strip above the stage lets the place shine through.
  parts.overhead.position.set(view.width / 2, -4);
  for (const [index, lamp] of parts.lamps.entries()) {
    const spot = place.lamps[index];
    if (!spot) continue;
    const size = spot.size * Math.min(view.width, view.height * 1.4);
    lamp.setSize(size, size);
    lamp.position.set(spot.x * view.width, view.top + spot.y * (view.height - view.top));
  }
}

function fit(sprite: Sprite, width: number, { width: wide, height }: Size): void {
  sprite.setSize(width, (width * height) / wide);
}

type Size = { readonly width: number; readonly height: number };

function placeOrb({ view, cabinet, isPortrait }: Layout, parts: SceneParts, horizonY: number) {
  const room = horizonY - view.top;
  const size = isPortrait ? Math.min(view.width * 0.26, room * 0.86) : view.height * 0.19;
  const x = isPortrait ? view.width / 2 : Math.max(size * 0.7, cabinet.x * 0.5);
  parts.orb.setSize(size, size);
  parts.orb.position.set(x, view.top + room * (isPortrait ? 0.5 : 0.34));
  parts.halo.setSize(size * 4.4, size * 4.4);
  parts.halo.position.copyFrom(parts.orb.position);
}

/** Beside the cabinet where there is room, else behind its shoulders. */
function placeSides({ view, cabinet, quayY, isPortrait }: Layout, { sides }: SceneParts): void {
  const room = cabinet.y - view.top;
  const shape = sideSize.width / sideSize.height;
  const height = isPortrait
    ? Math.min(view.width * 0.5, room * 1.12)
    : Math.min((cabinet.x * 1.08) / shape, view.height * 0.72);
  for (const [index, side] of sides.entries()) {
    const hand = index === 0 ? -1 : 1;
    side.setSize(height * shape, height);
    // Too small to be more than a blot: better left out.
    side.visible = height > 64;
    const x = isPortrait
      ? view.width / 2 + hand * (view.width / 2 - height * shape * 0.42)
      : hand === -1
        ? cabinet.x * 0.46
        : view.width - cabinet.x * 0.46;
    side.position.set(x, isPortrait ? cabinet.y + 14 : quayY + (view.height - quayY) * 0.3);
  }
}
