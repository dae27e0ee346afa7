/** Rows keep the places they had; those that are new come after them, in the order they came. */
export function holdOrder<T>(
  order: readonly string[],
  rows: readonly T[],
  idOf: (row: T) => string,
): readonly T[] {
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = (row: T) => places.get(idOf(row)) ?? order.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
