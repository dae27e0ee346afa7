/** Cannons at the edge of the pool, metal on a drum of wood. */
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import type { Camera } from './camera.ts';
import type { Kept } from './kept.ts';

export const seatColors = ['#e2b04a', '#2fb8a6', '#ff6b4a', '#c58bff'] as const;
export const weaponColors: Readonly<Record<Weapon, string>> = {
  harpoon: '#fff1c4',
  net: '#8ff0dc',
  spark: '#a8c8ff',
};

const radians = (angle: number) => (angle / fullTurn) * Math.PI * 2;

export type CannonPicture = {
  readonly seat: number;
  readonly angle: number;
  readonly level: number;
  readonly weapon: Weapon;
  readonly isOwn: boolean;
  readonly label: string;
  /** From 1 as it fires to 0. */
  readonly recoil: number;
};

/** Dearer shots come out of finer barrels, and more of them. */
const metals = [
  ['#f2c9a0', '#b8743c', '#56290c'],
  ['#fff2bf', '#e2b04a', '#6a4314'],
  ['#ffffff', '#c3d4e4', '#4a5c70'],
  ['#ffd6de', '#e2405c', '#5c0a1e'],
] as const;

const metalOf = (level: number) =>
  metals[Math.min(metals.length - 1, Math.floor(level / 3))] ?? metals[1];
const barrelsOf = (level: number): number => (level < 4 ? 1 : level < 8 ? 2 : 3);

export function paintCannon(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  kept: Kept,
  picture: CannonPicture,
): void {
  const { seat, angle, level, weapon, isOwn, recoil } = picture;
  const place = camera.toScreen(muzzles[seat] ?? { x: 0, y: 0 });
  const size = Math.max(21, camera.scale * 520) * (isOwn ? 1.15 : 0.84);
  pen.save();
  pen.translate(place.x, place.y);
  const drum = { x: -size * 1.1, y: -size * 1.1, w: size * 2.2, h: size * 2.3 };
  kept.draw(pen, `drum ${seat} ${isOwn}`, drum, (anew) => {
    paintDrum(anew, size, seatColors[seat] ?? '#e2b04a');
  });
  pen.rotate(radians(angle) + camera.turn);
  pen.translate(-recoil * size * 0.16, 0);
  const long = size * (1.4 + level * 0.03);
  const gun = { x: -size * 0.6, y: -size, w: long + size, h: size * 2 };
  kept.draw(pen, `gun ${level} ${weapon} ${isOwn}`, gun, (anew) => {
    paintGun(anew, { size, long, level, weapon });
  });
  if (recoil > 0.4) paintFlash(pen, size, long, recoil);
  pen.restore();
  paintLabel(pen, kept, place, picture, size, camera);
}

function paintGun(
  pen: CanvasRenderingContext2D,
  { size, long, level, weapon }: Omit<Barrel, 'thick'>,
): void {
  const barrels = barrelsOf(level);
  const thick = size * (barrels === 1 ? 0.3 : barrels === 2 ? 0.22 : 0.18);
  for (let barrel = 0; barrel < barrels; barrel += 1) {
    pen.save();
    pen.translate(0, (barrel - (barrels - 1) / 2) * thick * 1.75);
    paintBarrel(pen, { size, long, thick, level, weapon });
    pen.restore();
  }
  paintBreech(pen, size, level);
}

