/** How the blinds of a seat tournament rise, by how long it has been played. */
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';

export type BlindLevel = {
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** Of everybody, each hand; 0: none. */
  readonly ante: Chips;
  readonly durationMs: number;
};

/** Small blinds, each half of the big one. */
const smallBlinds = [
  10n,
  15n,
  25n,
  50n,
  75n,
  100n,
  150n,
  200n,
  300n,
  500n,
  800n,
  1_200n,
  2_000n,
  3_000n,
  5_000n,
  8_000n,
  12_000n,
  20_000n,
  30_000n,
  50_000n,
  100_000n,
] as const;

/**
 * The usual schedule, without antes, up to the first level whose big blind is more than all chips: then
 * even two who never say a word cannot fold from each other for ever.
 * @throws {RangeError} for more chips than any level is made for.
 */
export function usualLevels(durationMs: number, allChips: Chips): readonly BlindLevel[] {
  const last = smallBlinds.findIndex((smallBlind) => smallBlind * 2n > allChips);
  if (last === -1) throw new RangeError('No blinds are made for so many chips.');
  return smallBlinds.slice(0, last + 1).map((smallBlind) => {
    return { smallBlind, bigBlind: smallBlind * 2n, ante: 0n, durationMs };
  });
}

export type LevelNow = {
  /** From 0. */
  readonly level: number;
  readonly blinds: BlindLevel;
  /** Until the next level; null: this one is the last and goes on to the end. */
  readonly leftMs: number | null;
};

/**
 * Breaks are not counted in `playedMs`. A hand keeps the level in which it began.
 * @throws {RangeError} without any level.
 */
export function levelAt(levels: readonly BlindLevel[], playedMs: number): LevelNow {
  let begunMs = 0;
  for (const [level, blinds] of levels.entries()) {
    const leftMs = begunMs + blinds.durationMs - playedMs;
    if (level === levels.length - 1) return { level, blinds, leftMs: null };
    if (leftMs > 0) return { level, blinds, leftMs };
    begunMs += blinds.durationMs;
  }
  throw new RangeError('A tournament has at least one level.');
}

export type LevelFault = 'no_levels' | 'no_time' | 'blinds_not_in_order' | 'blinds_fall';

/** What is wrong with these levels; null: nothing. */
export function levelFault(levels: readonly BlindLevel[]): LevelFault | null {
  if (levels.length === 0) return 'no_levels';
  for (const [at, level] of levels.entries()) {
    const { smallBlind, bigBlind, ante, durationMs } = level;
    if (!Number.isSafeInteger(durationMs) || durationMs <= 0) return 'no_time';
    if (smallBlind <= 0n || bigBlind < smallBlind || ante < 0n) return 'blinds_not_in_order';
    const before = levels[at - 1];
    const hasFallen = before && (bigBlind < before.bigBlind || smallBlind < before.smallBlind);
    if (hasFallen) return 'blinds_fall';
  }
  return null;
}
