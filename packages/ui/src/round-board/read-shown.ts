/** Reading what a provider sent as a round's view. Undefined: it is not what the drawing knows. */
export type Read<T> = (value: unknown) => T | undefined;

export type Readable<R> = R extends Read<infer T> ? T : never;

export const whole =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;

export const yesOrNo: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const oneOf =
  <const T extends string | number>(known: readonly T[]): Read<T> =>
  (value) =>
    known.find((one) => one === value);

/** A multiple as games write it: `1.5`, `12.0000`. */
export const decimalText: Read<string> = (value) =>
  typeof value === 'string' && /^\d{1,12}(\.\d{1,4})?$/.test(value) ? value : undefined;

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);

export const list =
  <T>(read: Read<T>, most: number, least = 0): Read<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    const found = value.map(read);
    return found.some((one) => one === undefined) ? undefined : (found as T[]);
  };

export const record =
  <Fields extends Readonly<Record<string, Read<unknown>>>>(
    fields: Fields,
  ): Read<{ readonly [Name in keyof Fields]: Readable<Fields[Name]> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const given = value as Readonly<Record<string, unknown>>;
    const found = Object.entries(fields).map(([name, read]) => [name, read(given[name])] as const);
    if (found.some(([, one]) => one === undefined)) return undefined;
    return Object.fromEntries(found) as { [Name in keyof Fields]: Readable<Fields[Name]> };
  };

/** A card of the operator, and one of its places in a list. */
export const card = whole(0, 51);
