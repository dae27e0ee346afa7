/** Fish on their ways: each bends as it swims, and casts a shadow on the water below. */
import { fishSeen } from '@bahati/game-rules/fishing/wire/view.ts';
import type { PoolView } from '@bahati/game-rules/fishing/wire/view.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Camera } from './camera.ts';
import type { Sprite } from './sprites/sprites.ts';

/** Rays beat their wings, which seen from above makes them narrower and wider. */
const winged: ReadonlySet<string> = new Set(['taa', 'taa-mkubwa']);
/** What has no tail to swing. */
const stiff: ReadonlySet<string> = new Set(['kimbunga', 'kaa-bomu']);

export type SwimmersPicture = {
  readonly view: PoolView;
  readonly tick: number;
  readonly water: Water;
  readonly sprites: readonly Sprite[];
  readonly lock: number | null;
  readonly isReduced: boolean;
  /** Fish that were hit a moment ago, by the part of it that has passed. */
  readonly struck: ReadonlyMap<number, number>;
};

export function paintSwimmers(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  picture: SwimmersPicture,
): void {
  const { view, tick, water, sprites, lock, struck } = picture;
  const whole = Math.floor(tick);
  const part = tick - whole;
  const next = new Map(fishSeen(view, whole + 1).map((fish) => [fish.id, fish.place]));
  const seen = fishSeen(view, whole);
  // Great ones swim below, so that no small one is hidden.
  const length = (species: number) => water.species[species]?.body.length ?? 0;
  for (const fish of seen.toSorted((a, b) => length(b.species) - length(a.species))) {
    const sprite = sprites[fish.species];
    const species = water.species[fish.species];
    if (!sprite || !species) continue;
    const to = next.get(fish.id) ?? fish.place;
    const place = camera.toScreen({
      x: fish.place.x + (to.x - fish.place.x) * part,
      y: fish.place.y + (to.y - fish.place.y) * part,
    });
    const heading = Math.atan2(fish.heading.y, fish.heading.x) + camera.turn;
    const speed = picture.isReduced ? 0 : species.speed / 40;
    paintFish(pen, sprite, {
      place,
      heading,
      scale: camera.scale,
      swing: stiff.has(species.code) ? null : tick * 0.22 * speed + fish.id,
      isWinged: winged.has(species.code),
      spin: species.code === 'kimbunga' && !picture.isReduced ? tick * 0.06 : null,
      flash: struck.get(fish.id) ?? null,
    });
    if (fish.id === lock) paintLock(pen, place, length(fish.species) * camera.scale, tick);
  }
}

type Shown = {
  place: { x: number; y: number };
  heading: number;
  scale: number;
  swing: number | null;
  isWinged: boolean;
  spin: number | null;
  flash: number | null;
};

function paintFish(pen: CanvasRenderingContext2D, sprite: Sprite, shown: Shown): void {
  const { place, heading, scale, swing, isWinged, spin, flash } = shown;
  const { picture, poses, halfWidth, halfHeight } = sprite;
  const [w, h] = [halfWidth * scale, halfHeight * scale];
  pen.save();
  pen.translate(place.x, place.y);
  pen.rotate(spin ?? heading);
  // Its belly stays below whichever way it goes.
  if (spin === null && Math.cos(heading) < 0) pen.scale(1, -1);
  if (flash !== null) pen.translate(Math.sin(flash * 40) * 3 * (1 - flash), 0);
  if (isWinged) pen.scale(1, 1 - 0.16 * (1 + Math.sin((swing ?? 0) * 0.7)));
  const draw = () => {
    if (swing === null || isWinged) pen.drawImage(picture, -w, -h, 2 * w, 2 * h);
    else poses.draw(pen, { w, h }, swing);
  };
  draw();
  if (flash !== null && flash < 0.5) {
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = 0.5 - flash;
    draw();
  }
  pen.restore();
}

function paintLock(
  pen: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  half: number,
  tick: number,
): void {
  const radius = half + 8;
  pen.save();
  pen.translate(x, y);
  pen.rotate(tick * 0.03);
  pen.strokeStyle = '#ff6b4a';
  pen.lineWidth = 2.5;
  for (let at = 0; at < 4; at += 1) {
    pen.beginPath();
    pen.arc(0, 0, radius, at * (Math.PI / 2) + 0.25, at * (Math.PI / 2) + 1.1);
    pen.stroke();
  }
  pen.restore();
}
