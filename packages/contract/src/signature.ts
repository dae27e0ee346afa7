/**
 * How machines sign what they send each other: HMAC-SHA256, hex, over
 * `timestamp + "." + raw body` with a key shared by the two, timestamp in whole seconds.
 * A signature is judged before the body is parsed and compared in constant time.
 */
export const signatureHeaders = {
  /** The sender's code: a provider, a gateway. */
  sender: 'x-sender',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** The largest difference between the sender's clock and ours. */
export const signatureWindowSeconds = 300;
