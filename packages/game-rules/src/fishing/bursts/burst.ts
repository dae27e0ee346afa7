/**
 * Bursts: what one seat shot in two seconds is one round of the ledger, with one stake and one
 * payout. Every bullet belongs to the burst of the tick it was fired at, whenever it is decided.
 */
import { bulletTicks, oldestShotTicks } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { Strike } from '@bahati/game-rules/fishing/capture/capture.ts';
import type { ReturnReason, WorldEvent } from '@bahati/game-rules/fishing/simulation/world.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';

export const burstTicks = 2 * ticksPerSecond;

/** The number of the burst a shot of this tick belongs to, from 0. */
export function burstOf(tick: number): number {
  return Math.floor(tick / burstTicks);
}

/** From this tick on no shot of the burst can arrive any more: its stake is known. */
export function stakeTickOf(burst: number): number {
  return (burst + 1) * burstTicks + oldestShotTicks;
}

/** By this tick every bullet of the burst has been decided: its payout is known. */
export function payoutTickOf(burst: number): number {
  return stakeTickOf(burst) + bulletTicks + 1;
}

export type BulletRecord = {
  readonly bullet: number;
  readonly firedAtTick: number;
  readonly weapon: Weapon;
  readonly stake: bigint;
} & (
  | { readonly outcome: 'flying' }
  | { readonly outcome: 'returned'; readonly reason: ReturnReason }
  | {
      readonly outcome: 'hit';
      readonly fish: number;
      readonly strikes: readonly Strike[];
      readonly pays: number;
    }
);

/** Amounts in minor units. `payout` = `captures` + `returned`. */
export type Burst = {
  readonly seat: number;
  readonly burst: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly captures: bigint;
  readonly returned: bigint;
  /** What counts as turnover: the stakes of bullets that hit. */
  readonly turnover: bigint;
  /** Nothing of it is on its way. */
  readonly isDecided: boolean;
  /** In the order in which they were decided, which is that of the draws; flying ones last. */
  readonly bullets: readonly BulletRecord[];
};

type Decided = Extract<WorldEvent, { kind: 'hit' | 'returned' }>;

/** What is kept of a bullet. */
export function recordOf(event: Extract<WorldEvent, { bullet: unknown }>): BulletRecord {
  const { id, firedAtTick, weapon, stake } = event.bullet;
  const base = { bullet: id, firedAtTick, weapon, stake };
  if (event.kind === 'fired') return { ...base, outcome: 'flying' };
  if (event.kind === 'returned') return { ...base, outcome: 'returned', reason: event.reason };
  const { fish, strikes, pays } = event;
  return { ...base, outcome: 'hit', fish, strikes, pays };
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/**
 * Gathers one burst of a seat out of a pool's events, in their order. Events of other seats and
 * bursts are passed over. Throws where a bullet is decided twice, or without having been fired.
 */
export function gatherBurst(seat: number, burst: number, events: readonly WorldEvent[]): Burst {
  const flying = new Map<number, BulletRecord>();
  const decided: Decided[] = [];
  for (const event of events) {
    if (event.kind === 'spawned' || event.bullet.seat !== seat) continue;
    if (burstOf(event.bullet.firedAtTick) !== burst) continue;
    if (event.kind === 'fired') {
      flying.set(event.bullet.id, recordOf(event));
      continue;
    }
    if (!flying.delete(event.bullet.id)) {
      throw new RangeError(`Bullet ${event.bullet.id} is decided twice, or was never fired.`);
    }
    decided.push(event);
  }
  const hits = decided.flatMap((event) => (event.kind === 'hit' ? [event] : []));
  const returns = decided.filter(({ kind }) => kind === 'returned');
  const stakesOf = (bullets: readonly { readonly stake: bigint }[]) =>
    sumOf(bullets.map(({ stake }) => stake));
  const captures = sumOf(hits.map(({ amount }) => amount));
  const returned = stakesOf(returns.map(({ bullet }) => bullet));
  const turnover = stakesOf(hits.map(({ bullet }) => bullet));
  return {
    seat,
    burst,
    stake: turnover + returned + stakesOf([...flying.values()]),
    payout: captures + returned,
    captures,
    returned,
    turnover,
    isDecided: flying.size === 0,
    bullets: [...decided.map(recordOf), ...flying.values()],
  };
}
