import { totalOf } from '@bahati/game-rules/tables/craps/craps.places.ts';
import type { CrapsView } from '@bahati/game-rules/tables/craps/craps.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { events, words } from './words.ts';

/** The last roll as a sentence, and what it did to the line: "4 and 2, 6: the point is 6." */
export function describe(view: CrapsView): Words {
  return { en: sentence(view, 'en'), sw: sentence(view, 'sw') };
}

const and = { en: 'and', sw: 'na' } as const;

function sentence({ rolls, event, point, isOver }: CrapsView, language: keyof Words): string {
  const roll = rolls.at(-1);
  if (!roll) return '';
  const thrown = `${roll[0]} ${and[language]} ${roll[1]}, ${totalOf(roll)}`;
  if (event) return `${thrown}: ${events[event][language].replace('{point}', `${point}`)}.`;
  return isOver ? `${thrown}.` : `${thrown}. ${words.numbers[language]}.`;
}
