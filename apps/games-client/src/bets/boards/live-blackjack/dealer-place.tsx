import { totalOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { words as handWords } from '#frame/bets/boards/blackjack/words.ts';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { dealerCardAfter, drawnCardAfter } from './timeline.ts';
import type { Stage } from './use-stage.ts';

type DealerProps = {
  readonly view: LiveBlackjackView | null;
  readonly stage: Stage;
  /** Cards come with movement. */
  readonly isMoving: boolean;
};

/** The dealer's cards: one open, one hidden until all seats have decided, then those that are drawn. */
export function DealerPlace({ view, stage, isMoving }: DealerProps) {
  const say = useText();
  const cards = view?.dealer.cards ?? [];
  const { isDealing, isTurned, isTold } = stage;
  const lying = cards.length === 0 ? 0 : isTurned ? cards.length : 2;
  const shown = Array.from({ length: lying }, (_, place) =>
    place === 1 && !isTurned ? null : (cards[place] ?? null),
  );
  const counted = isTold ? cards : shown.slice(0, isTurned ? 2 : 1);
  const { total } = totalOf(counted.filter((card) => card !== null));
  const afterOf = (place: number) => {
    if (place > 1) return isMoving ? drawnCardAfter(place) : undefined;
    return isDealing ? dealerCardAfter(view?.seats ?? [], place) : undefined;
  };
  return (
    <section className="bjt-dealer" aria-label={say(handWords.dealer)}>
      <span className="cloth-cards">
        {shown.map((card, place) => (
          <PlayingCard
            // The same card lies there before and after it is turned.
            key={place}
            card={card}
            dealtAfterMs={afterOf(place)}
          />
        ))}
      </span>
      {total > 0 && !isDealing && (
        <span className="cloth-total tabular">
          <span className="unseen">{say(handWords.dealer)} </span>
          {total}
        </span>
      )}
    </section>
  );
}
