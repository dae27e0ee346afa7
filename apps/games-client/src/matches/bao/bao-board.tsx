import type { BaoAct } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#frame/matches/match-game.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { CarvedBoard } from '#frame/matches/bao/board/carved-board.tsx';
import { firstTarget, pitsOf } from '#frame/matches/bao/choice/choice.ts';
import { type FollowedSowing, followSowing } from '#frame/matches/bao/sowing/followed-sowing.ts';
import { Guide } from './guide/guide.tsx';
import { HouseChoice, Notes } from '#frame/matches/bao/choice/notes.tsx';
import { paceStore } from '#frame/matches/bao/sowing/pace.ts';
import type { PitState } from '#frame/matches/bao/board/pit.tsx';
import {
  type BaoMove,
  type BaoView,
  isNamua,
  type SideOf,
  sideOfSeat,
  sowsIn,
} from './seen-bao.ts';
import type { Beat } from '#frame/matches/bao/sowing/sowing.ts';
import { nowWords, storyWords } from '#frame/matches/bao/sowing/story.ts';
import { Tools } from './tools.tsx';
import { useBeats } from '#frame/matches/bao/sowing/use-beats.ts';
import { useMustCapture } from '#frame/matches/bao/choice/use-must-capture.ts';
import { useSowChoice } from '#frame/matches/bao/choice/use-sow-choice.ts';
import { Ways } from '#frame/matches/bao/board/ways.tsx';
import { words } from './words.ts';
import './bao.css';
import '#frame/matches/bao/board/board.css';
import '#frame/matches/bao/board/pits.css';

/** Drops that follow each other faster are not all heard. */
const leastHeardMs = 70;

/** What the move is in which these beats are, as far as it was shown. */
const takenBy = (beats: readonly Beat[]): number =>
  beats.filter(({ is }) => is === 'capture').reduce((sum, { hand }) => sum + hand, 0);

export function BaoMatchBoard(props: BoardProps<BaoView, BaoAct>) {
  const { view, seat, players, hand, step, events, options, isAsked, onAct, hear } = props;
  const say = useText();
  const pace = useStore(paceStore, (state) => state.pace);
  const [isLearning, setIsLearning] = useState(false);
  const [known, setKnown] = useState<FollowedSowing>(() =>
    followSowing(null, { hand, step, view, events }),
  );
  const isNew = known.hand !== hand || known.step !== step;
  const now = isNew ? followSowing(known, { hand, step, view, events }) : known;
  if (isNew) setKnown(now);
  const { beats, mover } = now;
  const { made, ms, isShowing, skip } = useBeats({
    key: `${hand} ${step}`,
    beats,
    pace,
    isLast: props.isOver,
    onBeat({ is }, beatMs) {
      if (is === 'capture') hear('capture');
      else if (is !== 'take' && beatMs >= leastHeardMs) hear('move');
    },
  });
  const tellShown = useEffectEvent(props.onShown);
  useEffect(() => {
    if (!isShowing) tellShown();
  }, [isShowing, hand, step]);

  const near: SideOf = seat === null ? 0 : sideOfSeat(view, seat);
  const moves = isAsked ? [] : sowsIn(options);
  const isOwnTurn = moves.length > 0;
  const choice = useSowChoice({
    hand,
    step,
    moves,
    onMove: (move: BaoMove) => onAct({ kind: 'sow', ...move }),
  });
  const beat = isShowing ? (beats[made - 1] ?? null) : null;
  const board = isShowing ? (beat?.board ?? now.before) : now.board;
  const captures = useMustCapture(isOwnTurn, now.board, near, view.blocked);
  const targets = captures
    ? moves
        .filter(({ pit }) => pit === choice.pit)
        .map((move) => firstTarget(now.board, near, move))
    : [];
  const open = isShowing ? [] : pitsOf(moves);
  const turnSide = view.turn === null ? null : sideOfSeat(view, view.turn);

  function stateOf(side: SideOf, pit: number): PitState {
    if (side !== near) return targets.includes(pit) && !isShowing ? 'target' : isBlocked(side, pit);
    if (pit === choice.pit) return 'chosen';
    return open.includes(pit) ? 'open' : isBlocked(side, pit);
  }
  function isBlocked(side: SideOf, pit: number): PitState {
    return !isShowing && side === turnSide && pit === view.blocked ? 'blocked' : null;
  }

  const nameAt = (of: number) =>
    of === seat ? say(words.you) : (players.find((player) => player.seat === of)?.name ?? '');
  const nameOf = (side: SideOf) => nameAt(view.seats[side]);
  const story = beat
    ? nowWords(beat, takenBy(beats) > 0, takenBy(beats.slice(0, made)), nameOf(mover), say)
    : now.last && !isShowing
      ? storyWords(now.last.story, view.blocked !== null, nameAt(now.last.seat), say)
      : null;
  const situation = {
    view,
    isOwnTurn: isOwnTurn && !isShowing,
    isNamua: isNamua(now.board[near]),
    mustCapture: captures,
    hasPit: choice.pit !== null,
    isHouseAsked: choice.houseMoves.length > 0,
  };
  return (
    <>
      <div className="bao" data-is-turn={isOwnTurn || undefined}>
        <div className="bao-table">
          <CarvedBoard
            board={board}
            near={near}
            nameOf={nameOf}
            stateOf={stateOf}
            beat={beat}
            ms={ms}
            onPress={(side, pit) => {
              skip();
              if (side === near) choice.choosePit(pit);
              else choice.forget();
            }}
            onWay={(pit, way) => {
              skip();
              return choice.chooseWay(pit, way);
            }}
            onCancel={choice.forget}
          >
            {choice.pit !== null && (
              <Ways
                pit={choice.pit}
                ways={choice.ways}
                onWay={(way) => choice.pit !== null && choice.chooseWay(choice.pit, way)}
              />
            )}
          </CarvedBoard>
          <div className="bao-foot">
            <Notes situation={situation} story={story} />
            {choice.houseMoves.length > 0 ? (
              <HouseChoice moves={choice.houseMoves} onMove={choice.say} />
            ) : (
              <Tools isShowing={isShowing} onSkip={skip} onLearn={() => setIsLearning(true)} />
            )}
          </div>
        </div>
      </div>
      <Guide isOpen={isLearning} onClose={() => setIsLearning(false)} />
    </>
  );
}
