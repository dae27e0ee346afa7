import { type Card, cardName, rankOf } from '@bahati/game-rules/cards/card.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { words } from './words.ts';

export type ShownCard = {
  readonly card: Card | null;
  /** A card keeps its key as long as it lies in its place. */
  readonly key: string;
  readonly dealtAfterMs: number | undefined;
  readonly isHeld: boolean;
  readonly isBest: boolean;
  /** It belongs to the hand that is paid; null: nothing is, or not yet. */
  readonly isPaid: boolean | null;
};

type Props = {
  readonly cards: readonly ShownCard[];
  readonly isWild: boolean;
  readonly canHold: boolean;
  readonly isLeaving: boolean;
  readonly onToggle: (place: number) => void;
};

/** Five cards side by side; each is a button while it can be held. */
export function HandRow({ cards, isWild, canHold, isLeaving, onToggle }: Props) {
  const say = useText();
  return (
    <div className="vp-hand" role="group" aria-label={say(words.cards)} data-is-leaving={isLeaving}>
      {cards.map(({ card, key, dealtAfterMs, isHeld, isBest, isPaid }, place) => (
        <button
          key={place}
          type="button"
          className="vp-card"
          aria-pressed={isHeld}
          disabled={!canHold}
          data-is-paid={isPaid ?? undefined}
          style={{ '--place': place } as CSSProperties}
          onClick={() => onToggle(place)}
        >
          <span className="unseen">{labelOf(say, place, card, isBest)}</span>
          <span className="vp-tag" aria-hidden="true" data-is-shown={isHeld}>
            {say(words.held)}
          </span>
          <span className="vp-lift" aria-hidden="true">
            <PlayingCard key={key} card={card} dealtAfterMs={dealtAfterMs} />
            {isWild && card !== null && rankOf(card) === 2 && (
              <span key={`wild ${key}`} className="vp-wild" aria-hidden="true">
                {say(words.wild)}
              </span>
            )}
            {isBest && <Lantern />}
          </span>
          <kbd className="vp-key" aria-hidden="true">
            {place + 1}
          </kbd>
        </button>
      ))}
    </div>
  );
}

function labelOf(
  say: ReturnType<typeof useText>,
  place: number,
  card: Card | null,
  isBest: boolean,
): string {
  const named = card === null ? '' : `: ${say(cardName(card))}`;
  return `${place + 1}${named}${isBest ? `, ${say(words.isBest)}` : ''}`;
}

/** Hangs from the card the hint would hold. */
export function Lantern() {
  return (
    <svg className="vp-lantern" viewBox="0 0 24 30" aria-hidden="true">
      <path d="M12 1v4" stroke="#8a5a12" strokeWidth="1.6" />
      <path d="M8 5h8l1.4 3H6.600Z" fill="#c08a24" />
      <path d="M6 8h12l3 8-3.6 9H6.600L3 16Z" fill="#ffd978" stroke="#8a5a12" strokeWidth="1.4" />
      <path d="M12 11c3 3.4 4 5.2 4 7.400a4 4 0 0 1-8 0C8 16.2 9 14.4 12 11Z" fill="#ff8a3d" />
      <path
        d="M12 15.500c1.3 1.6 1.8 2.4 1.8 3.500a1.8 1.8 0 0 1-3.6 0c0-1.1.5-1.9 1.8-3.500Z"
        fill="#fff3c4"
      />
      <path d="M6.6 25h10.800v3H6.600Z" fill="#c08a24" />
    </svg>
  );
}
