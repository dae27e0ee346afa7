/** How a deal is acted: the joker, then card after card, quicker the longer it takes. */

const jokerMs = [200, 420] as const;

/** Steps before the first card: the joker is laid, then turned. */
export const jokerSteps = jokerMs.length;

const slowCards = 10;
const evenCards = 20;

/** What is waited before each step of a deal of so many cards, in milliseconds. */
export function waitsOf(cards: number): number[] {
  const ofCards = Array.from({ length: cards }, (_, at) =>
    at < slowCards ? 210 : at < evenCards ? 150 : 110,
  );
  return [...jokerMs, ...ofCards];
}

/** A table deals so many times slower, and lets what came lie as long as it may be read. */
const slower = 3.2;

/** How long the deal of so many cards takes at a table, beside what every deal does; milliseconds. */
export function dealMsOf(cards: number): number {
  return Math.round(waitsOf(cards).reduce((sum, waitMs) => sum + waitMs, 0) * slower);
}
