/** Texts that staff write in each language of the product. */
import { z } from 'zod';

/** A text in each language, at most `most` characters long and at least `least`. */
export function inBoth(most: number, least: 0 | 1 = 1) {
  const words = z.string().trim().min(least).max(most);
  return z.strictObject({ en: words, sw: words });
}
