/**
 * The lines of a slip: which legs are multiplied with each other. A banker stands in every line.
 * Source: game-math §8 (lines in systems).
 */

/** Named systems: how many legs, and how many of them each line has. */
export const systems = {
  trixie: { legs: 3, folds: [2, 3] },
  patent: { legs: 3, folds: [1, 2, 3] },
  yankee: { legs: 4, folds: [2, 3, 4] },
  lucky15: { legs: 4, folds: [1, 2, 3, 4] },
  canadian: { legs: 5, folds: [2, 3, 4, 5] },
  lucky31: { legs: 5, folds: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, folds: [2, 3, 4, 5, 6] },
} as const satisfies Readonly<Record<string, { legs: number; folds: readonly number[] }>>;

export type SystemCode = keyof typeof systems;

export const systemCodes = Object.keys(systems) as [SystemCode, ...SystemCode[]];

export const mostLegs = 20;
export const mostSystemLegs = 10;

/**
 * - `singles`: a line for each leg, each with a stake of its own.
 * - `multiple`: one line of all legs.
 * - `system`: a line for each choice of so many legs as `folds` says, all at one stake a line.
 */
export type SlipShape =
  | { readonly kind: 'singles' }
  | { readonly kind: 'multiple' }
  | { readonly kind: 'system'; readonly folds: readonly number[] };

/** Every choice of `size` of the places 0 … count-1, in order. */
function choices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= count - size; first += 1) {
    for (const rest of choices(count, size - 1, first + 1)) found.push([first, ...rest]);
  }
  return found;
}

/** Each line as the places of its legs. `bankers` are places too; folds count the others alone. */
export function linesOf(
  shape: SlipShape,
  legs: number,
  bankers: readonly number[] = [],
): number[][] {
  const places = Array.from({ length: legs }, (_, place) => place);
  switch (shape.kind) {
    case 'singles':
      return places.map((place) => [place]);
    case 'multiple':
      return [places];
    case 'system': {
      const free = places.filter((place) => !bankers.includes(place));
      return shape.folds.flatMap((size) =>
        choices(free.length, size).map((chosen) =>
          [...bankers, ...chosen.map((at) => free[at] ?? 0)].toSorted((a, b) => a - b),
        ),
      );
    }
  }
}

/** The system of this name, if so many legs make it. */
export const systemFor = (legs: number, folds: readonly number[]): SystemCode | undefined =>
  systemCodes.find((code) => {
    const system = systems[code];
    return system.legs === legs && system.folds.join() === folds.join();
  });
