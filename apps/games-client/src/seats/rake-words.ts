/** What the house keeps of a hand, in words. Pure. */
import type { useText } from '#frame/bets/use-text.ts';
import type { SeenPoker } from './table/seen-poker.ts';
import type { Money } from './use-seats.ts';
import { words } from './words.ts';

type Say = ReturnType<typeof useText>;

/** The cap of the fullest table: nobody pays more of one hand. */
export function rakeWords(
  { rakeBasisPoints, rakeCap, noFlopNoDrop }: SeenPoker['settings'],
  say: Say,
  { money }: Pick<Money, 'money'>,
  isShort = false,
): string {
  const percent = percentOf(rakeBasisPoints);
  const dearest = rakeCap.toSorted((one, other) => other.players - one.players)[0];
  const rake = dearest
    ? say(words.rake, { percent, cap: money(dearest.cap) })
    : say(words.rakeNoCap, { percent });
  return noFlopNoDrop && !isShort ? `${rake}, ${say(words.noFlopNoDrop)}` : rake;
}

/** Whole percents, or with what decimals there are. */
function percentOf(basisPoints: number): string {
  const places = String(basisPoints).padStart(3, '0');
  const decimals = places.slice(-2).replace(/0+$/, '');
  return `${places.slice(0, -2)}${decimals ? `.${decimals}` : ''}`;
}
