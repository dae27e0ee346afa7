import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { nameOfCard } from '#frame/cards/card-words.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import type { Told } from '#frame/seats/told.ts';
import { sayKind, upward } from './thirteen-events.ts';
import { words } from './thirteen-words.ts';

type MiddleProps = {
  readonly view: Told<ThirteenView>;
  /** What lay there before. */
  readonly under: readonly Card[];
  readonly own: number | null;
  readonly nameOf: (seat: number) => string;
  readonly isOver: boolean;
};

/** The middle: what is to be beaten and whose it is, or who leads. */
export function ThirteenMiddle({ view, under, own, nameOf, isOver }: MiddleProps) {
  const say = useText();
  const { laid, turn } = view;
  const cards = laid ? upward(laid.combination.cards) : [];
  const beaten = upward(under.filter((card) => !cards.includes(card)));
  return (
    <div className="thirteen-middle" data-spot="stock">
      {beaten.length > 0 && (
        <span
          className="thirteen-row"
          data-is={laid ? 'beaten' : 'swept'}
          key={beaten.join()}
          aria-hidden="true"
        >
          {beaten.map((card, at) => (
            <Laid key={card} card={card} at={at} of={beaten.length} />
          ))}
        </span>
      )}
      <span className="thirteen-row" data-spot="pile" data-is="laid">
        {cards.map((card, at) => (
          <Laid key={card} card={card} at={at} of={cards.length} isSpot />
        ))}
      </span>
      {laid ? (
        <p className="thirteen-said">
          <b>{sayKind(say, laid.combination.kind, cards.length)}</b>
          <span>{nameOf(laid.by)}</span>
          <span className="unseen">
            {say(words.table, { cards: cards.map((card) => say(nameOfCard(card))).join(', ') })}
          </span>
        </p>
      ) : (
        !isOver &&
        turn !== null && (
          <p className="thirteen-said" data-is="lead">
            <b>{turn === own ? say(words.ownLead) : say(words.leadOf, { name: nameOf(turn) })}</b>
          </p>
        )
      )}
    </div>
  );
}

type LaidProps = {
  readonly card: Card;
  readonly at: number;
  readonly of: number;
  readonly isSpot?: boolean;
};

function Laid({ card, at, of, isSpot = false }: LaidProps) {
  return (
    <span
      className="thirteen-card"
      {...(isSpot && { 'data-card': card })}
      style={{ '--at': at, '--of': of } as CSSProperties}
    >
      <PlayingCard card={card} />
    </span>
  );
}
