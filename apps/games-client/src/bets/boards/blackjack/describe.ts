/** The end of a round as a sentence, and what stands on the table while it goes on. */
import type { BlackjackView } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { results } from './words.ts';

export function describe(view: BlackjackView): Words {
  return { en: sentence(view, 'en'), sw: sentence(view, 'sw') };
}

const said = {
  en: { dealer: 'Dealer', hand: 'hand' },
  sw: { dealer: 'Mgawaji', hand: 'mkono' },
} as const;

function sentence({ dealer, hands }: BlackjackView, language: keyof Words): string {
  const words = said[language];
  const each = hands.map(({ total, result }, place) => {
    const end = result ? ` · ${(results[result] ?? { en: '', sw: '' })[language]}` : '';
    const name = hands.length > 1 ? `${words.hand} ${place + 1}` : words.hand;
    return `${name} ${total}${end}`;
  });
  return `${words.dealer} ${dealer.total}; ${each.join('; ')}.`;
}
