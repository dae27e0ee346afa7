import { home, type Side, sidesOf } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import { useMemo } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { words as common } from '#frame/seats/words.ts';
import { Landing } from './landing.tsx';
import { LudoDie } from './ludo-die.tsx';
import { LudoGround } from './ludo-ground.tsx';
import { cornerOf, percent, turned, yardMiddle } from './ludo-places.ts';
import { LudoTokens } from './ludo-tokens.tsx';
import { words } from './ludo-words.ts';
import type { LudoBoardProps, SeenLudo } from './seen-ludo.ts';
import { useLudoKeys } from './use-ludo-keys.ts';
import { useShow } from './use-show.ts';
import './ludo.css';

/** Few enough to be counted. */
const lastRounds = 15;

/** The board with what happens on it; one's own side lies at the bottom left. */
export function LudoBoard(props: LudoBoardProps) {
  const { view, seat, options, isAsked, isOver, onAct } = props;
  const say = useText();
  const show = useShow(props);
  const { picture, isPlaying } = show;
  const near = view.players.find((player) => player.seat === seat)?.side ?? 0;
  const mayThrow = !isAsked && options.some(({ kind }) => kind === 'throw');
  const isChoosing = !isAsked && !isPlaying;
  const movable = isChoosing
    ? options.flatMap((option) => (option.kind === 'move' ? [option.token] : []))
    : [];
  useLudoKeys({ mayThrow, movable, onAct });
  const turnSeat = isOver ? null : picture.die && isPlaying ? picture.die.seat : view.turn;
  const sideOf = (of: number | null) =>
    view.players.find((player) => player.seat === of)?.side ?? null;
  return (
    <div className="ludo" role="group" aria-label={say(words.board)}>
      <div className="ludo-square">
        <Ground view={view} near={near} turn={sideOf(turnSeat)} />
        <YardNames {...props} near={near} />
        {seat !== null && <Landing view={view} seat={seat} near={near} tokens={movable} />}
        <LudoTokens {...props} picture={picture} near={near} movable={movable} />
        {turnSeat !== null && (
          <LudoDie
            key={turnSeat}
            die={picture.die}
            seat={turnSeat}
            corner={cornerOf(sideOf(turnSeat) ?? near, near)}
            mayThrow={mayThrow}
            said={picture.said}
            onThrow={() => onAct({ kind: 'throw' })}
          />
        )}
        {view.roundsLeft <= lastRounds && !isOver && (
          <span className="ludo-rounds tabular">
            {say(words.roundsLeft, { count: view.roundsLeft })}
          </span>
        )}
      </div>
    </div>
  );
}

type GroundProps = { readonly view: SeenLudo; readonly near: Side; readonly turn: Side | null };

/** Drawn anew only when the turn goes on or somebody gives up. */
function Ground({ view, near, turn }: GroundProps) {
  const playing = view.players.filter(({ hasResigned }) => !hasResigned);
  const shown = playing.map(({ side }) => side).join();
  const out = useMemo(
    () => sidesOf(4).filter((side) => !shown.split(',').includes(String(side))),
    [shown],
  );
  return <LudoGround near={near} turn={turn} out={out} />;
}

/** Whose yard it is, along its outer edge. */
function YardNames({ view, players, seat, near }: LudoBoardProps & { near: Side }) {
  const say = useText();
  return view.players.map(({ seat: of, side, tokens }) => {
    const corner = cornerOf(side, near);
    const { x, y } = turned(yardMiddle, corner);
    const isUp = corner === 1 || corner === 2;
    const isOwn = of === seat;
    const name = isOwn ? say(common.you) : players.find((player) => player.seat === of)?.name;
    const count = tokens.filter((steps) => steps === home).length;
    return (
      <span
        key={of}
        className="ludo-name"
        aria-hidden="true"
        data-is-own={isOwn || undefined}
        style={{ left: percent(x), top: percent(isUp ? y - 2.58 : y + 2.58) }}
      >
        {name}
        {count > 0 && <i>{'●'.repeat(count)}</i>}
      </span>
    );
  });
}
