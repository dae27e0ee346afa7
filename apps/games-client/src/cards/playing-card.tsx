import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { nameOfCard } from './card-words.ts';

const closed = { en: 'A closed card', sw: 'Karata iliyofunikwa' };

type Props = {
  /** Null lies face down; it turns over when it becomes a card. */
  readonly card: Card | null;
  /** It slides in from `--card-from-x`, `--card-from-y` and turns after so long. Absent: it lies. */
  readonly dealtAfterMs?: number | undefined;
  readonly className?: string;
};

/** A card that lies on a table, as wide as `--card-width` says; its key decides what is one card. */
export function PlayingCard({ card, dealtAfterMs, className = '' }: Props) {
  const say = useText();
  return (
    <span
      role="img"
      aria-label={say(card === null ? closed : nameOfCard(card))}
      className={`playing-card ${className}`}
      data-is-up={card !== null}
      data-is-dealt={dealtAfterMs !== undefined || undefined}
      style={{ '--card-after': `${dealtAfterMs ?? 0}ms` } as CSSProperties}
    >
      <span className="playing-card-turn">
        <span className="playing-card-side">
          <CardBack />
        </span>
        <span className="playing-card-side" data-side="face">
          {card !== null && <CardFace card={card} />}
        </span>
      </span>
    </span>
  );
}
