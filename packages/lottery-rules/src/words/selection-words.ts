/** A selection and the numbers of a draw as people read them. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { BetType, Part, Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { piecesOf } from '@bahati/lottery-rules/bets/selection.ts';
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { partWords, symbolWords, tierWords } from './bet-words.ts';

/** What was chosen in one part: its name, and each symbol with the text the rules have for it. */
export type ChosenPart = {
  readonly part: string;
  /** Null: the part says nothing that the type of bet does not say. */
  readonly name: Words | null;
  readonly symbols: readonly { readonly symbol: string; readonly words: Words }[];
};

/** Parts that need no heading where they stand alone. */
const plainParts = ['numbers', 'choices', 'digits', 'sums', 'others'];

/** A typed number of several pieces is read with blanks: `01 05 11`. */
function wordsIn(part: Part, symbol: string): Words {
  if (!part.typed) return symbolWords(symbol);
  const text = piecesOf(symbol, part.typed.digits).join(' ');
  return { en: text, sw: text };
}

/** Parts in which nothing was chosen are left out. */
export function chosenParts({ panel }: BetType, { sets }: Selection): ChosenPart[] {
  const chosen = panel.parts
    .map((part, at) => ({ part, symbols: sets[at] ?? [] }))
    .filter(({ symbols }) => symbols.length > 0);
  const isAlone = chosen.length === 1;
  return chosen.map(({ part, symbols }) => ({
    part: part.name,
    name: isAlone && plainParts.includes(part.name) ? null : partWords(part.name),
    symbols: symbols.map((symbol) => ({ symbol, words: wordsIn(part, symbol) })),
  }));
}

/** In one line: `Place 4: 1, 2 · Place 5: 3`. */
export function selectionWords(betType: BetType, selection: Selection): Words {
  const parts = chosenParts(betType, selection);
  const inLanguage = (language: keyof Words) =>
    parts
      .map(({ name, symbols }) => {
        const listed = symbols.map(({ words }) => words[language]).join(', ');
        return name ? `${name[language]}: ${listed}` : listed;
      })
      .join(' · ');
  return { en: inLanguage('en'), sw: inLanguage('sw') };
}

/** How a prize of a draw is called. */
export const prizeWords = (prize: string): Words =>
  prize === 'series' ? partWords(prize) : tierWords(prize);

/** A ball as it is written: with as many digits as the highest of its family. */
export function ballText(family: Family, ball: number): string {
  const layout = layoutOf(family);
  const width = layout.kind === 'balls' && !layout.repeats ? String(layout.to).length : 1;
  return String(ball).padStart(width, '0');
}

/** In one line; the extra number after a plus, of prizes each with its name. */
export function numbersWords(family: Family, numbers: DrawNumbers): Words {
  if (numbers.kind === 'prizes') {
    const inLanguage = (language: keyof Words) =>
      Object.entries(numbers.prizes)
        .map(([prize, list]) => `${prizeWords(prize)[language]}: ${list.join(' ')}`)
        .join('; ');
    return { en: inLanguage('en'), sw: inLanguage('sw') };
  }
  const main = numbers.main.map((ball) => ballText(family, ball)).join(' ');
  const extra = numbers.extra.map((ball) => ` + ${ballText(family, ball)}`).join('');
  return { en: main + extra, sw: main + extra };
}