function paintDrum(pen: CanvasRenderingContext2D, size: number, color: string): void {
  pen.fillStyle = 'rgb(4 8 20 / 0.45)';
  pen.beginPath();
  pen.ellipse(0, size * 0.14, size * 0.98, size * 0.92, 0, 0, Math.PI * 2);
  pen.fill();
  const wood = pen.createRadialGradient(-size * 0.2, -size * 0.3, 0, 0, 0, size * 0.9);
  wood.addColorStop(0, '#6a4524');
  wood.addColorStop(1, '#241307');
  pen.fillStyle = wood;
  pen.strokeStyle = color;
  pen.lineWidth = size * 0.09;
  pen.beginPath();
  pen.arc(0, 0, size * 0.84, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.lineWidth = size * 0.06;
  pen.setLineDash([size * 0.16, size * 0.16]);
  pen.beginPath();
  pen.arc(0, 0, size * 0.62, 0, Math.PI * 2);
  pen.stroke();
  pen.setLineDash([]);
}

type Barrel = { size: number; long: number; thick: number; level: number; weapon: Weapon };

function paintBarrel(
  pen: CanvasRenderingContext2D,
  { size, long, thick, level, weapon }: Barrel,
): void {
  const [light, middle, dark] = metalOf(level);
  const metal = pen.createLinearGradient(0, -thick, 0, thick);
  metal.addColorStop(0, middle);
  metal.addColorStop(0.3, light);
  metal.addColorStop(1, dark);
  pen.fillStyle = metal;
  pen.strokeStyle = '#140a04';
  pen.lineWidth = Math.max(1.4, size * 0.04);
  pen.beginPath();
  pen.moveTo(-size * 0.3, -thick * 1.15);
  pen.lineTo(long * 0.84, -thick * 0.74);
  pen.lineTo(long * 0.88, -thick);
  pen.lineTo(long, -thick);
  pen.lineTo(long, thick);
  pen.lineTo(long * 0.88, thick);
  pen.lineTo(long * 0.84, thick * 0.74);
  pen.lineTo(-size * 0.3, thick * 1.15);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = dark;
  for (let ring = 0; ring <= level % 3; ring += 1) {
    pen.fillRect(size * (0.3 + ring * 0.24), -thick, size * 0.07, thick * 2);
  }
  pen.fillStyle = weaponColors[weapon];
  pen.beginPath();
  pen.ellipse(long, 0, thick * 0.3, thick * 0.72, 0, 0, Math.PI * 2);
  pen.fill();
}

function paintBreech(pen: CanvasRenderingContext2D, size: number, level: number): void {
  const [light, middle, dark] = metalOf(level);
  const round = pen.createRadialGradient(-size * 0.1, -size * 0.12, 0, 0, 0, size * 0.42);
  round.addColorStop(0, light);
  round.addColorStop(0.6, middle);
  round.addColorStop(1, dark);
  pen.fillStyle = round;
  pen.strokeStyle = '#140a04';
  pen.lineWidth = Math.max(1.4, size * 0.04);
  pen.beginPath();
  pen.arc(0, 0, size * 0.4, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}

function paintFlash(
  pen: CanvasRenderingContext2D,
  size: number,
  long: number,
  recoil: number,
): void {
  pen.globalCompositeOperation = 'lighter';
  pen.globalAlpha = recoil * 0.8;
  pen.fillStyle = '#ffdf90';
  pen.beginPath();
  for (let at = 0; at < 10; at += 1) {
    const radius = (at % 2 ? 0.12 : 0.36 + (at % 4) * 0.05) * size * recoil;
    const turn = (at * Math.PI) / 5;
    pen.lineTo(long + size * 0.1 + Math.cos(turn) * radius * 1.4, Math.sin(turn) * radius);
  }
  pen.fill();
}

function paintLabel(
  pen: CanvasRenderingContext2D,
  kept: Kept,
  place: { x: number; y: number },
  { label, isOwn }: CannonPicture,
  size: number,
  { width, height }: Camera,
): void {
  const look = labelLook(isOwn);
  const wide = wideOf(pen, label, look.font);
  const isTall = height > width;
  const beside = isTall ? place.x : place.x + size + wide / 2;
  const x = Math.min(width - wide / 2 - 4, Math.max(wide / 2 + 4, beside));
  const y = Math.min(height - 16, Math.max(16, isTall ? place.y + size + 16 : place.y));
  pen.save();
  pen.translate(Math.round(x), Math.round(y));
  const box = { x: -wide / 2, y: -12, w: wide, h: 24 };
  kept.draw(pen, `label ${isOwn} ${label}`, box, (anew) => {
    anew.fillStyle = 'rgb(8 14 32 / 0.78)';
    anew.beginPath();
    anew.roundRect(box.x, box.y, box.w, box.h, 12);
    anew.fill();
    anew.font = look.font;
    anew.fillStyle = look.color;
    anew.textAlign = 'center';
    anew.textBaseline = 'middle';
    anew.fillText(label, 0, 0.5);
  });
  pen.restore();
}

const labelLook = (isOwn: boolean) =>
  isOwn
    ? { font: '800 14px "Figtree Variable", sans-serif', color: '#ffe2a0' }
    : { font: '600 12px "Figtree Variable", sans-serif', color: '#e8eefc' };

const labelRoom = 16;

function wideOf(pen: CanvasRenderingContext2D, label: string, font: string): number {
  pen.font = font;
  return Math.ceil(pen.measureText(label).width) + labelRoom;
}
