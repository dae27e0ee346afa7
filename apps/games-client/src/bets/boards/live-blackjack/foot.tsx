import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { useId } from 'react';
import type { BoardProps, SeatedBoard } from '#frame/bets/stage/board.ts';
import { BestPlayToggle } from '#frame/bets/table/best-play-toggle.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import type { Chips } from '#frame/chips/use-chips.ts';
import { ActBar } from './act-bar.tsx';
import { describe } from './describe.ts';
import { words } from './words.ts';

type FootProps = BoardProps<LiveBlackjackView> & {
  readonly chips: Chips;
  /** The first cards are on their way. */
  readonly isDealing: boolean;
  /** Results are told. */
  readonly isTold: boolean;
  readonly isFollowing: boolean;
  readonly onFollowing: (isFollowing: boolean) => void;
};

/** Below the cloth: chips while bets are taken, the decisions in one's turn, else what goes on. */
export function Foot(props: FootProps) {
  const { seated, view, chips, stake, most, money, sound, isDealing, isTold } = props;
  const say = useText();
  if (!seated) return null;
  const turn = seated.play?.turn ?? null;
  const isMine = turn !== null && seated.own.includes(turn.seat) && !isDealing && view !== null;
  if (isMine) {
    const bet = seated.seats.find(({ seat }) => seat === turn.seat)?.first ?? 0n;
    return (
      <div className="bjt-foot" data-shows="acts">
        <div className="bjt-turn">
          <p className="bjt-told display" role="status">
            {say(turn.isAsking ? words.asking : words.yourTurn, { seat: turn.seat })}
          </p>
          <BestPlayToggle />
        </div>
        <ActBar
          view={view}
          turn={turn}
          bet={bet}
          isAsleep={seated.isDeciding || turn.isAsking}
          hasKeys={seated.hasKeys}
          onDecide={seated.onDecide}
          sound={sound}
          money={money}
        />
      </div>
    );
  }
  if (seated.phase === 'playing' || seated.phase === 'dealing') {
    return (
      <div className="bjt-foot" data-shows="words">
        <p className="bjt-told display" role="status">
          {isTold && view?.isOver
            ? say(describe(view))
            : say(toldOf(seated, isDealing), { seat: turn?.seat ?? 0 })}
        </p>
      </div>
    );
  }
  return (
    <div className="bjt-foot" data-shows="chips">
      <FollowChoice {...props} />
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
    </div>
  );
}

function toldOf({ phase, play }: SeatedBoard, isDealing: boolean) {
  if (isDealing) return words.watching;
  if (phase === 'dealing' || !play?.turn) return words.dealerPlays;
  return play.turn.isAsking ? words.asking : words.turnOf;
}

/** Offered as soon as there is somebody to bet behind. */
function FollowChoice({ seated, isFollowing, onFollowing }: FootProps) {
  const say = useText();
  const hint = useId();
  const isOffered = seated?.seats.some(
    ({ seat, bet }) => bet !== null && !seated.own.includes(seat),
  );
  if (!isOffered) return <p className="bjt-pick small">{say(words.pickSeat)}</p>;
  return (
    <p className="bjt-follow">
      <button
        type="button"
        role="switch"
        aria-checked={isFollowing}
        aria-describedby={hint}
        title={say(words.followHint)}
        onClick={() => onFollowing(!isFollowing)}
      >
        <span className="bjt-switch" aria-hidden="true" />
        {say(words.follow)}
      </button>
      <span id={hint} className="unseen">
        {say(words.followHint)}
      </span>
    </p>
  );
}
