/** How a seat stands at a table of cards, as its game tells it. */

export type SeatTag = {
  readonly text: string;
  readonly tone: 'good' | 'hot' | 'quiet' | 'prize';
};

export type SeatShown = {
  readonly seat: number;
  readonly count: number;
  readonly tag: SeatTag | null;
  /** Out of the match, or of this round of it. */
  readonly isOut: boolean;
};
