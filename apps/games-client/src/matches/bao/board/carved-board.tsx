import { house } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Direction as Arrow, nextBox } from '#frame/chips/boxes.ts';
import type { Say } from '#frame/matches/match-game.ts';
import { useText } from '#frame/bets/use-text.ts';
import { Grain, Ridge } from './carving.tsx';
import { HandOfSeeds } from './hand-of-seeds.tsx';
import { marks } from '#frame/matches/bao/marks.ts';
import { Pit, type PitState } from './pit.tsx';
import { allPits, boxOf, placeOf, type Way } from '#frame/matches/bao/places.ts';
import { type BaoBoard, otherSide, type SideOf } from '#frame/matches/bao/seen-bao.ts';
import type { Beat } from '#frame/matches/bao/sowing/sowing.ts';
import { Store } from './store.tsx';
import { useSwipe } from './use-swipe.ts';
import { words } from '#frame/matches/bao/words.ts';

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const spots = [false, true].flatMap((isNear) =>
  allPits.map((pit) => ({ pit, isNear, box: boxOf(pit, isNear) })),
);

type BoardProps = {
  readonly board: BaoBoard;
  /** Whose rows are near. */
  readonly near: SideOf;
  readonly nameOf: (side: SideOf) => string;
  readonly stateOf: (side: SideOf, pit: number) => PitState;
  /** What is being shown of a sowing, and for how long. */
  readonly beat: Beat | null;
  readonly ms: number;
  readonly onPress: (side: SideOf, pit: number) => void;
  /** True: the way was taken. */
  readonly onWay: (pit: number, way: Way) => boolean;
  readonly onCancel: () => void;
  /** Above the pits. */
  readonly children?: ReactNode;
};

function labelOf(say: Say, name: string, pit: number, seeds: number, state: PitState): string {
  const { row, column } = placeOf(pit, true);
  const place = say(row === 2 ? words.front : words.back, { number: column + 1 });
  const named = pit === house ? `${place}, ${say(words.house)}` : place;
  const told = say(words.pitOf, { name, place: named, count: seeds });
  if (state === null) return told;
  const is = {
    open: words.canPlay,
    chosen: words.isChosen,
    target: words.isTarget,
    blocked: words.isBlocked,
  };
  return `${told}, ${say(is[state])}`;
}

/** The whole board with its pits as buttons; of all of them one has the focus, and arrows lead on. */
export function CarvedBoard(props: BoardProps) {
  const { board, near, nameOf, stateOf, beat, ms, onPress, onWay, onCancel, children } = props;
  const say = useText();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [tabbed, setTabbed] = useState('');
  const swipe = useSwipe(onWay);
  const keyOf = (pit: number, isNear: boolean) => `${pit} ${isNear}`;
  const firstOpen = allPits.find((pit) => stateOf(near, pit) !== null) ?? 0;
  const tab = tabbed === '' ? keyOf(firstOpen, true) : tabbed;

  function onKey(event: KeyboardEvent, spot: (typeof spots)[number]): void {
    const arrow = arrows[event.key];
    if (event.key === 'Escape') return onCancel();
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const isAside = arrow === 'left' || arrow === 'right';
    const isChosen = spot.isNear && stateOf(near, spot.pit) === 'chosen';
    // Of the pit that is chosen they say the way.
    if (isAside && isChosen) return void onWay(spot.pit, arrow);
    const next = nextBox(spots, spot, arrow);
    setTabbed(keyOf(next.pit, next.isNear));
    buttons.current.get(keyOf(next.pit, next.isNear))?.focus();
  }

  const store = (side: SideOf) => (
    <Store
      side={board[side]}
      name={nameOf(side)}
      colour={marks[side].colour}
      isNear={side === near}
      isLit={beat?.is === 'store' && beat.side === side}
    />
  );
  return (
    <div className="bao-board" style={{ '--beat': `${ms}ms` } as CSSProperties}>
      <Grain />
      {store(otherSide(near))}
      <div className="bao-field" role="group" aria-label={say(words.board)} {...swipe}>
        <Ridge className="bao-ridge" />
        {spots.map((spot) => {
          const { pit, isNear } = spot;
          const side = isNear ? near : otherSide(near);
          const key = keyOf(pit, isNear);
          const state = stateOf(side, pit);
          const isHere = beat?.side === side && beat.pit === pit;
          const seeds = board[side].pits[pit] ?? 0;
          return (
            <Pit
              key={key}
              pit={pit}
              side={board[side]}
              isNear={isNear}
              state={state}
              beat={isHere ? beat.is : null}
              label={labelOf(say, nameOf(side), pit, seeds, state)}
              isTabbed={key === tab}
              onRef={(button) => {
                if (button) buttons.current.set(key, button);
              }}
              onPress={() => {
                setTabbed(key);
                onPress(side, pit);
              }}
              onKey={(event) => onKey(event, spot)}
            />
          );
        })}
        {beat && <HandOfSeeds beat={beat} near={near} />}
        {children}
      </div>
      {store(near)}
    </div>
  );
}
