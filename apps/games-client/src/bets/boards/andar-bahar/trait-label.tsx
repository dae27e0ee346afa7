import { suits } from '@bahati/game-rules/cards/card.ts';
import type { JokerTrait } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.places.ts';
import { SuitSign } from '#frame/cards/card-face.tsx';

const figures = { below: '2–7', eight: '8', above: '9–A' } as const;

/** What stands on the cloth for a bet on the joker: a figure, a colour or a suit. */
export function TraitLabel({ trait }: { trait: JokerTrait }) {
  const suit = suits.find((each) => each === trait);
  if (suit) {
    return (
      <span className="ab-suit" data-is-red={suit === 'hearts' || suit === 'diamonds'}>
        <SuitSign suit={suit} size={18} />
      </span>
    );
  }
  if (trait === 'red' || trait === 'black') return <span className="ab-colour" data-is={trait} />;
  return figures[trait as keyof typeof figures];
}
