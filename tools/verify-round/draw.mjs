/** Sections 2 and 3 of docs/fairness.md: the row of words, and what is drawn from it. */
import { createHmac } from 'node:crypto';

const wordSpan = 2n ** 32n;

/** Answers a function: a whole number from 0 to below `range`, each time the next. */
export function createDraw({ serverSeed, clientSeed, nonce }) {
  let [words, block] = [[], 0];
  const nextWord = () => {
    if (words.length === 0) {
      const message = `${clientSeed}:${nonce}:${block}`;
      const bytes = createHmac('sha256', serverSeed).update(message).digest();
      words = Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
      block += 1;
    }
    return words.shift();
  };
  return (range) => {
    for (;;) {
      const product = BigInt(nextWord()) * BigInt(range);
      if (product % wordSpan >= wordSpan % BigInt(range)) return Number(product / wordSpan);
    }
  };
}

export const sum = (values) => values.reduce((all, value) => all + value, 0);

/** The whole numbers from `first`, so many. */
export const countFrom = (first, count) => Array.from({ length: count }, (_, at) => first + at);

/** Section 9: takes so many out of a list that closes up, in the order in which they come. */
export function pick(draw, list, count) {
  return Array.from({ length: count }, () => list.splice(draw(list.length), 1)[0]);
}

/** Whole decks with equal cards side by side, to be picked from. */
export const decks = (count) =>
  countFrom(0, 52).flatMap((card) => Array.from({ length: count }, () => card));

/** 2 to 14, which is the ace. */
export const rankOf = (card) => Math.floor(card / 4) + 2;

/** Diamonds, hearts, spades, clubs. */
export const suitOf = (card) => card % 4;

export function nameOf(card) {
  return `${'23456789TJQKA'[rankOf(card) - 2].replace('T', '10')}${'♦♥♠♣'[suitOf(card)]}`;
}
