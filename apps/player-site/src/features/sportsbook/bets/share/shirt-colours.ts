/** Colours of a shirt that follow from a side's name, where its own are not known. */
const cloths = [
  ['#1f6fb2', '#f5f5f0'],
  ['#c1323a', '#f5f5f0'],
  ['#1d9150', '#f6ce3c'],
  ['#f0b429', '#1b2036'],
  ['#5b3a8c', '#f5f5f0'],
  ['#141414', '#e2b04a'],
  ['#f5f5f0', '#c1323a'],
  ['#2fb8a6', '#0b1020'],
] as const;

export function shirtColours(name: string): readonly [string, string] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return cloths[sum % cloths.length] ?? cloths[0];
}
