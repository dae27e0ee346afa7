/**
 * The board of Ludo: a ring of 52 squares, and for each colour a column of five that leads home. A
 * token counts its own steps: 0 in the yard, 1 on its start, 51 on its last square of the ring, 52
 * to 56 in its column, 57 at home.
 */
import { around } from '@bahati/game-rules/seat-games/match/seats.ts';

export const ringSize = 52;
const lastOfRing = 51;
export const home = 57;
export const pipsToLeave = 6;
const sides = 4;
const sideLength = ringSize / sides;
/** On each side of the board the start and the star eight squares on. */
const safeOfSide = [0, 8];

/** A player's tokens, by the steps each has made. */
export type Tokens = readonly number[];

/** One of four colours, clockwise. */
export type Side = 0 | 1 | 2 | 3;

/** Two sit opposite each other; more sit clockwise. */
export function sidesOf(players: number): readonly Side[] {
  if (players === 2) return [0, 2];
  return ([0, 1, 2, 3] as const).slice(0, players);
}

/** The square of the ring a token stands on, 0 to 51; null: it stands where no other comes. */
export function squareOf(side: Side, steps: number): number | null {
  if (steps < 1 || steps > lastOfRing) return null;
  return around(side * sideLength + steps - 1, ringSize);
}

export function isSafe(square: number): boolean {
  return safeOfSide.includes(around(square, sideLength));
}

/** Where a token comes to with these pips; null: it may not move. Home is reached exactly. */
export function stepsAfter(steps: number, pips: number): number | null {
  if (steps === 0) return pips === pipsToLeave ? 1 : null;
  return steps + pips <= home ? steps + pips : null;
}

/** Which tokens may move, by their place. */
export function movable(tokens: Tokens, pips: number): readonly number[] {
  return tokens.flatMap((steps, token) => (stepsAfter(steps, pips) === null ? [] : [token]));
}

export function isHome(tokens: Tokens): boolean {
  return tokens.every((steps) => steps === home);
}

/**
 * The token that is sent back to the yard when another colour comes to this square: one that stands
 * there alone and not on a safe square. Two of a colour on one square keep each other safe.
 */
export function capturedOn(square: number, side: Side, tokens: Tokens): number | null {
  if (isSafe(square)) return null;
  const there = tokens.flatMap((steps, token) => (squareOf(side, steps) === square ? [token] : []));
  return there.length === 1 ? (there[0] ?? null) : null;
}
