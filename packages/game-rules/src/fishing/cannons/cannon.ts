/** The cannons of a pool: what they shoot with, how fast, and what a shot costs. */
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { Currency } from '@bahati/money/currencies.ts';

/** Units a tick, and units. */
export const bulletSpeed = 240;
export const bulletRadius = 90;

/**
 * A bullet that meets nothing before one of these is given back: so many bounces at the walls, so
 * many ticks. Players are told so.
 */
export const mostBounces = 3;
export const bulletTicks = 5 * ticksPerSecond;

/** A cannon fires six times a second at most, by the ticks its shots say. */
export const ticksBetweenShots = 5;
/** And has no more bullets than this on their way. */
export const mostBullets = 24;

/**
 * How old a shot may be that arrives, in ticks: a second and a half. A player sees the pool as it was
 * when it was told, so at 300 ms each way his shots arrive some 750 ms old; as much again is for
 * uneven lines and slow phones.
 */
export const oldestShotTicks = (3 * ticksPerSecond) / 2;
/** What the server itself held up does not age a shot, for as many ticks at most. */
export const mostHeldTicks = ticksPerSecond;

/** No cannon fires flatter than this along its wall, in 4096ths of a turn. */
const flattest = 64;

/** Directions open to the cannon of a seat: those below fire upwards, those above downwards. */
export function isOpenAngle(seat: number, angle: number): boolean {
  if (!Number.isInteger(angle) || angle < 0 || angle >= fullTurn) return false;
  const half = fullTurn / 2;
  const within = seat < 2 ? angle - half : angle;
  return within >= flattest && within <= half - flattest;
}

/** What a bullet may cost, in minor units: the levels of a cannon are the quick stakes. */
export const cannonStakes = stakesFrom({
  minimum: 100n,
  maximum: 100_000n,
  step: 100n,
  quick: [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map((shillings) => shillings * 100n),
});

export const levelCount = cannonStakes.KES.quick.length;

/** The stake of a bullet at a level from 0, in minor units; null: there is no such level. */
export function stakeAt(level: number, currency: Currency): bigint | null {
  return cannonStakes[currency].quick[level] ?? null;
}
