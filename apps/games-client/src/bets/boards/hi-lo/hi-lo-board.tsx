import { cardName, cardSign, isRed } from '@bahati/game-rules/cards/card.ts';
import type { HiLoStep, HiLoView } from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useShowing } from '#frame/bets/stage/use-showing.ts';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { HiLoChoices } from './hi-lo-choices.tsx';
import { words } from './words.ts';

const corners = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export function HiLoBoard(props: BoardProps<HiLoView>) {
  const { phase, isFast, view, sound } = props;
  const say = useText();
  const isNewBet = phase === 'asking' && (view?.isOver ?? true);
  const shown = isNewBet ? null : view;
  useShowing(props, view ? showMs(view) : 0, {
    onBegin: () => sound('card'),
    onEnd: () => view && hearEnd(view, sound),
  });
  const isSettled = phase !== 'showing';
  return (
    <div
      className="hi-lo"
      data-fast={isFast || undefined}
      data-end={shown?.isOver && isSettled ? (shown.isLost ? 'lost' : 'won') : undefined}
    >
      <RankRail rank={shown?.rank ?? null} />
      <div className="hi-lo-table">
        <div className="hi-lo-deck" aria-hidden="true">
          <PlayingCard card={null} />
        </div>
        <div className="hi-lo-pile">
          {shown === null ? (
            <p className="hi-lo-none small">{say(words.none)}</p>
          ) : (
            <Pile view={shown} isMoving={phase === 'showing' && !isFast} />
          )}
        </div>
        <Standing view={shown} />
      </div>
      <HiLoChoices view={shown} actions={props.actions} onAct={props.onAct} sound={sound} />
      <Trail view={shown} />
      <p className="unseen" role="status">
        {phase === 'acting' && view && <Told view={view} />}
      </p>
    </div>
  );
}

function showMs({ isOver, isLost, steps }: HiLoView): number {
  if (isLost) return 1_100;
  if (isOver) return 700;
  return steps.length > 0 ? 620 : 560;
}

function hearEnd(view: HiLoView, sound: BoardProps<HiLoView>['sound']): void {
  if (view.isLost) return sound('bad');
  if (view.isOver) return sound('chip', view.right);
  if (view.steps.length > 0 && view.steps.at(-1) !== 'skip') sound('good', view.right);
}

function Told({ view }: { view: HiLoView }) {
  const say = useText();
  const card = say(cardName(view.cards.at(-1) ?? 0));
  return view.right === 0
    ? say(words.begun, { card })
    : say(words.stands, { card, multiple: view.multiple });
}

/** The open card on those before it. Taking deals none. */
function Pile({ view, isMoving }: { view: HiLoView; isMoving: boolean }) {
  const { cards, isOver, isLost } = view;
  const first = Math.max(0, cards.length - 3);
  const isTaken = isOver && !isLost;
  return cards.slice(first).map((card, index) => {
    const place = first + index;
    const isTop = place === cards.length - 1;
    return (
      <span
        key={place}
        className="hi-lo-card"
        data-is-top={isTop || undefined}
        style={{ '--lean': `${leanOf(place)}deg` } as CSSProperties}
      >
        <PlayingCard card={card} dealtAfterMs={isTop && isMoving && !isTaken ? 0 : undefined} />
      </span>
    );
  });
}

/** No card lies quite straight; each always in its own way. */
const leanOf = (place: number) => ((place * 5) % 7) - 3;

function Standing({ view }: { view: HiLoView | null }) {
  const say = useText();
  const isPaying = view !== null && (view.right > 0 || view.isLost);
  const label = view?.isLost ? words.lost : view?.isOver ? words.paid : words.now;
  return (
    <p className="hi-lo-standing" data-is={isPaying ? undefined : 'nothing'}>
      <span className="small">{isPaying ? say(label) : ''}</span>
      <strong className="display tabular">{isPaying ? `${cut(view.multiple)}×` : '—'}</strong>
    </p>
  );
}

/** Two places are enough for the eye; the sentence has them all. */
const cut = (text: string) => text.replace(/(\.\d\d)\d+$/, '$1');

/** All thirteen ranks: which lie below the open card, which above. */
function RankRail({ rank }: { rank: number | null }) {
  return (
    <ol className="hi-lo-rail tabular" aria-hidden="true">
      {corners.map((corner, index) => {
        const at = index + 1;
        const side =
          rank === null ? undefined : at === rank ? 'here' : at < rank ? 'below' : 'above';
        return (
          <li key={corner} data-is={side}>
            {corner}
          </li>
        );
      })}
    </ol>
  );
}

const marks: Readonly<Record<HiLoStep, string>> = { higher: '▲', lower: '▼', same: '=', skip: '»' };

/** What came so far, with the guess that led to each; the newest is always in sight. */
function Trail({ view }: { view: HiLoView | null }) {
  const say = useText();
  const list = useRef<HTMLOListElement>(null);
  const count = view?.cards.length ?? 0;
  useEffect(() => {
    list.current?.scrollTo({ left: count * 100 });
  }, [count]);
  return (
    <ol ref={list} className="hi-lo-trail tabular" aria-label={say(words.trail)}>
      {view?.cards.map((card, place) => {
        const step = view.steps[place - 1];
        const isWrong = view.isLost && place === view.cards.length - 1;
        return (
          <li
            // A card of the trail stays where it came.
            key={`${place} ${card}`}
            data-red={isRed(card) || undefined}
            data-is={isWrong ? 'wrong' : step === 'skip' ? 'skip' : step ? 'right' : undefined}
          >
            {step && <small aria-hidden="true">{marks[step]}</small>}
            <span className="unseen">{say(cardName(card))}</span>
            <b aria-hidden="true">{cardSign(card)}</b>
          </li>
        );
      })}
    </ol>
  );
}
