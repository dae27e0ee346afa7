/** Amounts of the frame's currency, as the wire writes them and as they are shown. */
export type Money = {
  readonly minor: (wire: string) => bigint;
  /** "1,250": the currency stands once at the table. */
  readonly figures: (wire: string | bigint) => string;
  /** "KSh 1,250". */
  readonly money: (wire: string | bigint) => string;
};
