/** Amounts as a game tells them. */
import { patternOf, type Words } from './words.ts';

/** In units of the currency. */
export const amountIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** What the sentence about a round says was won, or came back. */
export const wonIn = (told: string, words: Words): number => {
  for (const key of ['live_won', 'live_returned']) {
    if (!patternOf(words(key)).test(told)) continue;
    const [before = ''] = words(key).split('{{amount}}');
    const [amount = ''] =
      /[\d,]+\.\d{2}/.exec(told.slice(told.indexOf(before) + before.length)) ?? [];
    return amountIn(amount);
  }
  return 0;
};
