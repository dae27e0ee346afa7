/**
 * Titles of studio games: a noun of the theme and one thing said of it. In English the second part
 * goes before or after; in Swahili it always follows the noun and its connector.
 */
import type { Words } from '@bahati/game-rules/words.ts';
import { titleNouns } from './theme-nouns.ts';
import { type ThemeKey, themeKeys } from './themes.ts';

/** `English with the noun's place | Swahili`. Their number is a prime: see `titleOf`. */
const said = `Golden *|Dhahabu; Silver *|Fedha; Copper *|Shaba; Ruby *|Yakuti; Pearl *|Lulu;
  Diamond *|Almasi; Emerald *|Zumaridi; Amber *|Kaharabu; Lucky *|Bahati; Royal *|Kifalme;
  Ancient *|Kale; Moonlit *|Mbalamwezi; Starlit *|Nyota; Sunrise *|Mapambazuko; Sunset *|Machweo;
  Midnight *|Usiku; Evening *|Jioni; Secret *|Siri; Magic *|Ajabu; Splendid *|Fahari;
  Festival *|Sikukuu; Wedding *|Harusi; Harvest *|Mavuno; Treasure *|Hazina; * of Lamu|Lamu;
  * of Zanzibar|Zanzibar; * of Pemba|Pemba; * of Kilwa|Kilwa; * of Mombasa|Mombasa;
  * of Malindi|Malindi; * of Bagamoyo|Bagamoyo; * of Pate|Pate; * of Watamu|Watamu;
  * of Plenty|Neema; * of Joy|Furaha; * of Dreams|Ndoto; * of Wonders|Maajabu;
  * of Legend|Hadithi; * of Champions|Mabingwa; * of Fire|Moto; * of the Isles|Visiwa;
  * of the Old Town|Mji Mkongwe; * of the South Wind|Kusi`
  .split(';')
  .map((text) => {
    const [en = '', sw = ''] = text.trim().split('|');
    return { en, sw };
  });

/** How far from one title to the next; with a prime number of sayings no noun repeats one. */
const stride = 5;
/** Themes begin apart, so that neighbouring games do not all say the same. */
const themeStride = 11;

/** The `index`-th title of a theme; the first 21 × 43 differ from one another. */
export function titleOf(theme: ThemeKey, index: number): Words {
  const nouns = titleNouns[theme];
  const block = Math.floor(index / nouns.length);
  const noun = nouns[index - block * nouns.length];
  const place = block + index * stride + themeKeys.indexOf(theme) * themeStride;
  const saying = said[place - Math.floor(place / said.length) * said.length];
  if (!noun || !saying) throw new RangeError(`The theme ${theme} has no title ${index}.`);
  return { en: saying.en.replace('*', noun.en), sw: `${noun.sw} ${saying.sw}` };
}
