/** What stands round the pool: quays where the cannons are, rock where fish come from. */
import { poolHeight, poolWidth } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { Camera } from './camera.ts';
import type { WaterLook } from './water.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';
type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The pool on the screen. */
export function poolBox({ toScreen }: Camera): Box {
  const [one, other] = [toScreen({ x: 0, y: 0 }), toScreen({ x: poolWidth, y: poolHeight })];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    w: Math.abs(one.x - other.x),
    h: Math.abs(one.y - other.y),
  };
}

/** Rock and rope reach so far over the water. */
const overWater = 26;

/** Draws the frame, and only where there is one. */
export function drawFrame(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  frame: HTMLCanvasElement,
): void {
  const { width, height } = camera;
  const { x, y, w, h } = poolBox(camera);
  const scale = frame.width / width;
  const [left, top] = [Math.min(width, x + overWater), Math.min(height, y + overWater)];
  const [right, bottom] = [Math.max(left, x + w - overWater), Math.max(top, y + h - overWater)];
  for (const box of [
    { x: 0, y: 0, w: width, h: top },
    { x: 0, y: bottom, w: width, h: height - bottom },
    { x: 0, y: top, w: left, h: bottom - top },
    { x: right, y: top, w: width - right, h: bottom - top },
  ]) {
    if (box.w <= 0 || box.h <= 0) continue;
    const from = [box.x * scale, box.y * scale, box.w * scale, box.h * scale] as const;
    pen.drawImage(frame, ...from, box.x, box.y, box.w, box.h);
  }
}

/** Painted once for a size, over everything that swims. */
export function paintFrame(pen: CanvasRenderingContext2D, camera: Camera, look: WaterLook): void {
  const { width, height } = camera;
  pen.clearRect(0, 0, width, height);
  const box = poolBox(camera);
  const isTall = height > width;
  const sides: readonly (readonly [Side, Box])[] = [
    ['left', { x: 0, y: 0, w: box.x, h: height }],
    ['right', { x: box.x + box.w, y: 0, w: width - box.x - box.w, h: height }],
    ['top', { x: 0, y: 0, w: width, h: box.y }],
    ['bottom', { x: 0, y: box.y + box.h, w: width, h: height - box.y - box.h }],
  ];
  const isQuay = (side: Side) => (side === 'top' || side === 'bottom') !== isTall;
  for (const [side, room] of sides) {
    if (!isQuay(side) && Math.min(room.w, room.h) > 1) paintRock(pen, side, room, look);
  }
  for (const [side, room] of sides) {
    if (isQuay(side) && Math.min(room.w, room.h) > 1) paintQuay(pen, side, room);
  }
}

function paintRock(pen: CanvasRenderingContext2D, side: Side, room: Box, look: WaterLook): void {
  const { x, y, w, h } = room;
  const isUpright = side === 'left' || side === 'right';
  const inner = side === 'left' ? x + w : side === 'right' ? x : side === 'top' ? y + h : y;
  const outwards = side === 'left' || side === 'top' ? -1 : 1;
  for (const [depth, alpha] of [
    [10, 0.55],
    [0, 1],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.fillStyle = rockOf(pen, room, look);
    pen.beginPath();
    const [from, to] = isUpright ? [y, y + h] : [x, x + w];
    for (let along = from; along <= to + 18; along += 18) {
      const bump = 5 + 4 * Math.sin(along * 0.09 + depth) + 3 * Math.sin(along * 0.23 + 1);
      const edge = inner + outwards * (4 - bump - depth);
      if (isUpright) pen.lineTo(edge, along);
      else pen.lineTo(along, edge);
    }
    const outer = inner + outwards * (isUpright ? w : h);
    if (isUpright) {
      pen.lineTo(outer, y + h);
      pen.lineTo(outer, y);
    } else {
      pen.lineTo(x + w, outer);
      pen.lineTo(x, outer);
    }
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Lighter where the light falls in. */
function rockOf(pen: CanvasRenderingContext2D, { y, h }: Box, look: WaterLook): CanvasGradient {
  const stone = pen.createLinearGradient(0, y, 0, y + h);
  stone.addColorStop(0, look.stone);
  stone.addColorStop(0.7, look.rock);
  return stone;
}

function paintQuay(pen: CanvasRenderingContext2D, side: Side, { x, y, w, h }: Box): void {
  const isFlat = side === 'top' || side === 'bottom';
  const isFirst = side === 'top' || side === 'left';
  const wood = isFlat
    ? pen.createLinearGradient(0, y, 0, y + h)
    : pen.createLinearGradient(x, 0, x + w, 0);
  const [near, far] = isFirst ? ['#2c1a0e', '#5c3a1e'] : ['#5c3a1e', '#2c1a0e'];
  wood.addColorStop(0, near);
  wood.addColorStop(1, far);
  pen.fillStyle = wood;
  pen.fillRect(x, y, w, h);
  pen.strokeStyle = 'rgb(16 8 2 / 0.6)';
  pen.lineWidth = 1.5;
  pen.beginPath();
  const [from, to] = isFlat ? [x, x + w] : [y, y + h];
  for (let seam = from + 34; seam < to; seam += 68) {
    if (isFlat) {
      pen.moveTo(seam, y);
      pen.lineTo(seam, y + h);
    } else {
      pen.moveTo(x, seam);
      pen.lineTo(x + w, seam);
    }
  }
  pen.stroke();
  // A rope along the edge of the water.
  const edge = side === 'top' ? y + h : side === 'bottom' ? y : side === 'left' ? x + w : x;
  for (const [color, wide, dash] of [
    ['#1a0f06', 5, []],
    ['#c9974a', 3, [7, 3]],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.moveTo(isFlat ? x : edge, isFlat ? edge : y);
    pen.lineTo(isFlat ? x + w : edge, isFlat ? edge : y + h);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Red at the edges of the water while the great one is there. */
export function paintAlarm(pen: CanvasRenderingContext2D, { width, height }: Camera): void {
  pen.clearRect(0, 0, width, height);
  const far = Math.hypot(width, height) / 2;
  const light = pen.createRadialGradient(
    width / 2,
    height / 2,
    far * 0.52,
    width / 2,
    height / 2,
    far,
  );
  light.addColorStop(0, 'rgb(160 20 40 / 0)');
  light.addColorStop(1, 'rgb(160 20 40 / 0.6)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}
