/** What flies out of the cannons. */
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { bulletAt, straightAt } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { muzzles, type Point } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { PoolView } from '@bahati/game-rules/fishing/wire/view.ts';
import type { Impacts } from '#frame/pools/play/impacts.ts';
import type { OwnShot } from '#frame/pools/play/pool-state.ts';
import type { Camera } from './camera.ts';
import { seatColors, weaponColors } from './cannons.ts';

/**
 * All bullets at a tick: those the server told, and one's own that it has not told back yet. One's own
 * end in foam where they meet a fish; what was captured is told later.
 */
export function paintBullets(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  {
    view,
    shots,
    seat,
    tick,
    impacts,
  }: {
    view: PoolView;
    shots: readonly OwnShot[];
    seat: number | null;
    tick: number;
    impacts: Impacts;
  },
): void {
  const own = seat === null ? [] : shots.map((shot) => ({ seat, ...shot }));
  const all = [...view.bullets, ...own];
  impacts.keep(all.filter((bullet) => bullet.seat === seat));
  for (const bullet of all) {
    if (tick <= bullet.firedAtTick) continue;
    const fish = bullet.lock === null ? undefined : view.fish.find(({ id }) => id === bullet.lock);
    const impact = bullet.seat === seat ? impacts.of(view, bullet, Math.floor(tick)) : null;
    if (impact) {
      const met = bulletAt(bullet, impact.tick, fish ? fishAt(fish, impact.tick) : null);
      paintFoam(pen, camera.toScreen(met), camera.scale, tick - impact.tick);
      continue;
    }
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

const foamTicks = 7;

/** A ring of foam that spreads and is gone. */
function paintFoam(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  scale: number,
  age: number,
): void {
  if (age > foamTicks) return;
  const part = age / foamTicks;
  pen.save();
  pen.globalAlpha = 0.75 * (1 - part);
  pen.strokeStyle = '#eafcff';
  pen.lineWidth = 3 * (1 - part) + 1;
  pen.beginPath();
  pen.arc(x, y, Math.max(6, scale * 260) * (0.35 + part), 0, Math.PI * 2);
  pen.stroke();
  pen.restore();
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
    pen.arc(0, 0, size * 0.66, 0, Math.PI * 2);
    pen.fill();
    for (const off of [-0.3, 0.3]) {
      pen.moveTo(off * size, -size * 0.56);
      pen.lineTo(off * size, size * 0.56);
      pen.moveTo(-size * 0.56, off * size);
      pen.lineTo(size * 0.56, off * size);
    }
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

const dotsApart = 2;
const mostDots = 60;

/** Where a shot would fly: dots to the fish that is locked on, else to the first wall. */
export function paintAim(
  pen: CanvasRenderingContext2D,
  { toScreen }: Camera,
  { seat, angle, target }: { seat: number; angle: number; target: Point | null },
): void {
  const from = muzzles[seat] ?? { x: 0, y: 0 };
  const dots: Point[] = [];
  for (let at = 3; at < mostDots * dotsApart && dots.length < mostDots; at += dotsApart) {
    if (target) {
      const part = at / (mostDots / 2);
      if (part >= 1) break;
      dots.push({ x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part });
      continue;
    }
    const { place, bounces } = straightAt({ seat, firedAtTick: 0, angle }, at);
    if (bounces > 0) break;
    dots.push(place);
  }
  pen.save();
  pen.fillStyle = target ? '#ff8a6b' : '#fff4cf';
  for (const [at, dot] of dots.entries()) {
    const { x, y } = toScreen(dot);
    pen.globalAlpha = 0.5 * (1 - at / dots.length) + 0.08;
    pen.beginPath();
    pen.arc(x, y, 2, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}
