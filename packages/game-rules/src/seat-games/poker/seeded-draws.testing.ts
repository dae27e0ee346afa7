/** Draws that cost nothing and can be had again: for tests that need very many. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

/** Mulberry32; the bias of a plain remainder is far below what these tests could see. */
export function seededDraws(seed: number): DrawStream {
  let state = seed | 0;
  let cursor = 0;
  return {
    nextInt(range) {
      cursor += 1;
      state = (state + 0x6d2b79f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), 1 | state);
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
      return ((word ^ (word >>> 14)) >>> 0) % range;
    },
    get cursor() {
      return cursor;
    },
  };
}

/** So many different cards of a deck. */
export function randomCards(draws: DrawStream, count: number): number[] {
  const cards: number[] = [];
  while (cards.length < count) {
    const card = draws.nextInt(52);
    if (!cards.includes(card)) cards.push(card);
  }
  return cards;
}
