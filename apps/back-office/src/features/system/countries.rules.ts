/** Countries as they are typed: codes of two letters with anything between them. */

/** Each once, and the first word that is no such code. */
export function readCountries(typed: string): { countries: string[]; odd: string | undefined } {
  const words = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const odd = words.find((word) => !/^[A-Z]{2}$/.test(word));
  return { countries: odd ? [] : [...new Set(words)], odd };
}
