import { useText } from '#frame/bets/use-text.ts';
import type { BoardProps } from '#frame/matches/match-game.ts';
import { optionsNow, type Shown } from '#frame/matches/table/match-table.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { useRoom, useRoomState } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { Between } from './between.tsx';
import { useIsStale } from './use-until.ts';

/** The board with the match on it, or what is waited for. */
export function MatchStage() {
  const say = useText();
  const room = useRoom();
  const shown = useMatchState((state) => state.shown);
  const isStale = useIsStale(shown?.hand ?? null);
  if (!room) {
    return (
      <div className="match-stage" aria-busy="true">
        <p className="match-joining">{say(common.joining)}</p>
      </div>
    );
  }
  return (
    <div className="match-stage" data-hand={shown?.hand.number}>
      {shown && !isStale && <ShownBoard shown={shown} />}
      <Between isBoardSeen={shown !== null && !isStale} />
    </div>
  );
}

function ShownBoard({ shown }: { shown: Shown }) {
  const { table, game } = useMatch();
  const room = useRoom();
  const names = useMatchState((state) => state.names);
  const asked = useRoomState((state) => state.asked);
  const { hand, own, events } = shown;
  const { number, step } = hand;
  const players = hand.dealt.map(({ seat }) => ({
    seat,
    name: names.get(seat) ?? '',
    isAway: room?.view.seats.find((each) => each.seat === seat)?.isAway ?? true,
  }));
  const board: BoardProps<unknown, unknown> = {
    view: hand.view,
    own: own?.view ?? null,
    seat: hand.dealt.some(({ seat }) => seat === own?.seat) ? (own?.seat ?? null) : null,
    players,
    hand: number,
    step,
    events,
    options: optionsNow(shown),
    isAsked: asked?.hand === number && asked.step === step,
    isOver: hand.isOver,
    onAct: (act) => table.act(act as { readonly kind: string }),
    onShown: () => table.settle(number, step),
    hear: table.hear,
  };
  return (
    <div className="match-board" data-is-over={hand.isOver || undefined}>
      <game.Board key={number} {...board} />
    </div>
  );
}
