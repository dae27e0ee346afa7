/**
 * A second opinion on Ludo, written for itself: the board is a list of squares with pieces named on
 * them, and a token is walked square by square. It knows nothing of steps or of the rules' file.
 */
type Piece = { readonly seat: number; readonly token: number };
type Corner = { readonly seat: number; readonly side: number };

const path = (side: number): readonly string[] => {
  const ring: string[] = [];
  let square = side * 13;
  for (let walked = 0; walked < 51; walked += 1) {
    ring.push(`ring ${square}`);
    square = square === 51 ? 0 : square + 1;
  }
  const column = [1, 2, 3, 4, 5].map((place) => `column ${side} ${place}`);
  return ['yard', ...ring, ...column, 'home'];
};

const safe = new Set([0, 8, 13, 21, 26, 34, 39, 47].map((square) => `ring ${square}`));

/** Where all pieces stand, by names of squares. */
export type Places = ReadonlyMap<string, string>;
const nameOf = ({ seat, token }: Piece): string => `${seat}/${token}`;

/** Lays out tokens given by how far each has come along its path. */
export function layOut(
  corners: readonly (Corner & { readonly tokens: readonly number[] })[],
): Places {
  return new Map(
    corners.flatMap(({ seat, side, tokens }) =>
      tokens.map((along, token) => [nameOf({ seat, token }), path(side)[along] ?? 'nowhere']),
    ),
  );
}

/** Where a piece gets to with the pips, or null. */
function walk(places: Places, { side }: Corner, piece: Piece, pips: number): string | null {
  const own = path(side);
  let square = places.get(nameOf(piece)) ?? 'nowhere';
  if (square === 'yard') return pips === 6 ? (own[1] ?? null) : null;
  for (let left = pips; left > 0; left -= 1) {
    if (square === 'home') return null;
    square = own[own.indexOf(square) + 1] ?? 'nowhere';
  }
  return square;
}

/** All a player can do with the pips: for each token that moves, where everybody stands then. */
export function movesOf(
  corners: readonly Corner[],
  places: Places,
  mover: Corner,
  pips: number,
  tokens: number,
): ReadonlyMap<number, Places> {
  const found = new Map<number, Places>();
  for (let token = 0; token < tokens; token += 1) {
    const piece = { seat: mover.seat, token };
    const square = walk(places, mover, piece, pips);
    if (square === null) continue;
    const next = new Map(places).set(nameOf(piece), square);
    for (const other of corners) {
      if (other.seat === mover.seat || safe.has(square) || !square.startsWith('ring')) continue;
      const there = [...places].filter(
        ([name, where]) => name.startsWith(`${other.seat}/`) && where === square,
      );
      if (there.length === 1) for (const [name] of there) next.set(name, 'yard');
    }
    found.set(token, next);
  }
  return found;
}
