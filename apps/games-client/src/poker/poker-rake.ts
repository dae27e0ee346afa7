import type { Say } from '#frame/bets/use-text.ts';
import { rakeWords } from '#frame/seats/rake-words.ts';
import type { Money } from '#frame/seats/money.ts';
import type { SeenPoker } from './table/seen-poker.ts';
import { words } from '#frame/poker/words.ts';

/** The cap of the fullest table: nobody pays more of one hand. */
export function pokerRake(
  { rakeBasisPoints, rakeCap, noFlopNoDrop }: SeenPoker['settings'],
  say: Say,
  money: Money,
  isShort = false,
): string {
  const dearest = rakeCap.toSorted((one, other) => other.players - one.players)[0];
  const rake = rakeWords({ rakeBasisPoints, cap: dearest?.cap ?? null }, say, money);
  return noFlopNoDrop && !isShort ? `${rake}, ${say(words.noFlopNoDrop)}` : rake;
}
