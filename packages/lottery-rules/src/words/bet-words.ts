/** How bet types, their parts, symbols and tiers are called in both languages. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { familyPlaceWords, placeWords, wayWords } from './place-words.ts';
import { partNames, symbolNames, tierNames } from './symbol-words.ts';

type Table = Readonly<Record<string, Words>>;

/** A name of the table; numbers in the name stand where the table has `n` and `m`. */
function lookUp(table: Table, name: string): Words | undefined {
  const exact = table[name];
  if (exact) return exact;
  const numbers = name.match(/\d+/g) ?? [];
  let at = 0;
  const found = table[name.replaceAll(/-?\d+/g, () => `-${['n', 'm'][at++] ?? ''}`)];
  if (!found) return undefined;
  const filled = (text: string) =>
    text.replaceAll(/\bn\b/g, numbers[0] ?? '').replaceAll(/\bm\b/g, numbers[1] ?? '');
  return { en: filled(found.en), sw: filled(found.sw) };
}

const orPlain = (found: Words | undefined, plain: string): Words =>
  found ?? { en: plain, sw: plain };

/** `Last three` and `Direct`: a heading and the choice below it. */
export function betTypeWords({ id, family }: BetType): { place: Words; way: Words } {
  const [, place = '', way = ''] = id.split('.');
  const own = familyPlaceWords[`${family}.${place}`];
  return {
    place: orPlain(own ?? lookUp(placeWords, place), place),
    way: orPlain(lookUp(wayWords, way), way),
  };
}

/** `Last three, direct` in one line. */
export function betTypeName(betType: BetType): Words {
  const { place, way } = betTypeWords(betType);
  return { en: `${place.en} · ${way.en}`, sw: `${place.sw} · ${way.sw}` };
}

export const partWords = (name: string): Words => orPlain(lookUp(partNames, name), name);

/** Numbers and digits are their own names. */
export const symbolWords = (symbol: string): Words => orPlain(lookUp(symbolNames, symbol), symbol);

export const tierWords = (tier: string): Words =>
  orPlain(lookUp(tierNames, tier) ?? lookUp(symbolNames, tier), tier);
