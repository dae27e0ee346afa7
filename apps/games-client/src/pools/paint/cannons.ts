/** Cannons at the edge of the pool, brass on a drum of wood, and what flies out of them. */
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { bulletAt } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import type { PoolView } from '@bahati/game-rules/fishing/wire/view.ts';
import type { OwnShot } from '#frame/pools/play/pool-state.ts';
import type { Camera } from './camera.ts';

export const seatColors = ['#e2b04a', '#2fb8a6', '#ff6b4a', '#c58bff'] as const;
const weaponColors: Readonly<Record<Weapon, string>> = {
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

export function paintCannon(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  picture: CannonPicture,
): void {
  const { seat, angle, level, weapon, isOwn, recoil } = picture;
  const place = camera.toScreen(muzzles[seat] ?? { x: 0, y: 0 });
  const size = Math.max(24, camera.scale * 620) * (isOwn ? 1.12 : 0.86);
  const color = seatColors[seat] ?? '#e2b04a';
  pen.save();
  pen.translate(place.x, place.y);
  pen.fillStyle = '#2a1a10';
  pen.strokeStyle = color;
  pen.lineWidth = size * 0.07;
  pen.beginPath();
  pen.arc(0, 0, size * 0.82, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.setLineDash([size * 0.16, size * 0.16]);
  pen.beginPath();
  pen.arc(0, 0, size * 0.64, 0, Math.PI * 2);
  pen.stroke();
  pen.setLineDash([]);
  pen.rotate(radians(angle) + camera.turn);
  pen.translate(-recoil * size * 0.16, 0);
  const long = size * (1.35 + level * 0.035);
  const thick = size * (0.27 + level * 0.018);
  const brass = pen.createLinearGradient(0, -thick, 0, thick);
  brass.addColorStop(0, '#fff0bd');
  brass.addColorStop(0.4, color);
  brass.addColorStop(1, '#6a4314');
  pen.fillStyle = brass;
  pen.strokeStyle = '#1a1008';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(-size * 0.3, -thick * 1.2);
  pen.lineTo(long * 0.82, -thick * 0.72);
  pen.lineTo(long, -thick);
  pen.lineTo(long, thick);
  pen.lineTo(long * 0.82, thick * 0.72);
  pen.lineTo(-size * 0.3, thick * 1.2);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#5a3610';
  for (let ring = 0; ring <= Math.min(4, level / 2); ring += 1) {
    pen.fillRect(size * (0.15 + ring * 0.2), -thick * 0.98, size * 0.06, thick * 1.96);
  }
  pen.fillStyle = weaponColors[weapon];
  pen.beginPath();
  pen.arc(long, 0, thick * 0.5, 0, Math.PI * 2);
  pen.fill();
  if (recoil > 0.4) {
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = recoil * 0.8;
    pen.fillStyle = '#ffdf90';
    pen.beginPath();
    for (let at = 0; at < 10; at += 1) {
      const radius = (at % 2 ? 0.1 : 0.3 + (at % 4) * 0.04) * size * recoil;
      const turn = (at * Math.PI) / 5;
      pen.lineTo(long + size * 0.1 + Math.cos(turn) * radius * 1.4, Math.sin(turn) * radius);
    }
    pen.fill();
  }
  pen.restore();
  paintLabel(pen, place, picture, size, camera);
}

function paintLabel(
  pen: CanvasRenderingContext2D,
  place: { x: number; y: number },
  { label, isOwn }: CannonPicture,
  size: number,
  { width, height }: Camera,
): void {
  pen.save();
  pen.font = `${isOwn ? 800 : 600} ${isOwn ? 14 : 12}px "Figtree Variable", sans-serif`;
  const wide = pen.measureText(label).width + 16;
  const x = Math.min(width - wide / 2 - 4, Math.max(wide / 2 + 4, place.x + size + wide / 2));
  const y = Math.min(height - 16, Math.max(16, place.y));
  pen.fillStyle = 'rgb(8 14 32 / 0.78)';
  pen.beginPath();
  pen.roundRect(x - wide / 2, y - 12, wide, 24, 12);
  pen.fill();
  pen.fillStyle = isOwn ? '#ffe2a0' : '#e8eefc';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(label, x, y + 0.5);
  pen.restore();
}

/** All bullets at a tick: those the server told, and one's own that it has not told back yet. */
export function paintBullets(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  {
    view,
    shots,
    seat,
    tick,
  }: { view: PoolView; shots: readonly OwnShot[]; seat: number | null; tick: number },
): void {
  const own = seat === null ? [] : shots.map((shot, at) => ({ id: -at, seat, ...shot }));
  for (const bullet of [...view.bullets, ...own]) {
    if (tick <= bullet.firedAtTick) continue;
    const fish = bullet.lock === null ? undefined : view.fish.find(({ id }) => id === bullet.lock);
    const now = camera.toScreen(bulletAt(bullet, tick, fish ? fishAt(fish, tick) : null));
    const before = camera.toScreen(
      bulletAt(bullet, tick - 0.6, fish ? fishAt(fish, tick - 0.6) : null),
    );
    paintBullet(
      pen,
      { now, heading: Math.atan2(now.y - before.y, now.x - before.x) },
      bullet,
      camera,
      seat,
    );
  }
}

function paintBullet(
  pen: CanvasRenderingContext2D,
  { now, heading }: { now: { x: number; y: number }; heading: number },
  bullet: { seat: number; weapon: Weapon; level: number },
  { scale }: Camera,
  own: number | null,
): void {
  const size = Math.max(7, scale * (150 + bullet.level * 9));
  pen.save();
  pen.globalAlpha = own === null || bullet.seat === own ? 1 : 0.6;
  pen.translate(now.x, now.y);
  pen.rotate(heading);
  pen.fillStyle = weaponColors[bullet.weapon];
  pen.strokeStyle = seatColors[bullet.seat] ?? '#e2b04a';
  pen.lineWidth = 2;
  pen.beginPath();
  if (bullet.weapon === 'harpoon') {
    pen.moveTo(size, 0);
    pen.lineTo(size * 0.2, -size * 0.42);
    pen.lineTo(size * 0.35, 0);
    pen.lineTo(size * 0.2, size * 0.42);
    pen.closePath();
    pen.moveTo(size * 0.3, -size * 0.1);
    pen.rect(-size * 1.3, -size * 0.1, size * 1.6, size * 0.2);
  } else if (bullet.weapon === 'net') {
    pen.arc(0, 0, size * 0.62, 0, Math.PI * 2);
  } else {
    for (let at = 0; at < 8; at += 1) {
      const radius = at % 2 ? size * 0.36 : size * 0.9;
      pen.lineTo(Math.cos((at * Math.PI) / 4) * radius, Math.sin((at * Math.PI) / 4) * radius);
    }
    pen.closePath();
  }
  pen.fill();
  pen.stroke();
  pen.restore();
}
