/** Names of games, types of bets, tiers and keys of caps in the reader's language. */
import { betTypeName, symbolWords, tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { useWords } from '#office/words/use-words.ts';

export function useNames() {
  const { translate, locale } = useWords();
  const game = (code: string): string => gameOf(code)?.title[locale] ?? code;
  const betType = (id: string): string => {
    const found = betTypeOf(id);
    return found ? betTypeName(found)[locale] : id;
  };
  return {
    game,
    betType,
    tier: (tier: string): string => tierWords(tier)[locale],
    draw: ({ gameCode, number }: { gameCode: string; number: string }): string =>
      `${game(gameCode)} ${number}`,
    /** `draw`, `type:<bet type>`, `*`, or a bet type and its number. */
    key: (key: string): string => {
      if (key === 'draw') return translate('lottery.key.draw');
      if (key === '*') return translate('lottery.key.numbers');
      if (key === 'type:*') return translate('lottery.key.types');
      const at = key.indexOf(':');
      const [group, piece] = [key.slice(0, at), key.slice(at + 1)];
      if (group === 'type') return translate('lottery.key.type', { name: betType(piece) });
      return `${betType(group)}: ${symbolWords(piece)[locale]}`;
    },
  };
}
