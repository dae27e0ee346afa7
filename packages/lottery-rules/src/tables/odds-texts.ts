/** Odds as decimal text by bet type and tier, the way tables are written down. */
export type OddsTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
