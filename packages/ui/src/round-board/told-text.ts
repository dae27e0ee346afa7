/** So many letters are listened to; what is longer stands beside the picture in any case. */
const mostLetters = 400;

/** A round's lines as one text, for those who cannot see its picture; whole lines alone. */
export function toldText(lines: readonly { label: string; value: string }[]): string {
  let text = '';
  for (const { label, value } of lines) {
    const longer = `${text}${text && '; '}${label}: ${value}`;
    if (longer.length > mostLetters) return `${text} …`;
    text = longer;
  }
  return text;
}
