/** Words staff write in every language of the product. */
import { z } from 'zod';

/** Both, neither longer than `most` nor, unless `least` says so, empty. */
export function inBoth(most: number, least: 0 | 1 = 1) {
  const words = z.string().trim().min(least).max(most);
  return z.strictObject({ en: words, sw: words });
}
