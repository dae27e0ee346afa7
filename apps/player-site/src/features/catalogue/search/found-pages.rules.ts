/** The pages of the site that a search finds beside the games. */
import { wordsOf } from '@bahati/name-search/name-index.ts';

/** More would push the games out of sight. */
const mostPages = 3;

/** Pages whose names have each word of what was typed, whole or begun. */
export function pagesNamed<T extends { name: string }>(typed: string, pages: readonly T[]): T[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const isNamed = ({ name }: T) => {
    const words = wordsOf(name);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  return pages.filter(isNamed).slice(0, mostPages);
}
