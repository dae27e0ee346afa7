/** Where the parts of a studio place stand for a given screen. */
import type { Layout } from '#frame/slots/layout.ts';
import type { SceneParts } from './scene-parts.ts';
import { garlandHeight, garlandWidth } from './garlands.ts';
import { stripHeight, stripWidth } from './silhouette.ts';

const stripShape = stripHeight / stripWidth;

export function placeLayers(layout: Layout, parts: SceneParts, hasSea: boolean): void {
  const { view, cabinet, quayY, isPortrait } = layout;
  const { sky, feastSky, stars, halo, orb, far, middle, ground, pool } = parts;
  const horizonY = isPortrait ? cabinet.y + 6 : layout.horizonY;
  const standsAt = hasSea || isPortrait ? horizonY : horizonY + (quayY - horizonY) * 0.55;
  for (const each of [sky, feastSky]) each.setSize(view.width, (hasSea ? horizonY : standsAt) + 6);
  stars.setSize(Math.max(view.width, 640), Math.max(view.width, 640) * 0.46);
  const room = horizonY - view.top;
  const orbSize = isPortrait ? Math.min(view.width * 0.24, room * 0.8) : view.height * 0.17;
  const orbX = isPortrait ? view.width * 0.5 : Math.max(orbSize * 0.7, cabinet.x * 0.42);
  orb.setSize(orbSize, orbSize);
  orb.position.set(orbX, view.top + room * (isPortrait ? 0.5 : 0.4));
  halo.setSize(orbSize * 4.6, orbSize * 4.6);
  halo.position.copyFrom(orb.position);
  parts.afterglow.setSize(view.width * 1.9, view.height * (isPortrait ? 0.4 : 0.9));
  parts.afterglow.position.set(view.width / 2, standsAt);
  const wide = Math.max(view.width * 1.12, isPortrait ? 560 : 980);
  far.setSize(wide, wide * stripShape * (isPortrait ? 0.62 : hasSea ? 0.62 : 0.84));
  far.position.set(view.width / 2, standsAt + 3);
  const near = wide * 1.14;
  middle.setSize(near, near * stripShape * (isPortrait ? 0.46 : hasSea ? 0.62 : 0.78));
  middle.position.set(
    view.width / 2,
    isPortrait ? horizonY + 6 : hasSea ? horizonY + (quayY - horizonY) * 0.42 : standsAt + 8,
  );
  const groundY = hasSea || isPortrait ? quayY : standsAt + 2;
  ground.setSize(Math.max(view.width * 1.04, 900), Math.max(view.height - groundY + 10, 90));
  ground.position.set((view.width - ground.width) / 2, groundY);
  pool.setSize(cabinet.width * 1.7, (view.height - quayY) * 2.4);
  pool.position.set(cabinet.x + cabinet.width / 2, quayY + (view.height - quayY) * 0.24);
  placeProps(layout, parts);
  placeGarland(layout, parts);
}

/** Beside the cabinet where there is room, else on its shoulders. */
function placeProps({ view, cabinet, lintel, quayY, isPortrait }: Layout, { props }: SceneParts) {
  const room = cabinet.y - view.top;
  const size = isPortrait
    ? Math.min(view.width * 0.24, Math.max(0, room * 0.86))
    : Math.min(cabinet.x * 0.94, view.height * 0.34);
  for (const [index, prop] of props.entries()) {
    const side = index === 0 ? -1 : 1;
    prop.setSize(size, size);
    // Too small to be more than a blot: better left out.
    prop.visible = size > 44;
    const x = isPortrait
      ? view.width / 2 + side * (cabinet.width / 2 - size * 0.62)
      : side === -1
        ? cabinet.x * 0.5
        : view.width - cabinet.x * 0.5;
    const y = isPortrait ? cabinet.y + lintel * 0.1 : quayY + (view.height - quayY) * 0.16;
    prop.position.set(x, y);
  }
}

function placeGarland({ view, isPortrait }: Layout, { garland }: SceneParts): void {
  if (!garland) return;
  const wide = Math.max(view.width * 1.1, isPortrait ? 560 : 1000);
  garland.setSize(wide, (wide * garlandHeight) / garlandWidth);
  garland.position.set(view.width / 2, view.top - 6);
}
