/** What the house keeps of a pot, in words. Pure. */
import type { Say } from '#frame/bets/use-text.ts';
import type { Money } from './money.ts';
import { words } from './words.ts';

/** `cap`: the most of one pot; null: there is none. */
export function rakeWords(
  { rakeBasisPoints, cap }: { readonly rakeBasisPoints: number; readonly cap: string | null },
  say: Say,
  { money }: Pick<Money, 'money'>,
): string {
  const percent = percentOf(rakeBasisPoints);
  return cap === null
    ? say(words.rakeNoCap, { percent })
    : say(words.rake, { percent, cap: money(cap) });
}

/** Whole percents, or with what decimals there are. */
function percentOf(basisPoints: number): string {
  const places = String(basisPoints).padStart(3, '0');
  const decimals = places.slice(-2).replace(/0+$/, '');
  return `${places.slice(0, -2)}${decimals ? `.${decimals}` : ''}`;
}
