/** The end of a round as a sentence: what the dealer came to, and how many seats won. */
import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export function describe({ dealer, seats }: LiveBlackjackView): Words {
  if (seats.length === 0) return { en: 'Nobody played.', sw: 'Hakuna aliyecheza.' };
  if (dealer.isBlackjack) {
    return { en: 'Dealer has blackjack.', sw: 'Mgawaji ana blackjack.' };
  }
  const { total } = dealer;
  return total > 21
    ? { en: `Dealer busts with ${total}.`, sw: `Mgawaji amezidi 21: ${total}.` }
    : { en: `Dealer has ${total}.`, sw: `Mgawaji ana ${total}.` };
}
