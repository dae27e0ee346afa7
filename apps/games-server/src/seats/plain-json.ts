/** States of games as JSON: whole amounts are bigint in memory and marked texts in the database. */

const mark = '#n';

export function writeState(state: unknown): string {
  return JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? { [mark]: value.toString() } : value,
  );
}

/** Reads what `writeState` wrote, from a text or from what the driver made of it. */
export function readState(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(readState);
  if (stored === null || typeof stored !== 'object') return stored;
  const entries = Object.entries(stored);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === mark) return BigInt(first[1] as string);
  return Object.fromEntries(entries.map(([name, value]) => [name, readState(value)]));
}

/** The same with every bigint as what `tell` says of it, for the wire. */
export function tellAmounts(value: unknown, tell: (amount: bigint) => string): unknown {
  if (typeof value === 'bigint') return tell(value);
  if (Array.isArray(value)) return value.map((each) => tellAmounts(each, tell));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, tellAmounts(each, tell)]),
  );
}
