/** Bounds of a dispute, without schemas, so that a site may bundle them. */

/** The longest message of a dispute. */
export const disputeTextLength = 500;
