/** What rules show, as it comes over the wire: amounts are decimals. */
export type Told<T> = T extends bigint
  ? string
  : T extends object
    ? { readonly [Name in keyof T]: Told<T[Name]> }
    : T;

/** What happened through a step, of any game; amounts are decimals. */
export type SeenEvent = {
  readonly kind: string;
  readonly seat?: number;
  readonly [detail: string]: unknown;
};
