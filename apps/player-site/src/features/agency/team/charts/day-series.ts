/** What a chart of days is drawn from. */
export type Tone = 'brass' | 'quiet' | 'lagoon' | 'signed';

export type Series = {
  id: string;
  label: string;
  tone: Tone;
  /** One a day. */
  values: readonly number[];
  /** The same in words. */
  told: readonly string[];
  /** The same for a column of a table. */
  figures: readonly string[];
};

/** Series of one scale. */
export type Plot = { id: string; isLow?: boolean; series: readonly Series[] };
