/** The hand over the water: it aims where it points, fires while it holds, and locks what it touches. */
import { depthIn, fishAt, headingAt, isSwimming } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool, muzzles, type Point } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Pool } from '#frame/pools/play/pool.ts';
import type { Camera } from './camera.ts';

/** How far beside a fish it is still touched, in units. */
const fingerReach = 350;
/** No cannon fires flatter, in 4096ths of a turn. */
const flattest = 64;

type HandParts = {
  readonly pool: Pool;
  readonly water: Water;
  readonly camera: () => Camera;
};

export class Hand {
  /** Whether it holds fire, and whether it points at all. */
  isHeld = false;
  isOver = false;
  private readonly canvas: HTMLCanvasElement;
  private readonly parts: HandParts;
  private readonly gone = new AbortController();

  constructor(canvas: HTMLCanvasElement, parts: HandParts) {
    this.canvas = canvas;
    this.parts = parts;
    const { signal } = this.gone;
    canvas.addEventListener('pointerdown', this.press, { signal });
    canvas.addEventListener('pointermove', this.move, { signal });
    canvas.addEventListener('pointerleave', this.leave, { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      canvas.addEventListener(end, this.release, { signal });
    }
  }

  close(): void {
    this.gone.abort();
  }

  aimAt(place: Point): void {
    const { pool } = this.parts;
    const muzzle = muzzles[pool.seat ?? -1];
    if (!muzzle) return;
    const turn = Math.atan2(place.y - muzzle.y, place.x - muzzle.x) / (2 * Math.PI);
    const angle = (Math.round(turn * fullTurn) + fullTurn) % fullTurn;
    const isBelow = (pool.seat ?? 0) < 2;
    const half = fullTurn / 2;
    // Beside the cannon's half it points as flat as it may.
    const least = (isBelow ? half : 0) + flattest;
    const most = least + half - 2 * flattest;
    const isAhead = isBelow ? angle >= half : angle < half;
    const flat = Math.cos((angle / fullTurn) * 2 * Math.PI) > 0 === isBelow ? most : least;
    pool.aim(isAhead ? Math.min(most, Math.max(least, angle)) : flat);
  }

  private readonly press = (event: PointerEvent): void => {
    const { pool } = this.parts;
    const at = this.placeOf(event);
    this.canvas.setPointerCapture(event.pointerId);
    if (pool.state.get().isLocking) {
      const fish = this.fishUnder(at);
      if (fish !== null) pool.lockOn(fish);
    }
    this.aimAt(at);
    this.isHeld = true;
    this.isOver = true;
    pool.fire();
  };

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.isOver = true;
    if (event.pointerType === 'mouse' || this.isHeld) this.aimAt(this.placeOf(event));
  };

  private readonly leave = (): void => {
    this.isOver = false;
  };

  private readonly release = ({ pointerType }: PointerEvent): void => {
    this.isHeld = false;
    if (pointerType !== 'mouse') this.isOver = false;
  };

  private placeOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.parts.camera().toPool(clientX - left, clientY - top);
  }

  private fishUnder(place: Point): number | null {
    const { pool, water } = this.parts;
    const tick = Math.floor(pool.tick());
    const found = (pool.view?.fish ?? [])
      .filter((fish) => isSwimming(fish, tick) && isInPool(fishAt(fish, tick)))
      .map((fish) => {
        const body = water.species[fish.species]?.body ?? { length: 1, height: 1 };
        const swims = { place: fishAt(fish, tick), heading: headingAt(fish, tick) };
        return { id: fish.id, depth: depthIn(body, swims, place, fingerReach) };
      })
      .toSorted((one, other) => one.depth - other.depth)[0];
    return found && found.depth <= 1 ? found.id : null;
  }
}
