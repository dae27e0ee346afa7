import {
  type AndarBaharView,
  sideOfCard,
} from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import { type Side, sides } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.places.ts';
import { jokerSteps } from '@bahati/game-rules/tables/andar-bahar/deal-pace.ts';
import { sideNames } from '@bahati/game-rules/tables/andar-bahar/place-names.ts';
import { cardName } from '@bahati/game-rules/cards/card.ts';
import { sideLook } from '#frame/bets/boards/card-table/side-look.ts';
import { CardFace } from '#frame/cards/card-face.tsx';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

type Props = {
  readonly view: AndarBaharView | null;
  /** Steps of the deal that have been taken. */
  readonly steps: number;
  readonly isOver: boolean;
};

/** The joker, and beside it the cards of both sides as they come. */
export function Lanes(props: Props) {
  const say = useText();
  const { view, steps, isOver } = props;
  const cards = Math.max(0, steps - jokerSteps);
  return (
    <div className="ab-table">
      <section className="ab-joker" aria-label={say(words.joker)}>
        <span className="ab-joker-name display" aria-hidden="true">
          {say(words.joker)}
        </span>
        {view && steps > 0 ? (
          <PlayingCard card={steps > 1 ? view.joker : null} {...(!isOver && { dealtAfterMs: 0 })} />
        ) : (
          <span className="ab-slot" />
        )}
        <p className="ab-count">
          <span className="unseen">{say(words.cards)} </span>
          <output className="display tabular" data-is-open={cards > 0}>
            {cards > 0 ? cards : ''}
          </output>
        </p>
      </section>
      {sides.map((side) => (
        <Lane key={side} side={side} cards={cards} view={view} isOver={isOver} />
      ))}
    </div>
  );
}

type LaneProps = Pick<Props, 'view' | 'isOver'> & { readonly side: Side; readonly cards: number };

function Lane({ side, view, cards, isOver }: LaneProps) {
  const say = useText();
  const dealt = view?.dealt ?? [];
  const own = dealt.slice(0, cards).flatMap((card, at) => (sideOfCard(at) === side ? [card] : []));
  const winner = isOver ? view?.winner : undefined;
  return (
    <section
      className="ab-lane"
      data-side={side}
      {...sideLook(side, winner)}
      aria-label={say(sideNames[side])}
    >
      <p className="ab-lane-name display" aria-hidden="true">
        {say(sideNames[side])}
      </p>
      <div className="ab-cards">
        {own.map((card) => (
          <span key={card} className="ab-place">
            <span
              role="img"
              aria-label={say(cardName(card))}
              className="ab-card"
              data-is-dealt={!isOver || undefined}
              data-is-match={(winner === side && card === dealt.at(-1)) || undefined}
            >
              <CardFace card={card} />
            </span>
          </span>
        ))}
        {own.length === 0 && <span className="ab-slot" />}
      </div>
    </section>
  );
}
