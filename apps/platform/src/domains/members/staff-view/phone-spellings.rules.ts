/** How a number may be meant that was typed in one of its many spellings. */

/**
 * The forms a number may be stored in: international, or as it is at a bank. Blanks, brackets and
 * dashes count for nothing; "00" stands for "+"; a number as at home may be of any of the brand's
 * countries. Empty when it is no number.
 */
export function spellingsOf(text: string, dialingCodes: readonly string[]): string[] {
  const bare = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (!/^\+?\d{6,20}$/.test(bare)) return [];
  if (bare.startsWith('+')) return [bare];
  const home = bare.replace(/^0/, '');
  return [bare, `+${bare}`, ...dialingCodes.map((code) => `${code}${home}`)];
}
