/** The sum of two amounts of one currency as the wire writes them, with as many places each. */
export function addDecimals(one: string | undefined, other: string): string {
  if (one === undefined) return other;
  const places = other.length - 1 - other.indexOf('.');
  const sum = BigInt(one.replace('.', '')) + BigInt(other.replace('.', ''));
  const digits = sum.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
