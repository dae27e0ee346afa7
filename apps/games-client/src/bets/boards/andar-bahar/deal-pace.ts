/** How a deal is acted: the joker, then card after card, quicker the longer it takes. Pure. */

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
