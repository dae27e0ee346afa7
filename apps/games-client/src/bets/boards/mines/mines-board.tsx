import {
  minesMultiple,
  type MinesView,
  mostGems,
  readMines,
  tileCount,
} from '@bahati/game-rules/originals/mines/mines.rules.ts';
import { cutDecimalText, groupedText } from '@bahati/game-rules/rational.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useShowing } from '#frame/bets/stage/use-showing.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { Blast, Gem, Mine, Rosette } from './mines-art.tsx';
import { minesPlan, toggleMark } from './mines-plan.ts';
import { words } from './words.ts';

const side = 5;
const tiles = Array.from({ length: tileCount }, (_, tile) => tile);
const firstMines = 3;

/** `spare` is a gem nobody opened, `mine` one nobody hit. */
type TileState = 'closed' | 'asked' | 'gem' | 'boom' | 'spare' | 'mine';

export function MinesBoard(props: BoardProps<MinesView>) {
  const { phase, isFast, opening, actions, onAct, isLocked, sound } = props;
  const say = useText();
  const { marks, isMarking } = useStore(minesPlan, (state) => state);
  const [asked, setAsked] = useState<number | null>(null);
  const isNewBet = phase === 'asking' && (props.view?.isOver ?? true);
  const view = isNewBet ? null : props.view;
  const mines = view && isLocked ? view.mines : (readMines(opening) ?? firstMines);
  const marksNow = isMarking && !isLocked;

  useShowing(props, view ? showMs(view) : 0, { onBegin: () => view && hearMines(view, sound) });

  function press(tile: number): void {
    if (marksNow) {
      sound('tick');
      return toggleMark(tile, mines);
    }
    if (!actions.includes(`open:${tile}`)) return;
    setAsked(tile);
    sound('press');
    onAct(`open:${tile}`);
  }

  const stateOf = (tile: number): TileState =>
    phase === 'asking' && !isNewBet && asked === tile
      ? 'asked'
      : tileState(marksNow ? null : view, tile);
  return (
    <div className="mines" data-fast={isFast || undefined}>
      <div className="mines-tray" data-boom={(view?.hit ?? null) !== null && !marksNow}>
        <TileGrid
          tiles={tiles.map((tile) => ({
            state: stateOf(tile),
            mark: marksNow ? marks.indexOf(tile) + 1 : 0,
          }))}
          isPlayable={phase === 'acting'}
          isOpenTo={(tile) => marksNow || actions.includes(`open:${tile}`)}
          onPress={press}
        />
      </div>
      {marksNow ? (
        <p className="mines-note small" role="status">
          {say(words.marking, { count: marks.length, most: mostGems(mines) })}
        </p>
      ) : (
        <Ladder mines={mines} gems={view?.gems ?? 0} isLost={(view?.hit ?? null) !== null} />
      )}
      <p className="unseen" role="status">
        {phase === 'acting' && view && <Standing view={view} />}
      </p>
    </div>
  );
}

function Standing({ view }: { view: MinesView }) {
  const say = useText();
  const { gems, multiple, next } = view;
  return gems === 0 ? say(words.begun) : say(words.stands, { multiple, next: next ?? '' });
}

function tileState(view: MinesView | null, tile: number): TileState {
  if (!view) return 'closed';
  if (view.opened.includes(tile)) return view.hit === tile ? 'boom' : 'gem';
  if (!view.laid) return 'closed';
  return view.laid.includes(tile) ? 'mine' : 'spare';
}

function showMs({ hit, isOver, opened }: MinesView): number {
  if (hit !== null) return 1_500;
  if (isOver) return 1_000;
  return opened.length > 0 ? 360 : 260;
}

function hearMines({ hit, isOver, gems }: MinesView, sound: BoardProps<MinesView>['sound']): void {
  if (hit !== null) return sound('bad');
  if (isOver) return sound('chip', gems);
  sound(gems > 0 ? 'good' : 'reveal', gems);
}

