/** Games whose rounds everybody at a table shares. Whoever opens a slot loads no more than these. */
const codes: ReadonlySet<string> = new Set([
  'bakarati-mji-mkongwe',
  'ruleti-ya-taa',
  'simba-na-chui',
  'kete-za-bandari',
  'andar-bahar-ya-marikiti',
  'ruleti-ya-radi',
  'jogoo-wa-savana',
  'jogoo-wa-dau',
  'ulingo-wa-digo',
  'jogoo-bandia',
  'jogoo-wa-watamu',
]);

export const isLive = (code: string): boolean => codes.has(code);
