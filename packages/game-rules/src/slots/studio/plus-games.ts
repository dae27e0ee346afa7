/** Games of the operator's second name, which members play from a wallet kept there. */
import type { NamedGame } from './named-games.ts';
import { readNamedGames } from './named-games.ts';

/** `code | English | Swahili | theme | model | palette | day of release` */
const texts = `
  lulu-ya-malkia|The Queen’s Pearl|Lulu ya Malkia|reef|tall-medium|tanzanite|2026-10-16;
  simba-wa-usiku|Lion of the Night|Simba wa Usiku|savannah|twenty-medium|indigo|2026-10-23;
  hazina-ya-forodhani|Forodhani Treasure|Hazina ya Forodhani|harbour|ten-high|lagoon|2026-10-30;
  ngoma-za-pwani|Drums of the Coast|Ngoma za Pwani|carnival|three-free|hibiscus|2026-11-06;
  bustani-ya-embe|The Mango Orchard|Bustani ya Embe|orchard|ten-low|palm|2026-11-13;
  kanga-ya-bahati|The Lucky Kanga|Kanga ya Bahati|kanga-workshop|twenty-low|dawn|2026-11-20`;

export const plusGames: readonly NamedGame[] = readNamedGames(texts);
