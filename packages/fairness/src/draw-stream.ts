/**
 * The draw: one endless row of bytes fixed by (server seed, client seed, nonce), read as 32-bit
 * big-endian words. Block `round` of the row is HMAC-SHA256 with the server seed's text as key
 * and `clientSeed:nonce:round` as message, the scheme players of other houses can already check.
 */

/** HMAC-SHA256 under the server seed: 32 bytes for each message. */
export type Hmac = (message: string) => Uint8Array;

export type DrawPosition = {
  readonly clientSeed: string;
  /** Counts the bets made with one pair of seeds, from 0. */
  readonly nonce: number;
};

export type DrawStream = {
  /** A whole number from 0 to `range - 1`, each exactly as likely as any other. */
  nextInt(range: number): number;
  /** Words read so far, those refused as biased included. */
  readonly cursor: number;
};

/** Larger ranges would make `word × range` inexact in a double. */
export const maxRange = 2 ** 21;

const wordSpan = 2 ** 32;
const wordsPerBlock = 8;

/** The text under the HMAC for one block of the row. */
export function blockMessage({ clientSeed, nonce }: DrawPosition, round: number): string {
  return `${clientSeed}:${nonce}:${round}`;
}

/** Refuses a nonce that would not be written as plain digits. */
export function assertNonce(nonce: number): void {
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new RangeError('A nonce is a whole number, not negative.');
  }
}

export function createDrawStream(hmac: Hmac, position: DrawPosition): DrawStream {
  assertNonce(position.nonce);
  let block: Uint8Array = new Uint8Array(0);
  let blockRound = -1;
  let cursor = 0;

  function nextWord(): number {
    const round = Math.floor(cursor / wordsPerBlock);
    if (round !== blockRound) {
      block = hmac(blockMessage(position, round));
      blockRound = round;
    }
    const word = readWord(block, cursor - round * wordsPerBlock);
    cursor += 1;
    return word;
  }

  return {
    nextInt(range) {
      if (!Number.isInteger(range) || range < 1 || range > maxRange) {
        throw new RangeError(`A range is a whole number from 1 to ${maxRange}.`);
      }
      for (;;) {
        const drawn = scaleWord(nextWord(), range, wordSpan);
        if (drawn !== undefined) return drawn;
      }
    },
    get cursor() {
      return cursor;
    },
  };
}

/**
 * Maps a word of `0 … span - 1` to `floor(word / span × range)`, or to nothing for the few words
 * that would make some results likelier than others. Of the words leading to one result only the
 * first can leave a remainder below `span mod range`; refusing those leaves every result exactly
 * `floor(span / range)` words. `span` is a power of two, so no step rounds.
 */
export function scaleWord(word: number, range: number, span: number): number | undefined {
  const product = word * range;
  const result = Math.floor(product / span);
  const remainder = product - result * span;
  if (remainder >= range) return result;
  const unevenWords = span - Math.floor(span / range) * range;
  return remainder < unevenWords ? undefined : result;
}

/** Word `index` of the row as the fraction `word / 2^32` that other houses publish. */
export function floatAt(hmac: Hmac, position: DrawPosition, index: number): number {
  const round = Math.floor(index / wordsPerBlock);
  const block = hmac(blockMessage(position, round));
  return readWord(block, index - round * wordsPerBlock) / wordSpan;
}

function readWord(block: Uint8Array, index: number): number {
  return new DataView(block.buffer, block.byteOffset, block.byteLength).getUint32(index * 4);
}
