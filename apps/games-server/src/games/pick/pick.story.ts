/** A pick among chests, in words for the record of bets. */
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Language, Priced } from '#games-server/games/game.ts';

const pickWords = {
  en: { chests: 'Chests opened', after: 'Payout with the chests' },
  sw: { chests: 'Masanduku yaliyofunguliwa', after: 'Malipo pamoja na masanduku' },
} as const;

type Picked = { laid: readonly number[]; opened: readonly number[] };

/** One entry for all chests: the record of a long series has little room left. */
export function tellChests(
  { outcome, stake, currency }: Priced<Picked>,
  payout: bigint,
  language: Language,
): { label: string; value: string }[] {
  const words = pickWords[language];
  const money = (amount: bigint) =>
    `${currencySymbol(currency)} ${formatAmount(toDecimal(amount, currency), currency, language)}`;
  const { laid, opened } = outcome;
  const tell = (chest: number) => `${chest + 1}: ${money(stake * BigInt(laid[chest] ?? 0))}`;
  return [
    { label: words.chests, value: opened.map(tell).join(' · ') },
    { label: words.after, value: money(payout) },
  ];
}
