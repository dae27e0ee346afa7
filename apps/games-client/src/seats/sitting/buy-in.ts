/** What may be brought to a table, as far as this frame can tell; the server says what counts. Pure. */

type Bounds = { readonly minimum: bigint; readonly maximum: bigint };

type Purse = {
  /** What he has at the table already. */
  readonly has: bigint;
  readonly balance: bigint;
  readonly unit: bigint;
};

/** `limit`: the most one may have at the table. Most below least: nothing can be brought. */
export function buyInRange({ minimum, maximum }: Bounds, { has, balance, unit }: Purse) {
  const missing = minimum - has;
  const room = maximum > has ? maximum - has : 0n;
  return {
    least: missing > unit ? missing : unit,
    most: room < balance ? room : balance,
    limit: maximum,
  };
}

/** So many units, where that is within what may be brought. */
export function firstBuyIn(
  { least, most }: { readonly least: bigint; readonly most: bigint },
  unit: bigint,
  units: bigint,
): bigint {
  const usual = unit * units;
  if (usual > most) return most > least ? most : least;
  return usual < least ? least : usual;
}
