import { cardOf, deckSize } from '@bahati/game-rules/cards/card.ts';
import type { CSSProperties } from 'react';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { Mat } from './mat.tsx';
import './kadi.css';

const held = [cardOf(8, 'hearts'), cardOf(12, 'hearts'), deckSize, cardOf(7, 'hearts')];

/** A hand on its mat. Decoration. */
export function KadiScene() {
  return (
    <span className="kadi-scene" aria-hidden="true">
      <Mat />
      <span className="kadi-scene-cards">
        {held.map((card, at) => (
          <span key={card} style={{ '--off': at - 1.5 } as CSSProperties}>
            <PlayingCard card={card} />
          </span>
        ))}
      </span>
    </span>
  );
}
