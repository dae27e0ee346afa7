/** Tennis: the chance to win a game, and a tie-break, from any score in it. */
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import { type Score, type Side, otherSide } from '@bahati/book-rules/models/result.ts';

/** Who serves the next point of a tie-break: one first, then two each. */
export const tieBreakServer = ([home, away]: Score, first: Side): Side =>
  Math.floor((home + away + 1) / 2) % 2 === 0 ? first : otherSide(first);

/** The chance that home wins a point that this side serves. */
export const homePoint = ({ home, away }: SideStrengths, server: Side): number =>
  server === 'home' ? home : 1 - away;

export const isGameWon = ([home, away]: Score): boolean =>
  Math.max(home, away) >= 4 && Math.abs(home - away) >= 2;

export const isTieBreakWon = ([home, away]: Score): boolean =>
  Math.max(home, away) >= 7 && Math.abs(home - away) >= 2;

/** The chance that home wins the game from these points: at deuce it is won by two points running. */
export function homeGame(strengths: SideStrengths, server: Side, points: Score = [0, 0]): number {
  const p = homePoint(strengths, server);
  const atDeuce = (p * p) / (p * p + (1 - p) * (1 - p));
  const from = ([home, away]: Score): number => {
    if (isGameWon([home, away])) return home > away ? 1 : 0;
    if (home >= 3 && away >= 3) {
      if (home === away) return atDeuce;
      return home > away ? p + (1 - p) * atDeuce : p * atDeuce;
    }
    return p * from([home + 1, away]) + (1 - p) * from([home, away + 1]);
  };
  return from(points);
}

/** The same of a tie-break, of which `first` served the first point. */
export function homeTieBreak(
  strengths: SideStrengths,
  first: Side,
  points: Score = [0, 0],
): number {
  const own = strengths.home;
  const other = homePoint(strengths, 'away');
  // From level at six or more each serves one of the next two points.
  const atLevel = (own * other) / (own * other + (1 - own) * (1 - other));
  const known = new Map<number, number>();
  const from = ([home, away]: Score): number => {
    if (isTieBreakWon([home, away])) return home > away ? 1 : 0;
    if (home >= 6 && home === away) return atLevel;
    const key = home * 100 + away;
    const found = known.get(key);
    if (found !== undefined) return found;
    const p = homePoint(strengths, tieBreakServer([home, away], first));
    const chance = p * from([home + 1, away]) + (1 - p) * from([home, away + 1]);
    known.set(key, chance);
    return chance;
  };
  return from(points);
}
