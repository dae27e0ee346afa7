/** What pictures people send may be; apart from their schemas, so that a site may bundle it. */

/** What one picture may be before it is drawn anew. */
export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 24_000_000 } as const;

/** How many one message, claim or proof may carry. */
export const mostImages = 3;
