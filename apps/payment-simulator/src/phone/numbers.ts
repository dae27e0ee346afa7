/** Numbers as people of Kenya and Tanzania write them. */

/** All digits with the country before them; undefined for what is no number of ours. */
export function readNumber(text: string): string | undefined {
  const digits = text.replace(/[\s()+-]/g, '').replace(/^0(?=[17]\d{8}$)/, '254');
  return /^(254[17]|255[67])\d{8}$/.test(digits) ? digits : undefined;
}

/** +254 712 345 678 */
export const asWritten = (number: string): string =>
  `+${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6, 9)} ${number.slice(9)}`;
