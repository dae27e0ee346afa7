import type { Card } from '@bahati/game-rules/cards/card.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';

type HandRowProps = {
  readonly owner: 'dealer' | 'player';
  readonly name: string;
  /** Null lies face down. */
  readonly cards: readonly (Card | null)[];
  readonly isFresh: boolean;
  readonly told: string | null;
  readonly end: 'won' | 'pushed' | 'lost' | undefined;
};

/** Three cards side by side and what they are called together. */
export function HandRow({ owner, name, cards, isFresh, told, end }: HandRowProps) {
  return (
    <section className="tcp-hand" data-owner={owner} data-end={end} aria-label={name}>
      <span className="cloth-cards">
        {cards.map((card, place) => (
          <PlayingCard
            // The same card lies there before and after it is turned.
            key={place}
            card={card}
            dealtAfterMs={isFresh ? 0 : undefined}
          />
        ))}
      </span>
      <span className="cloth-total" data-end={end}>
        {told ?? name}
      </span>
    </section>
  );
}
