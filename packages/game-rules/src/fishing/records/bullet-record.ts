/** What is kept of a bullet once it is decided. */
import type { Strike } from '@bahati/game-rules/fishing/capture/capture.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import type { ReturnReason, WorldEvent } from '@bahati/game-rules/fishing/simulation/world.ts';

export type BulletRecord = {
  readonly bullet: number;
  readonly firedAtTick: number;
  readonly weapon: Weapon;
  /** Minor units. */
  readonly stake: bigint;
} & (
  | { readonly outcome: 'returned'; readonly reason: ReturnReason }
  | {
      readonly outcome: 'hit';
      readonly fish: number;
      /** Which hit of its seat it was since the pool opened, from 0: it names the row of draws. */
      readonly nonce: number;
      readonly strikes: readonly Strike[];
      /** Whole stakes. */
      readonly pays: number;
    }
);

export type HitRecord = Extract<BulletRecord, { outcome: 'hit' }>;

export function recordOf(event: Extract<WorldEvent, { kind: 'hit' | 'returned' }>): BulletRecord {
  const { id, firedAtTick, weapon, stake } = event.bullet;
  const base = { bullet: id, firedAtTick, weapon, stake };
  if (event.kind === 'returned') return { ...base, outcome: 'returned', reason: event.reason };
  const { fish, nonce, strikes, pays } = event;
  return { ...base, outcome: 'hit', fish, nonce, strikes, pays };
}

export const hitsOf = (bullets: readonly BulletRecord[]): HitRecord[] =>
  bullets.flatMap((bullet) => (bullet.outcome === 'hit' ? [bullet] : []));
