/** Games whose rounds everybody at a table shares. Whoever opens a slot loads no more than these. */
const codes: ReadonlySet<string> = new Set([
  'bakarati-mji-mkongwe',
  'ruleti-ya-taa',
  'simba-na-chui',
  'kete-za-bandari',
]);

export const isLive = (code: string): boolean => codes.has(code);
