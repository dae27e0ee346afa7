/** Games the operator brings out under its own name, with a place and mathematics chosen for each. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { ThemeKey } from './themes.ts';

export type NamedGame = {
  readonly code: string;
  readonly title: Words;
  readonly theme: ThemeKey;
  readonly model: string;
  readonly palette: string;
  readonly releasedOn: string;
};

/** `code | English | Swahili | theme | model | palette | day of release` */
const texts = `
  ufalme-wa-karafuu|Kingdom of Cloves|Ufalme wa Karafuu|spice-market|ten-high|clove|2026-03-06;
  radi-ya-savana|Savannah Thunder|Radi ya Savana|savannah|twenty-high|amber|2026-04-17;
  mashindano-ya-majahazi|Race of the Dhows|Mashindano ya Majahazi|dhow-race|twenty-medium|dawn|2026-07-03;
  dele-la-shaba|The Brass Coffee Pot|Dele la Shaba|coffee-house|three-free|indigo|2026-08-07;
  usiku-wa-fisi|Night of the Hyena|Usiku wa Fisi|savannah|ten-medium|indigo|2026-09-11;
  utajiri-wa-matumbawe|Riches of the Reef|Utajiri wa Matumbawe|reef|tall-medium|lagoon|2026-10-09;
  milango-ya-lamu|Doors of Lamu|Milango ya Lamu|palace|ten-low|hibiscus|2026-11-06`;

/** Reads games written a line each, with a semicolon between. */
export function readNamedGames(lines: string): NamedGame[] {
  return lines.split(';').map((line) => {
    const [code = '', en = '', sw = '', theme = '', model = '', palette = '', releasedOn = ''] =
      line.trim().split('|');
    return { code, title: { en, sw }, theme: theme as ThemeKey, model, palette, releasedOn };
  });
}

export const namedGames: readonly NamedGame[] = readNamedGames(texts);
