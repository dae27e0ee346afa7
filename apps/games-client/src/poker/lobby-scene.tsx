import { cardOf } from '@bahati/game-rules/cards/card.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import './lobby-scene.css';

const held = [
  cardOf(14, 'spades'),
  cardOf(14, 'hearts'),
  cardOf(13, 'spades'),
  cardOf(13, 'hearts'),
];

/** As many cards as the game deals, held before a table: decoration. */
export function LobbyScene({ holeCards }: { holeCards: number }) {
  return (
    <>
      <span className="seats-lobby-table" />
      <span className="seats-lobby-cards">
        {held.slice(0, holeCards).map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
      </span>
    </>
  );
}
