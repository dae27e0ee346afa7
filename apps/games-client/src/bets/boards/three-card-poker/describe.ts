import type { ThreeCardView } from '@bahati/game-rules/tables/three-card-poker/three-card-poker.view.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { handNames, results, words } from './words.ts';

/** The end of a round as a sentence, or the player's hand while it goes on. */
export function describe(view: ThreeCardView): Words {
  return { en: sentence(view, 'en'), sw: sentence(view, 'sw') };
}

function sentence({ player, dealer, result }: ThreeCardView, language: keyof Words): string {
  const own = `${words.you[language]}: ${handNames[player.hand][language]}`;
  const against = dealer && `${words.dealer[language]}: ${handNames[dealer.hand][language]}`;
  const end = result && results[result][language];
  return `${[own, against, end].filter(Boolean).join('; ')}.`;
}
