/** Who comes after whom at a table of matches. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Between, Seat, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';

/** Where `place` comes to lie in a ring of `size` places. */
export function around(place: number, size: number): number {
  return place - size * Math.floor(place / size);
}

/** The next seat clockwise that has the button now; a first match draws lots for it. */
export function buttonOf(
  players: readonly SeatedPlayer[],
  before: Between | null,
  draw: DrawStream,
): Seat {
  const seats = players.map(({ seat }) => seat);
  const next = before
    ? (seats.find((seat) => seat > before.button) ?? seats[0])
    : seats[draw.nextInt(seats.length)];
  if (next === undefined) throw new RangeError('A match needs players.');
  return next;
}

/** All seats clockwise from the left of the button, which comes last. */
export function orderFrom(players: readonly SeatedPlayer[], button: Seat): readonly Seat[] {
  const seats = players.map(({ seat }) => seat);
  const at = seats.indexOf(button);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** Refuses a number of players the game is not for: a RangeError. */
export function assertSeats(
  { least, most }: { readonly least: number; readonly most: number },
  players: readonly SeatedPlayer[],
): void {
  if (players.length < least || players.length > most) {
    throw new RangeError(`A match is for ${least} to ${most} players.`);
  }
}