type GridProps = {
  readonly tiles: readonly { readonly state: TileState; readonly mark: number }[];
  readonly isPlayable: boolean;
  readonly isOpenTo: (tile: number) => boolean;
  readonly onPress: (tile: number) => void;
};

const moves: Readonly<Record<string, number>> = {
  ArrowUp: -side,
  ArrowDown: side,
  ArrowLeft: -1,
  ArrowRight: 1,
};

/** One stop for the tab key; arrows go from tile to tile. */
function TileGrid({ tiles: faces, isPlayable, isOpenTo, onPress }: GridProps) {
  const say = useText();
  const [cursor, setCursor] = useState(12);
  const grid = useRef<HTMLDivElement>(null);
  const focusTile = useEffectEvent((tile: number) => {
    grid.current?.querySelectorAll('button')[tile]?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // The bet button has gone; whoever plays by keys goes on at the tiles.
    if (isPlayable && document.activeElement === document.body) focusTile(cursor);
  }, [isPlayable, cursor]);

  function onKey(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    // Elsewhere arrows move the stake.
    event.stopPropagation();
    const next = cursor + move;
    const isAcross = Math.abs(move) === 1 && Math.floor(next / side) !== Math.floor(cursor / side);
    if (next < 0 || next >= tileCount || isAcross) return;
    setCursor(next);
    focusTile(next);
  }

  return (
    <div ref={grid} className="mines-grid" role="group" aria-label={say(words.tiles)}>
      {faces.map(({ state, mark }, tile) => (
        <button
          key={tile}
          type="button"
          className="mines-tile"
          data-state={state}
          style={{ '--delay': `${delayOf(tile)}ms` } as CSSProperties}
          tabIndex={tile === cursor ? 0 : -1}
          aria-disabled={!isOpenTo(tile)}
          aria-label={`${placeOf(say, tile)}: ${wordOf(say, state, mark)}`}
          onFocus={() => setCursor(tile)}
          onKeyDown={onKey}
          onClick={() => onPress(tile)}
        >
          <span className="mines-pit">
            {(state === 'gem' || state === 'spare') && <Gem kind={kindOf(tile)} />}
            {(state === 'mine' || state === 'boom') && <Mine />}
          </span>
          {state === 'boom' && <Blast />}
          <span className="mines-lid">
            <Rosette />
            {mark > 0 && <span className="mines-mark tabular">{mark}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

type Say = ReturnType<typeof useText>;

const placeOf = (say: Say, tile: number) =>
  say(words.place, { row: Math.floor(tile / side) + 1, column: (tile % side) + 1 });

function wordOf(say: Say, state: TileState, mark: number): string {
  if (mark > 0) return say(words.marked, { count: mark });
  if (state === 'closed' || state === 'asked') return say(words.closed);
  return say(state === 'gem' || state === 'spare' ? words.gem : words.mine);
}

/** Every fourth or so is green, always the same ones. */
const kindOf = (tile: number) => ((tile * 5) % 7 === 2 ? 'tsavorite' : 'tanzanite');

/** At the end the lids go up from the middle outwards. */
function delayOf(tile: number): number {
  const [row, column] = [Math.floor(tile / side), tile % side];
  return Math.round(Math.hypot(row - 2, column - 2) * 70);
}

const ladderSteps = 4;

/** What the next gems make of the stake; the lit one can be taken. */
function Ladder({ mines, gems, isLost }: { mines: number; gems: number; isLost: boolean }) {
  const most = mostGems(mines);
  const first = Math.max(1, Math.min(gems, most - ladderSteps + 1));
  const steps = Array.from({ length: Math.min(ladderSteps, most) }, (_, index) => first + index);
  return (
    <ol className="mines-ladder tabular" aria-hidden="true">
      {steps.map((step) => (
        <li
          key={step}
          data-is={
            step === gems ? (isLost ? 'lost' : 'now') : step === gems + 1 ? 'next' : undefined
          }
        >
          <small>{step}</small>
          {groupedText(cutDecimalText(minesMultiple(mines, step), 2))}×
        </li>
      ))}
    </ol>
  );
}
