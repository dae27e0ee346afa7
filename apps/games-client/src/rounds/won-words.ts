/** How each win of a spin is called in the record. */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Translate } from '#frame/shell/words.ts';

/** As much of a win as its name needs; the amount is text already. */
export type NamedWin = {
  readonly line: number;
  readonly count: number;
  readonly ways?: number | undefined;
  readonly symbol: string;
  readonly amount: string;
};

export function wonWords(t: Translate, { payRule }: SlotDefinition, win: NamedWin): string {
  const { line, count, ways, symbol, amount } = win;
  const blanks = { count, symbol, amount };
  if (line >= 0) return t('record_line', { line: line + 1, ...blanks });
  if (ways !== undefined) return t('record_ways', { ways, ...blanks });
  return payRule ? t('record_many', blanks) : t('record_page', blanks);
}
