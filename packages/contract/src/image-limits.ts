/** Bounds of uploaded pictures, without schemas, so that a site may bundle them. */

/** Bounds of one picture before it is re-encoded. */
export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 24_000_000 } as const;

/** The most pictures of one message or proof. */
export const mostImages = 3;
