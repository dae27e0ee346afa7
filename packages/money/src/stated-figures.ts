/**
 * Figures that games state, as decimal text. The rules state them, the contract takes them: both
 * by these forms, so that no figure is true in one program and refused in another.
 */

/** The RTP: what comes back in the long run, in percent of what was staked: "98.990101". */
export type ReturnPercent = string;

/**
 * The standard deviation of a round's payout, in stakes. Seven significant digits, so below 1 it
 * has seven decimals or more: "0.5580154".
 */
export type StandardDeviation = string;

export const returnPercentForm = /^\d{1,3}(\.\d{1,6})?$/;
export const standardDeviationForm = /^\d{1,12}(\.\d{1,12})?$/;
