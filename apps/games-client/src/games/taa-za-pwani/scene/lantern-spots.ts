/** Where lanterns hang on this screen: clear of the reels, nearer ones larger. */
import type { Layout } from '#frame/slots/layout.ts';
import type { LanternSpot } from './hanging-lanterns.ts';

export function lanternSpots({ view, cabinet, isPortrait }: Layout): LanternSpot[] {
  return isPortrait ? overTheCabinet(view.width, cabinet.y) : besideTheCabinet(view, cabinet);
}

function overTheCabinet(width: number, top: number): LanternSpot[] {
  const room = Math.max(60, top);
  return [
    { share: 0.09, drop: 0.3, scale: 0.56, look: 0 },
    { share: 0.27, drop: 0.14, scale: 0.42, look: 1 },
    { share: 0.44, drop: 0.26, scale: 0.36, look: 2 },
    { share: 0.6, drop: 0.12, scale: 0.4, look: 0 },
    { share: 0.94, drop: 0.34, scale: 0.56, look: 1 },
  ].map(({ share, drop, scale, look }) => {
    const size = Math.min(scale, room / 230);
    return { x: width * share, y: -6, cord: room * drop + 10, scale: size, look };
  });
}

function besideTheCabinet(view: Layout['view'], cabinet: Layout['cabinet']): LanternSpot[] {
  const side = cabinet.x;
  const unit = Math.min(view.height / 720, side / 190);
  const right = cabinet.x + cabinet.width;
  return [
    { x: side * 0.1, drop: 0.17, scale: 0.86, look: 1 },
    { x: side * 0.88, drop: 0.08, scale: 0.66, look: 0 },
    { x: right + side * 0.14, drop: 0.12, scale: 0.7, look: 2 },
    { x: right + side * 0.5, drop: 0.02, scale: 0.8, look: 0 },
    { x: right + side * 0.86, drop: 0.16, scale: 0.92, look: 1 },
  ].map(({ x, drop, scale, look }) => ({
    x,
    y: -8,
    cord: view.height * drop,
    scale: scale * unit,
    look,
  }));
}
