/** How much of a personal value a log may hold: two letters of a long one, none of a short one. */
export function maskedValue(value: string): string {
  if (value === '') return '';
  const letters = [...value];
  return `${letters.length < 6 ? '' : letters.slice(0, 2).join('')}•••`;
}
