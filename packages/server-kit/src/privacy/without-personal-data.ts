/** What a program says of its trouble, fit to be shown: no address, no number of anybody. */
const longest = 240;

export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '…@…')
    .replaceAll(/\+?\d[\d -]{5,}\d/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
