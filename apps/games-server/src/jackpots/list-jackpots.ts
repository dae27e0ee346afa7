import type { JackpotRule } from '@bahati/contract/games-provider/jackpots.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { gamesWithPools } from '#games-server/games/games.ts';

/** The rules of every pool there is, by game, level and currency. */
export function listJackpots(): { rules: JackpotRule[] } {
  const rules = gamesWithPools().flatMap(({ code, progressive }) =>
    (progressive?.levels ?? []).flatMap(({ level, contribution, seed, oneIn }) =>
      (Object.keys(currencies) as Currency[]).map((currency) => ({
        gameCode: code,
        level,
        currency,
        contribution,
        seed: String(seed[currency]),
        oneIn: String(oneIn[currency]),
      })),
    ),
  );
  return { rules };
}
