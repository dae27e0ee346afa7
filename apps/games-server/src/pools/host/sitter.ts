/** A member at a cannon, and what was taken from the wallet for it. */
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import { stakeAt } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import type { Refused } from '#games-server/wallet-answers.ts';
import { leftIn, type Purse, type Sea } from './sea.ts';

export type Sitter = {
  session: FrameSession;
  readonly name: string;
  /** Null: he has left, and is still owed something. */
  seat: number | null;
  /** What is hashed with the pool's seed for his hits. */
  clientSeed: string;
  /** What he shoots from, and what he will shoot from next. */
  current: Purse | null;
  next: Purse | null;
  /** Nothing more is shot from these; bullets of them may fly. */
  ended: Purse[];
  /** What is on its way to the wallet, by reserve. */
  owed: Map<bigint, bigint>;
  /** A reserve is being taken. */
  taking: Promise<void> | null;
  /** Calls on the wallet, one after another, so that its last word is the newest. */
  line: Promise<unknown>;
  balance: string | null;
  /** The wallet's no to the last reserve. */
  refusal: Refused | null;
  askAgainTick: number;
  isLeaving: boolean;
  /** Since when nobody hears for him. */
  goneSince: number | null;
  /** What he was told of his own last. */
  told: string;
};

export const newSitter = (session: FrameSession, name: string): Sitter => ({
  session,
  name,
  seat: null,
  clientSeed: '',
  current: null,
  next: null,
  ended: [],
  owed: new Map(),
  taking: null,
  line: Promise.resolve(),
  balance: null,
  refusal: null,
  askAgainTick: 0,
  isLeaving: false,
  goneSince: null,
  told: '',
});

/**
 * A reserve is used up once it has been shot away, so that no more is ever turned over than was
 * staked. It is paid back after a minute at the latest, or when nothing was shot for a while.
 */
const longestTicks = 60 * ticksPerSecond;
const idleTicks = 20 * ticksPerSecond;
/** The next is taken while so many shots are left: two seconds of firing. */
const shotsAhead = 12n;
const firesLately = 3 * ticksPerSecond;

/**
 * Sees before a step that the cannon has a purse its next shot is paid from, if there is one; answers
 * the stake a reserve is to be taken for, if one is wanted.
 */
export function provide(sea: Sea, sitter: Sitter, currency: Currency): bigint | null {
  const at = sitter.seat;
  const seat = at === null ? null : sea.seat(at);
  if (at === null || !seat) return null;
  const stake = stakeAt(seat.level, currency) ?? 0n;
  const now = sea.tick;
  const sinceShot = now - (seat.lastShotTick ?? -Infinity);
  const isResting = sinceShot > idleTicks;
  const isFresh = [sitter.current, sitter.next].some(
    (purse) => purse && now - purse.takenAtTick < idleTicks,
  );
  if (sitter.isLeaving || (isResting && !isFresh)) {
    endAll(sea, sitter, at);
    return null;
  }
  const isOld = (purse: Purse) => now - purse.takenAtTick > longestTicks;
  const { current, next } = sitter;
  const isUsedUp = !current || leftIn(current) < stake;
  if (next ? isUsedUp || isOld(current) : isUsedUp && current?.flying === 0) {
    useNext(sea, sitter, at);
  }
  const isFiring = sinceShot < firesLately;
  const left = sitter.current ? leftIn(sitter.current) : 0n;
  const isShort = !sitter.current || left < stake * shotsAhead || isOld(sitter.current);
  return isFiring && isShort && !sitter.next && !sitter.taking ? stake : null;
}

export function useNext(sea: Sea, sitter: Sitter, at: number): void {
  if (sitter.current) sitter.ended.push(sitter.current);
  sitter.current = sitter.next;
  sitter.next = null;
  sea.give(at, sitter.current);
}

export function endAll(sea: Sea, sitter: Sitter, at: number): void {
  for (const purse of [sitter.current, sitter.next]) if (purse) sitter.ended.push(purse);
  sitter.current = null;
  sitter.next = null;
  sea.give(at, null);
}

/** Ended purses of which nothing flies any more: what is left of them is fixed. */
export function takeEnded(sitter: Sitter): Purse[] {
  const done = sitter.ended.filter(({ flying }) => flying === 0);
  sitter.ended = sitter.ended.filter(({ flying }) => flying > 0);
  for (const purse of done) sitter.owed.set(purse.id, worthOf(purse));
  return done;
}

const worthOf = ({ left, won }: Purse): bigint => left + won;

/** All that is his and not in the wallet. */
export function heldBy({ current, next, ended, owed }: Sitter): bigint {
  const purses = [current, next, ...ended].map((purse) => (purse ? worthOf(purse) : 0n));
  return [...purses, ...owed.values()].reduce((sum, amount) => sum + amount, 0n);
}
