import { cornerOf, isRed, rankOf, type Suit, suitOf } from '@bahati/game-rules/cards/card.ts';
import './playing-cards.css';

const signs: Readonly<Record<Suit, string>> = {
  diamonds: '♦',
  hearts: '♥',
  spades: '♠',
  clubs: '♣',
};

const textOf = (card: number): string => `${cornerOf(rankOf(card))}${signs[suitOf(card)]}`;

/** Cards of the published numbers in a line of text; `label` names what they are. */
export function PlayingCards({ cards, label }: { cards: readonly number[]; label: string }) {
  return (
    <span className="ui-cards" role="img" aria-label={`${label}: ${cards.map(textOf).join(' ')}`}>
      {cards.map((card, at) => (
        <span
          key={`${at} ${card}`}
          className="ui-cards-one"
          data-red={isRed(card) ? '' : undefined}
          aria-hidden="true"
        >
          {textOf(card)}
        </span>
      ))}
    </span>
  );
}
