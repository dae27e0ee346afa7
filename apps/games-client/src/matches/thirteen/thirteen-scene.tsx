import { cardOf } from '@bahati/game-rules/cards/card.ts';
import type { CSSProperties } from 'react';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { ThirteenCloth } from './thirteen-cloth.tsx';
import './thirteen.css';

const laid = [
  cardOf(3, 'spades'),
  cardOf(4, 'hearts'),
  cardOf(5, 'clubs'),
  cardOf(6, 'diamonds'),
  cardOf(2, 'hearts'),
];

/** A run and the highest card on the cloth. Decoration. */
export function ThirteenScene() {
  return (
    <span className="thirteen-scene" aria-hidden="true">
      <ThirteenCloth />
      <span className="thirteen-scene-cards">
        {laid.map((card, at) => (
          <span key={card} style={{ '--off': at - 2 } as CSSProperties}>
            <PlayingCard card={card} />
          </span>
        ))}
      </span>
    </span>
  );
}
