/** Reads what a frame sent, which may be anything. */

/** The fields of what was sent; null: it has none. */
export function fieldsOf(sent: unknown): Readonly<Record<string, unknown>> | null {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : null;
}

/** A whole number from 0 to `below - 1`. */
export function isPlace(value: unknown, below: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
}

/** From one to `most` whole numbers from 0 to `below - 1`. */
export function arePlaces(value: unknown, below: number, most: number): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return false;
  return value.every((each) => isPlace(each, below));
}

/** Whether two acts say the same: plain fields, and lists of them. */
export function isSameAct(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every(
    (name) => Object.hasOwn(other, name) && isSameAct(fieldOf(one, name), fieldOf(other, name)),
  );
}

function fieldOf(fields: object, name: string): unknown {
  return (fields as Readonly<Record<string, unknown>>)[name];
}
