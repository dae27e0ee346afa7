import { type Card, type Suit, suitName } from '@bahati/game-rules/cards/card.ts';
import { kadiSuitOf } from '@bahati/game-rules/seat-games/kadi/kadi.cards.ts';
import { useText } from '#frame/bets/use-text.ts';
import { SuitSign } from '#frame/cards/card-face.tsx';
import { nameOfCard } from '#frame/cards/card-words.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import type { Laying } from './kadi-choosing.ts';
import { words } from './kadi-words.ts';

/** What is picked beside the cards: the suit an ace asks for, or which card comes to lie on top. */
export const hasPicker = ({ suits, tops }: Laying): boolean => suits.length > 0 || tops.length > 1;

type PickersProps = {
  readonly laying: Laying;
  /** What stays in the hand. */
  readonly rest: readonly Card[];
  readonly onTop: (card: Card) => void;
  readonly onSuit: (suit: Suit) => void;
};

export function KadiPickers({ laying, rest, onTop, onSuit }: PickersProps) {
  const say = useText();
  const { tops, top, suits, suit } = laying;
  return (
    <div className="kadi-pickers">
      {tops.length > 1 && (
        <div role="group" aria-label={say(words.onTop)} className="kadi-picker">
          <span aria-hidden="true">{say(words.onTop)}</span>
          {tops.map((card) => (
            <button
              key={card}
              type="button"
              aria-pressed={card === top}
              aria-label={say(nameOfCard(card))}
              className="kadi-pick"
              onClick={() => onTop(card)}
            >
              <PlayingCard card={card} />
            </button>
          ))}
        </div>
      )}
      {suits.length > 0 && (
        <div role="group" aria-label={say(words.ask)} className="kadi-picker">
          {suits.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === suit}
              className="kadi-pick kadi-suit"
              data-is-red={each === 'hearts' || each === 'diamonds' || undefined}
              onClick={() => onSuit(each)}
            >
              <SuitSign suit={each} size={30} />
              <span>{say(suitName(each))}</span>
              <b className="tabular" aria-hidden="true">
                {rest.filter((card) => kadiSuitOf(card) === each).length}
              </b>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
