import type { Jackpot } from '@bahati/game-rules/slots/definition.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Language } from '#games-server/games/game.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

const names: Readonly<Record<Jackpot, Words>> = {
  mini: { en: 'Mini jackpot', sw: 'Jakipoti ndogo' },
  minor: { en: 'Minor jackpot', sw: 'Jakipoti ya kati' },
  major: { en: 'Major jackpot', sw: 'Jakipoti kubwa' },
  grand: { en: 'Grand jackpot', sw: 'Jakipoti kuu' },
};

/** What a round won of the pools, for the record of bets; it is paid besides what the reels pay. */
export function tellJackpot({ jackpots, currency }: StoredRound, language: Language) {
  return (jackpots ?? []).flatMap(({ level, won }) => {
    if (won === null) return [];
    const amount = formatAmount(toDecimal(won, currency), currency, language);
    return [{ label: names[level][language], value: `${currencySymbol(currency)} ${amount}` }];
  });
}
