import { suits } from '@bahati/game-rules/cards/card.ts';
import { kadiRankOf, kadiSuitOf } from '@bahati/game-rules/seat-games/kadi/kadi.cards.ts';
import { useMemo, useState } from 'react';
import { OwnSide } from '#frame/matches/card-table/own-side.tsx';
import type { LastPlaces } from '#frame/matches/card-table/use-flights.ts';
import { HandFan } from '#frame/matches/hand-fan/hand-fan.tsx';
import { type CardScale, type HandOrder, inOrder } from '#frame/matches/hand-fan/hand-order.ts';
import { PlayButtons, TakeButton } from './kadi-acts.tsx';
import { dropOf } from './kadi-choosing.ts';
import { hasPicker, KadiPickers } from './kadi-pickers.tsx';
import type { KadiOwnProps } from './kadi-props.ts';
import { useKadiHint } from './use-kadi-hint.ts';
import { useKadiTurn } from './use-kadi-turn.ts';

/** Red and black in turn, jokers beside everything. */
const suitOrder = ['spades', 'hearts', 'clubs', 'diamonds'];
const scale: CardScale = {
  rank: kadiRankOf,
  suit: (card) => {
    const suit = kadiSuitOf(card);
    return suit ? suitOrder.indexOf(suit) : suits.length;
  },
};

/** The near side of a table of Kadi. */
export function KadiOwn(props: KadiOwnProps & { readonly lastPlaces: LastPlaces }) {
  const { view, seat, cards, moment, options, isAsked, isOver, lastPlaces, onAct } = props;
  const [order, setOrder] = useState<HandOrder>('suit');
  const turn = useKadiTurn(options, cards, moment);
  const hint = useKadiHint(props, turn);
  const { chosen, laying, canLay } = turn;
  const held = useMemo(() => inOrder(cards, order, scale), [cards, order]);
  function drop(): void {
    const act = isAsked ? null : dropOf(laying);
    if (act) onAct(act);
  }
  const picker = laying && hasPicker(laying) && (
    <KadiPickers
      laying={laying}
      rest={cards.filter((card) => !chosen.includes(card))}
      onTop={turn.pickTop}
      onSuit={turn.pickSuit}
    />
  );
  return (
    <OwnSide
      hint={hint.text}
      isNo={hint.isNo}
      isTurn={view.turn === seat && !isOver}
      order={order}
      onOrder={setOrder}
      picker={picker}
      fan={
        <HandFan
          cards={held}
          stateOf={turn.stateOf}
          top={laying && laying.tops.length > 1 ? laying.top : null}
          onTap={turn.tap}
          onClear={turn.clear}
          onDrop={drop}
          lastPlaces={lastPlaces}
        />
      }
      without={
        <TakeButton
          view={view}
          options={options}
          isAsked={isAsked}
          isOnly={!canLay}
          onAct={onAct}
        />
      }
      withCards={
        <PlayButtons
          options={options}
          isAsked={isAsked}
          laying={laying}
          canLay={canLay}
          onAct={onAct}
        />
      }
    />
  );
}
