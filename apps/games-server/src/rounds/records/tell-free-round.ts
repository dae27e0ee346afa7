/** What the record of bets says of a free round besides its outcome. */
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Language } from '#games-server/games/game.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

const label: Words = { en: 'Free round', sw: 'Raundi ya bure' };
const cutLabel: Words = {
  en: 'Above the most the free rounds pay',
  sw: 'Zaidi ya kikomo cha raundi za bure',
};

/** Which of its grant, and that nobody paid for it. */
export function tellFreeRound({ grant }: StoredRound, language: Language) {
  if (!grant) return [];
  const { number, rounds } = grant;
  const value = {
    en: `${number} of ${rounds}, no stake was taken`,
    sw: `${number} kati ya ${rounds}, hakuna dau lililochukuliwa`,
  };
  return [{ label: label[language], value: value[language] }];
}

/** What its cap left unpaid. */
export function tellCut({ cut, currency }: StoredRound, language: Language) {
  if (cut === 0n) return [];
  const amount = formatAmount(toDecimal(cut, currency), currency, language);
  return [{ label: cutLabel[language], value: `−${currencySymbol(currency)} ${amount}` }];
}
