import {
  doorsOf,
  floorCount,
  readTowerLevel,
  type TowerLevel,
  towerMultiple,
  type TowerView,
} from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { cutDecimalText, groupedText } from '@bahati/game-rules/rational.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useShowing } from '#frame/bets/stage/use-showing.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { Door, type DoorState, Lantern, Night, Roof, Stones } from './tower-art.tsx';
import { toggleDoor, towerPlan } from './tower-plan.ts';
import { words } from './words.ts';

const topDown = Array.from({ length: floorCount }, (_, index) => floorCount - 1 - index);

export function TowerBoard(props: BoardProps<TowerView>) {
  const { phase, isFast, opening, actions, onAct, isLocked, sound } = props;
  const say = useText();
  const { marks, isMarking } = useStore(towerPlan, (state) => state);
  const [asked, setAsked] = useState<number | null>(null);
  const stones = useId();
  const isNewBet = phase === 'asking' && (props.view?.isOver ?? true);
  const marksNow = isMarking && !isLocked;
  const view = isNewBet || marksNow ? null : props.view;
  const level = (isLocked ? props.view?.level : null) ?? readTowerLevel(opening) ?? 'easy';
  const shownLevel = view?.level ?? level;
  const climbed = marksNow ? marks.length : (view?.climbed ?? 0);
  const isActOnItsWay = phase === 'asking' && !isNewBet;
  useShowing(props, view ? showMs(view) : 0, { onBegin: () => view && hearTower(view, sound) });

  function press(floor: number, door: number): void {
    if (marksNow) {
      sound('tick');
      return toggleDoor(floor, door);
    }
    if (!actions.includes(`door:${door}`) || floor !== climbed) return;
    setAsked(door);
    sound('press');
    onAct(`door:${door}`);
  }

  const floors = topDown.map((floor) => ({
    floor,
    isOpenTo: marksNow || (phase === 'acting' && floor === climbed),
    isNow: floor === climbed && !(view?.isOver ?? false),
    isBehind: floor < climbed,
    doors: Array.from({ length: doorsOf[shownLevel].doors }, (_, door) => ({
      state:
        isActOnItsWay && floor === climbed && door === asked
          ? 'asked'
          : doorState(view, floor, door),
      isMarked: marksNow && marks[floor] === door,
    })),
  }));
  return (
    <div
      className="tower"
      data-fast={isFast || undefined}
      data-fallen={view?.hasFallen || undefined}
      style={{ '--climbed': climbed, '--floors': floorCount } as CSSProperties}
    >
      <Night />
      <div className="tower-body">
        <Roof />
        <div className="tower-wall">
          <Stones id={stones} />
          {floors.map(({ floor, ...rest }) => (
            <Floor key={floor} floor={floor} level={shownLevel} {...rest} onPress={press} />
          ))}
          <Climber view={view} />
        </div>
        <div className="tower-foot" />
      </div>
      {marksNow && (
        <p className="tower-note small" role="status">
          {say(words.marking, { count: marks.length })}
        </p>
      )}
      <p className="unseen" role="status">
        {phase === 'acting' && view && <Standing view={view} />}
      </p>
    </div>
  );
}

function Standing({ view: { climbed, multiple, next } }: { view: TowerView }) {
  const say = useText();
  if (climbed === 0) return say(words.begun);
  return say(words.stands, { floor: climbed, multiple, next: next ?? '' });
}

function doorState(view: TowerView | null, floor: number, door: number): DoorState {
  if (!view) return 'closed';
  const isOpened = view.opened[floor] === door;
  if (isOpened) return floor < view.climbed ? 'safe' : 'wrong';
  const wrong = view.wrong?.[floor];
  if (!wrong) return 'closed';
  return wrong.includes(door) ? 'spare-wrong' : 'spare';
}

function showMs({ hasFallen, isOver, climbed }: TowerView): number {
  if (hasFallen) return 1_700;
  if (isOver) return 1_200;
  return climbed > 0 ? 620 : 320;
}

function hearTower(view: TowerView, sound: BoardProps<TowerView>['sound']): void {
  if (view.hasFallen) return sound('bad');
  if (view.isOver) return sound('chip', view.climbed);
  sound(view.climbed > 0 ? 'good' : 'reveal', view.climbed);
}

type FloorProps = {
  readonly floor: number;
  readonly level: TowerLevel;
  readonly isOpenTo: boolean;
  readonly isNow: boolean;
  readonly isBehind: boolean;
  readonly doors: readonly { readonly state: DoorState; readonly isMarked: boolean }[];
  readonly onPress: (floor: number, door: number) => void;
};

function Floor({ floor, level, isOpenTo, isNow, isBehind, doors, onPress }: FloorProps) {
  const say = useText();
  const row = useRef<HTMLDivElement>(null);
  const multiple = groupedText(cutDecimalText(towerMultiple(level, floor + 1), 2));
  const focusDoor = useEffectEvent((door: number) => {
    row.current?.querySelectorAll('button')[door]?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // The bet button or the door below has gone; whoever plays by keys goes on here.
    if (isOpenTo && isNow && document.activeElement === document.body) focusDoor(0);
  }, [isOpenTo, isNow]);

  function onKey(event: KeyboardEvent, door: number): void {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    // Elsewhere arrows move the stake.
    event.stopPropagation();
    if (move !== undefined) focusDoor(door + move);
  }

  return (
    <div
      ref={row}
      className="tower-floor"
      data-now={isNow || undefined}
      data-behind={isBehind || undefined}
      role="group"
      aria-label={say(words.floor, { floor: floor + 1, multiple })}
    >
      <span className="tower-plate tabular" aria-hidden="true">
        {multiple}×
      </span>
      {doors.map(({ state, isMarked }, door) => (
        <button
          key={door}
          type="button"
          className="tower-door"
          data-state={state}
          data-marked={isMarked || undefined}
          disabled={!isOpenTo}
          aria-label={`${say(words.door, { door: door + 1 })}: ${say(words[wordOf(state, isMarked)])}`}
          onKeyDown={(event) => onKey(event, door)}
          onClick={() => onPress(floor, door)}
        >
          <Door state={state} />
        </button>
      ))}
    </div>
  );
}

function wordOf(state: DoorState, isMarked: boolean): 'marked' | 'closed' | 'safe' | 'wrong' {
  if (isMarked) return 'marked';
  if (state === 'closed' || state === 'asked') return 'closed';
  return state === 'safe' || state === 'spare' ? 'safe' : 'wrong';
}

/** The lantern stands in the door that was opened last, and before the first at the foot. */
function Climber({ view }: { view: TowerView | null }) {
  const floor = (view?.opened.length ?? 0) - 1;
  const door = view?.opened.at(-1);
  const doors = view?.doors ?? 1;
  const across = door === undefined ? 0.5 : (door + 0.5) / doors;
  return (
    <span
      className="tower-climber"
      style={{ '--at': Math.max(0, floor), '--across': across } as CSSProperties}
    >
      <Lantern />
    </span>
  );
}
