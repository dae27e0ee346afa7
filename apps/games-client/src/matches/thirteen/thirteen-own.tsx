import { suitOf } from '@bahati/game-rules/cards/card.ts';
import { strengthOf } from '@bahati/game-rules/seat-games/thirteen/thirteen.combinations.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useMemo, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { OwnSide } from '#frame/matches/card-table/own-side.tsx';
import type { LastPlaces } from '#frame/matches/card-table/use-flights.ts';
import { HandFan } from '#frame/matches/hand-fan/hand-fan.tsx';
import { type CardScale, type HandOrder, inOrder } from '#frame/matches/hand-fan/hand-order.ts';
import type { Say } from '#frame/matches/match-game.ts';
import { kindOf } from './thirteen-choosing.ts';
import { sayKind } from './thirteen-events.ts';
import { type Hint, turnHint, whyNot } from './thirteen-hints.ts';
import type { ThirteenOwnProps } from './thirteen-props.ts';
import { words } from './thirteen-words.ts';
import { useThirteenTurn } from './use-thirteen-turn.ts';

/** Red and black in turn. */
const suitOrder = ['spades', 'hearts', 'clubs', 'diamonds'];
const scale: CardScale = { rank: strengthOf, suit: (card) => suitOrder.indexOf(suitOf(card)) };

function hintNow(
  props: ThirteenOwnProps,
  { chosen, play, canLay, refused }: ReturnType<typeof useThirteenTurn>,
  say: Say,
): Hint {
  const { view, own, seat, cards, isOver, isAsked } = props;
  const nothing = { text: '', isNo: false };
  const mustHold = own?.mustHold ?? null;
  if (isOver || view.resigned.includes(seat)) return nothing;
  if (isAsked) return { text: say(words.sent), isNo: false };
  const place = view.out.indexOf(seat);
  if (place >= 0) return { text: say(words.isOut, { place: place + 1 }), isNo: false };
  if (view.turn === seat) {
    if (refused !== null) return whyNot(refused, view, mustHold, say);
    return turnHint({ view, mustHold, hand: cards, chosen, play, canLay }, say);
  }
  const hasPassed = view.players.some((player) => player.seat === seat && player.hasPassed);
  return hasPassed ? { text: say(words.hasPassed), isNo: false } : nothing;
}

/** The near side of a table of Thirteen. */
export function ThirteenOwn(props: ThirteenOwnProps & { readonly lastPlaces: LastPlaces }) {
  const { view, seat, cards, moment, options, isAsked, isOver, lastPlaces, onAct } = props;
  const say = useText();
  const [order, setOrder] = useState<HandOrder>('rank');
  const turn = useThirteenTurn(options, cards, moment);
  const hint = hintNow(props, turn, say);
  const { play, canLay } = turn;
  const held = useMemo(() => inOrder(cards, order, scale), [cards, order]);
  const pass = options.find(({ kind }) => kind === 'pass');
  const made = play && kindOf(play.cards);
  const kind = made && made.kind !== 'single' && sayKind(say, made.kind, made.cards.length);
  function lay(): void {
    if (play && !isAsked) onAct(play);
  }
  return (
    <OwnSide
      hint={hint.text}
      isNo={hint.isNo}
      isTurn={view.turn === seat && !isOver}
      order={order}
      onOrder={setOrder}
      tools={
        canLay && (
          <button type="button" className="thirteen-suggest" onClick={turn.suggest}>
            <span>{say(words.suggest)}</span>
          </button>
        )
      }
      picker={null}
      fan={
        <HandFan
          cards={held}
          stateOf={turn.stateOf}
          top={null}
          onTap={turn.tap}
          onClear={turn.clear}
          onDrop={lay}
          lastPlaces={lastPlaces}
        />
      }
      without={
        pass && (
          <Button
            className="thirteen-pass"
            tone={canLay ? 'quiet' : 'brass'}
            size="l"
            aria-disabled={isAsked || undefined}
            onClick={() => onAct(pass)}
          >
            {say(words.pass)}
          </Button>
        )
      }
      withCards={
        canLay && (
          <Button
            className="thirteen-play"
            tone="brass"
            size="l"
            aria-disabled={isAsked || !play || undefined}
            onClick={lay}
          >
            {kind ? say(words.playKind, { kind }) : say(words.play)}
          </Button>
        )
      }
    />
  );
}
