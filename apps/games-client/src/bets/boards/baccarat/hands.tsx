import type { BaccaratView } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { pointsOf, totalOf } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { SqueezedCard } from '#frame/bets/boards/card-table/squeezed-card.tsx';
import { dealOrder, type HandSide } from './deal-order.ts';
import { words } from './words.ts';

type Dealt = {
  readonly view: BaccaratView | null;
  /** Cards on the cloth, how many are turned, and how many count already: in the order dealt. */
  readonly laid: number;
  readonly turned: number;
  readonly told: number;
  readonly isOver: boolean;
};

export function Hands(dealt: Dealt) {
  return (
    <div className="baccarat-hands">
      <Hand side="player" {...dealt} />
      <Hand side="banker" {...dealt} />
    </div>
  );
}

function Hand({ side, view, laid, turned, told, isOver }: Dealt & { side: HandSide }) {
  const say = useText();
  const order = view ? dealOrder(view) : [];
  const mine = order
    .map((place, nth) => ({ ...place, nth }))
    .filter((place) => place.side === side);
  const cards = view?.[side] ?? [];
  const open = mine.filter(({ nth }) => nth < told).map(({ at }) => cards[at] ?? 0);
  const total = totalOf(open.map(pointsOf));
  const isWinner = isOver && view?.winner === side;
  const isNatural = isOver && view?.isNatural === true && cards.length === 2 && total >= 8;
  return (
    <section className="baccarat-hand" data-side={side} data-won={isWinner || undefined}>
      <p className="baccarat-head">
        <span className="display">{say(words[side])}</span>
        {isNatural && <span className="baccarat-natural">{say(words.natural)}</span>}
        <output className="baccarat-total display tabular" data-is-open={open.length > 0}>
          {open.length > 0 ? total : ''}
        </output>
      </p>
      <div className="baccarat-cards">
        {mine.map(({ at, nth }) => {
          if (nth >= laid) return <span key={at} className="baccarat-slot" />;
          const card = cards[at] ?? 0;
          return at === 2 ? (
            <SqueezedCard key={at} card={card} isTurned={nth < turned} isStill={isOver} />
          ) : (
            <PlayingCard
              key={at}
              card={nth < turned ? card : null}
              {...(!isOver && { dealtAfterMs: 0 })}
            />
          );
        })}
        {mine.length === 0 && [0, 1].map((at) => <span key={at} className="baccarat-slot" />)}
      </div>
    </section>
  );
}
