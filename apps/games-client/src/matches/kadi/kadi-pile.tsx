import { type Card, type Suit, suitName } from '@bahati/game-rules/cards/card.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { SuitSign } from '#frame/cards/card-face.tsx';
import { nameOfCard } from '#frame/cards/card-words.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import type { Told } from '#frame/seats/told.ts';
import { DirectionRing } from './direction-ring.tsx';
import { words } from './kadi-words.ts';
import './kadi-pile.css';

/** Fewer turns than these are told. */
const fewTurns = 20;

type PileProps = {
  readonly view: Told<KadiView>;
  /** The top of what lay there before the last play. */
  readonly under: Card | null;
  readonly isOver: boolean;
};

/** The middle: what is taken from, what was laid, what it asks for, and which way play goes. */
export function KadiPile({ view, under, isOver }: PileProps) {
  const say = useText();
  const { laid, pile, feed, stockCount, turnsLeft, direction } = view;
  const top = laid.at(-1);
  return (
    <div className="kadi-pile">
      <DirectionRing direction={direction} />
      <span
        className="kadi-stock"
        data-is-empty={stockCount === 0 || undefined}
        data-spot="stock"
        role="img"
        aria-label={say(words.stock, { count: stockCount })}
      >
        {[2, 1, 0].map((at) =>
          stockCount > at ? (
            <span key={at} className="small-back" style={{ '--at': at } as CSSProperties} />
          ) : null,
        )}
        <b className="tabular" aria-hidden="true">
          {stockCount}
        </b>
      </span>
      <span className="kadi-laid" data-spot="pile">
        {under !== null && !laid.includes(under) && (
          <span className="kadi-under" aria-hidden="true" key={under}>
            <PlayingCard card={under} />
          </span>
        )}
        {laid.map((card, at) => (
          <span
            key={card}
            className="kadi-laid-card"
            data-card={card}
            style={{ '--at': at, '--of': laid.length, '--tilt': tiltOf(card) } as CSSProperties}
          >
            <PlayingCard card={card} />
          </span>
        ))}
        {top !== undefined && (
          <span className="unseen">{say(words.pile, { card: say(nameOfCard(top)) })}</span>
        )}
      </span>
      {!isOver && !feed && pile.rank === null && pile.suit && <Asked suit={pile.suit} />}
      {!isOver && !feed && pile.suit === null && (
        <span className="kadi-asked" data-is="anything">
          <b>{say(words.anything)}</b>
        </span>
      )}
      {feed && !isOver && (
        <span className="kadi-feed tabular" key={feed.count} title={say(words.waiting, feed)}>
          <span aria-hidden="true">{`+${feed.count}`}</span>
          <span className="unseen">{say(words.waiting, { count: feed.count })}</span>
        </span>
      )}
      {!isOver && turnsLeft <= fewTurns && (
        <span className="kadi-turns">{say(words.turnsLeft, { count: turnsLeft })}</span>
      )}
    </div>
  );
}

/** Each lies a little otherwise, and always the same. */
const tiltOf = (card: Card): number => ((card * 7) % 9) - 4;

function Asked({ suit }: { suit: Suit }) {
  const say = useText();
  const isRed = suit === 'hearts' || suit === 'diamonds';
  return (
    <span className="kadi-asked" data-is-red={isRed || undefined} key={suit}>
      <SuitSign suit={suit} size={24} />
      <b>{say(suitName(suit))}</b>
      <span className="unseen">{say(words.asked)}</span>
    </span>
  );
}
