import type { Card } from '@bahati/game-rules/cards/card.ts';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { nameOfCard } from '#frame/cards/card-words.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import type { LastPlaces } from '#frame/matches/card-table/use-flights.ts';
import type { CardState } from './choosing.ts';
import { type FanPlace, fanPlaces, rowsOf } from './fan-places.ts';
import { useFanPointer } from './use-fan-pointer.ts';
import { words } from './words.ts';
import './hand-fan.css';

/** So many cards a row before another one is begun: on a phone held upright, and elsewhere. */
const [narrowRow, wideRow] = [15, 20];

export type HandFanProps = {
  /** In the order in which they are held. */
  readonly cards: readonly Card[];
  readonly stateOf: (card: Card) => CardState;
  /** Of what is chosen, the card that comes to lie on top; null: there is nothing to tell apart. */
  readonly top: Card | null;
  /** False: it cannot be chosen. */
  readonly onTap: (card: Card) => boolean;
  readonly onClear: () => void;
  /** What is chosen was dragged onto the table. */
  readonly onDrop: () => void;
  /** Where each card lies, for who lets it fly from there. */
  readonly lastPlaces: LastPlaces;
};

/** The own hand: cards that lift when they are chosen, by finger, mouse or keys. */
export function HandFan(props: HandFanProps) {
  const { cards, stateOf, top, onTap, onClear, lastPlaces } = props;
  const say = useText();
  const [focusAt, setFocusAt] = useState(0);
  const hasFocus = useRef(false);
  const { fan, seen, wasDragged, onDown } = useFanPointer(props);
  const narrow = fanPlaces(cards.length, narrowRow);
  const wide = fanPlaces(cards.length, wideRow);
  const reachable = Math.min(focusAt, cards.length - 1);
  useLayoutEffect(() => {
    const lifts = fan.current?.querySelectorAll<HTMLElement>('.hand-fan-card') ?? [];
    for (const lift of lifts) {
      const { left, top, width, height } = lift.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      lastPlaces.set(Number(lift.dataset['card']), { ...middle, width: lift.offsetWidth });
    }
  });
  // Whoever goes by keys stays among his cards when the one he was at is laid.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    fan.current?.querySelectorAll<HTMLElement>('.hand-fan-card')[reachable]?.focus();
  }, [cards, reachable, fan]);
  function onKey(event: KeyboardEvent): void {
    const to = {
      ArrowLeft: reachable - 1,
      ArrowRight: reachable + 1,
      Home: 0,
      End: cards.length - 1,
    }[event.key];
    if (event.key === 'Escape') onClear();
    if (event.key === 'ArrowUp') props.onDrop();
    if (to === undefined) return;
    event.preventDefault();
    const at = Math.max(0, Math.min(cards.length - 1, to));
    setFocusAt(at);
    fan.current?.querySelectorAll<HTMLElement>('.hand-fan-card')[at]?.focus();
  }
  return (
    <div
      ref={fan}
      className="hand-fan"
      data-spot="hand"
      role="toolbar"
      tabIndex={-1}
      aria-label={say(words.ownCards, { count: cards.length })}
      style={
        {
          '--n-rows': rowsOf(cards.length, narrowRow),
          '--w-rows': rowsOf(cards.length, wideRow),
        } as CSSProperties
      }
      onKeyDown={onKey}
      onPointerDown={onDown}
    >
      {cards.map((card, at) => {
        const state = stateOf(card);
        const name = say(nameOfCard(card));
        return (
          <button
            key={card}
            type="button"
            className="hand-fan-card"
            data-card={card}
            data-is={state}
            data-is-top={top === card || undefined}
            data-is-seen={seen === card || undefined}
            aria-pressed={state === 'chosen'}
            aria-label={state === 'fits-nothing' ? say(words.noFit, { card: name }) : name}
            tabIndex={at === reachable ? 0 : -1}
            style={placing(narrow[at], wide[at])}
            onFocus={() => {
              hasFocus.current = true;
              setFocusAt(at);
            }}
            onBlur={() => {
              hasFocus.current = false;
            }}
            onClick={(event) => {
              // Keys and readers of screens press without a pointer.
              if (event.detail > 0 && wasDragged()) return;
              if (!onTap(card)) shake(event.currentTarget);
            }}
          >
            <span className="hand-fan-lift" aria-hidden="true">
              <PlayingCard card={card} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

function placing(narrow?: FanPlace, wide?: FanPlace): CSSProperties {
  return {
    '--n-row': narrow?.row,
    '--n-at': narrow?.at,
    '--n-of': narrow?.of,
    '--w-row': wide?.row,
    '--w-at': wide?.at,
    '--w-of': wide?.of,
  } as CSSProperties;
}

/** Says no without a word; the reason stands beside the hand. */
export function shake(card: Element): void {
  const steps = [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` }));
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    card.animate(steps, { duration: 240 });
  }
}
