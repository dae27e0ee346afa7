/** The board of every video poker: the table of pays, five cards, and what may be held. */
import { type Card, cardName } from '@bahati/game-rules/cards/card.ts';
import type {
  VideoPoker,
  VideoPokerView,
} from '@bahati/game-rules/originals/video-poker/video-poker.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useMemo, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { countOf, toggleHeld, useHeld } from './chosen-holds.ts';
import { Deck, FeltPrint } from './felt-print.tsx';
import { handDigits } from './hand-cards.ts';
import { HandRow, Lantern, type ShownCard } from './hand-row.tsx';
import { PayPlate } from './pay-plate.tsx';
import { cardPaceMs, useDealing } from './use-dealing.ts';
import { useHoldKeys } from './use-hold-keys.ts';
import { words } from './words.ts';
import './video-poker.css';
import './video-poker-hand.css';
import './video-poker-foot.css';

type Props = BoardProps<VideoPokerView>;
const noCards: readonly Card[] = [];
const everyPlace = [0, 1, 2, 3, 4];

export function createVideoPokerBoard(game: VideoPoker, isWild: boolean) {
  return function VideoPokerBoard(props: Props) {
    const { view, phase, stake, money, sound, isAuto, onAct } = props;
    const say = useText();
    const [isHinted, setHinted] = useState(false);
    const dealt = view?.dealt ?? noCards;
    const chosen = useHeld(dealt);
    const canHold = phase === 'acting' && !isAuto;
    const best = useMemo(
      () => (isHinted && canHold ? game.bestHold(dealt) : '00000'),
      [isHinted, canHold, dealt],
    );
    const toggle = (place: number) => {
      sound('tick', chosen[place] === '1' ? 0 : 3);
      toggleHeld(dealt, place);
    };
    useDealing(props, game.table);
    useHoldKeys({
      isListening: canHold,
      hasHeld: chosen !== '00000',
      onToggle: toggle,
      onDraw: () => onAct(`hold:${chosen}`),
      onHint: () => setHinted((was) => !was),
    });

    const isShown = view !== null && phase !== 'showing' && !isLeaving(props);
    const lit = isShown ? view.hand : null;
    const isPaid = isOver(view);
    return (
      <div className="vp" data-game={game.code}>
        <PayPlate
          table={game.table}
          lit={lit}
          isPaid={isPaid}
          amountOf={(pays) => money(stake * BigInt(pays), true)}
        />
        <div className="vp-felt">
          <FeltPrint title={game.title} />
          <Deck />
          <HandRow
            cards={shownCards(props, { chosen, best, isWild })}
            isWild={isWild}
            canHold={canHold}
            isLeaving={isLeaving(props)}
            onToggle={toggle}
          />
          <div className="vp-foot">
            <Said props={props} game={game} best={isHinted && canHold ? best : null} />
            <button
              type="button"
              className="vp-hint"
              aria-pressed={isHinted}
              onClick={() => setHinted(!isHinted)}
            >
              <Lantern />
              {say(words.hint)}
            </button>
          </div>
        </div>
      </div>
    );
  };
}

/** The five that count lie there, or arrive. */
function isOver(view: VideoPokerView | null): boolean {
  return view !== null && view.held !== null;
}

/** The last hand is on its way out: the next one was asked for. */
function isLeaving({ phase, view }: Props): boolean {
  return phase === 'asking' && isOver(view);
}

function shownCards(
  props: Props,
  { chosen, best, isWild }: { chosen: string; best: string; isWild: boolean },
): ShownCard[] {
  const { view, phase, isFast } = props;
  const isDrawn = isOver(view);
  const paid =
    view && isDrawn && phase !== 'showing' ? handDigits(view.cards, view.hand, isWild) : null;
  let arriving = 0;
  return everyPlace.map((place) => {
    const card = view?.cards[place] ?? null;
    const isKept = (view?.held ?? chosen)[place] === '1';
    const isNew = phase === 'showing' && !(isDrawn && isKept);
    const isTurnedAway = phase === 'asking' && !isDrawn && !isKept;
    return {
      card: isTurnedAway ? null : card,
      key: `${view?.dealt.join()} ${card}`,
      dealtAfterMs: isNew && !isFast ? arriving++ * cardPaceMs : undefined,
      // Once the hand is over what was held is of no more interest.
      isHeld: view !== null && isKept && (!isDrawn || phase === 'showing'),
      isBest: best[place] === '1',
      isPaid: paid === null || view?.hand === null ? null : paid[place] === '1',
    };
  });
}

/** One sentence under the cards, which changes with what is to be done. */
function Said({ props, game, best }: { props: Props; game: VideoPoker; best: string | null }) {
  const { view, phase } = props;
  const say = useText();
  const line = game.table.lines.find(({ hand }) => hand === view?.hand);
  const told = () => {
    if (!view) return say(words.welcome);
    if (phase === 'showing' || phase === 'asking') return '';
    if (best !== null) return say(bestWords(best), { count: countOf(best) });
    if (view.held === null) {
      return line ? say(words.already, { hand: say(line.name) }) : say(words.choose);
    }
    return line ? say(words.paid, { hand: say(line.name), pays: line.pays }) : say(words.nothing);
  };
  const names = view?.dealt.map((card) => say(cardName(card))).join(', ') ?? '';
  return (
    <p className="vp-said" data-is-paid={line !== undefined && isOver(view)} role="status">
      {phase === 'acting' && <span className="unseen">{say(words.dealt, { cards: names })} </span>}
      {told()}
    </p>
  );
}

function bestWords(best: string) {
  const count = countOf(best);
  return count === 0 ? words.bestNone : count === 5 ? words.bestAll : words.best;
}

/** Stands where the bet button was while the hand waits. */
export function DrawButton({ view, onAct }: Props) {
  const say = useText();
  const held = useHeld(view?.dealt ?? noCards);
  const count = 5 - countOf(held);
  const label = count === 0 ? words.keep : count === 5 ? words.drawAll : words.draw;
  return (
    <>
      <Button tone="brass" size="l" isWide onClick={() => onAct(`hold:${held}`)}>
        {say(label, { count })}
      </Button>
      <p className="quiet small vp-keys">{say(words.keys)}</p>
    </>
  );
}
