import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { CSSProperties, ReactNode } from 'react';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import './scene.css';

type SceneProps = { readonly cards: readonly Card[]; readonly ground: ReactNode };

/** Cards fanned over a ground. Decoration. */
export function CardScene({ cards, ground }: SceneProps) {
  return (
    <span className="card-scene" aria-hidden="true">
      {ground}
      {cards.map((card, at) => (
        <span
          key={card}
          className="card-scene-card"
          style={{ '--off': at - (cards.length - 1) / 2 } as CSSProperties}
        >
          <PlayingCard card={card} />
        </span>
      ))}
    </span>
  );
}
