/** Doubling a win, in words for the record of bets. */
import type { GambleStep } from '@bahati/game-rules/slots/gamble.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Language } from '#games-server/games/game.ts';

const gambleWords = {
  en: {
    gamble: 'Double or nothing',
    after: 'Payout after the gamble',
    said: { red: 'on red', black: 'on black' },
    suits: ['hearts', 'diamonds', 'spades', 'clubs'],
    ranks: { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' },
    card: (rank: string, suit: string) => `${rank} of ${suit}`,
  },
  sw: {
    gamble: 'Mara mbili au hakuna',
    after: 'Malipo baada ya kubahatisha',
    said: { red: 'kwa nyekundu', black: 'kwa nyeusi' },
    suits: ['kopa', 'uru', 'shupaza', 'pau'],
    ranks: { 1: 'ree', 11: 'ghulamu', 12: 'malkia', 13: 'mfalme' },
    card: (rank: string, suit: string) => `${rank} ya ${suit}`,
  },
} as const;

/** One entry for all cards, however many: the record of a long series has little room left. */
export function tellGamble(
  steps: readonly GambleStep[],
  pay: bigint,
  currency: Currency,
  language: Language,
): { label: string; value: string }[] {
  const words = gambleWords[language];
  const amount = formatAmount(toDecimal(pay, currency), currency, language);
  const tell = ({ guess, card }: GambleStep) => `${words.said[guess]}: ${cardName(card, language)}`;
  return [
    { label: words.gamble, value: steps.map(tell).join(' · ') },
    { label: words.after, value: `${currencySymbol(currency)} ${amount}` },
  ];
}

function cardName(card: number, language: Language): string {
  const words = gambleWords[language];
  const rank = (card % 13) + 1;
  const named: Readonly<Record<number, string>> = words.ranks;
  return words.card(named[rank] ?? String(rank), words.suits[Math.floor(card / 13)] ?? '');
}
