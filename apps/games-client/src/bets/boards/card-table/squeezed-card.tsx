import { type Card, cardName } from '@bahati/game-rules/cards/card.ts';
import { CardBack, CardFace } from '#frame/cards/card-face.tsx';
import { useText } from '#frame/bets/use-text.ts';
import './squeezed-card.css';

const closed = { en: 'A closed card', sw: 'Karata iliyofunikwa' };

type Props = {
  readonly card: Card;
  readonly isTurned: boolean;
  /** It lies as it is: nothing moves. */
  readonly isStill: boolean;
};

/** A card that is not turned but bent up from its edge, little by little. */
export function SqueezedCard({ card, isTurned, isStill }: Props) {
  const say = useText();
  return (
    <span
      role="img"
      aria-label={say(isTurned ? cardName(card) : closed)}
      className="squeezed"
      data-is-turned={isTurned}
      data-is-still={isStill || undefined}
    >
      {isTurned && <CardFace card={card} />}
      {!(isTurned && isStill) && (
        <span className="squeezed-back">
          <CardBack />
        </span>
      )}
      <span className="squeezed-fold" />
    </span>
  );
}
