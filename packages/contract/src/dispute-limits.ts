/** Bounds of a case, apart from its schemas, so that a site may bundle them. */

/** The longest message to a case. */
export const disputeTextLength = 500;
