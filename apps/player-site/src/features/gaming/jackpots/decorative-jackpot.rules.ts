/**
 * The decorative jackpot of spec §2 and §9: a figure between 100 million and 1 billion, in hundredths
 * here, that rises by 100 to 500 every 3, 4 or 5 seconds. No money stands behind it.
 */
export const lowestCents = 100_000_000_00;
export const highestCents = 1_000_000_000_00;
export const pausesMs: readonly number[] = [3_000, 4_000, 5_000];

/** `chance` is at least 0 and less than 1. */
function between(from: number, to: number, chance: number): number {
  return from + Math.floor(chance * (to - from + 1));
}

export function firstCents(chance: number): number {
  return between(lowestCents, highestCents, chance);
}

/** Past the highest it begins anew. */
export function risenCents(cents: number, chance: number): number {
  const next = cents + between(100_00, 500_00, chance);
  return next > highestCents ? lowestCents : next;
}

export function pauseMs(chance: number): number {
  return pausesMs[between(0, pausesMs.length - 1, chance)] ?? 3_000;
}

/** Both languages group alike; the reader's own formatter is too dear for a decoration. */
export function groupedFigure(cents: number): string {
  const digits = String(cents);
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${digits.slice(-2)}`;
}
