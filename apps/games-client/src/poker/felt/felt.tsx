import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { playerIn, pokerOf, type SeenPoker } from '#frame/poker/table/seen-poker.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { useTableState } from '#frame/poker/use-poker.ts';
import { words as common } from '#frame/seats/words.ts';
import { words } from '#frame/poker/words.ts';
import { BetChips } from './bet-chips.tsx';
import { Board } from './board.tsx';
import { Cloth } from './cloth.tsx';
import { FreeSeat } from '#frame/seats/free-seat.tsx';
import { placeOfSeat } from './places.ts';
import { SeatPod } from './seat-pod.tsx';
import './felt.css';
import './places.css';
import './cloth.css';
import './pod.css';
import './held-cards.css';

/** The table from above, with everybody round it; `onSit` null: seats are not chosen here. */
export function Felt({ onSit }: { onSit: ((seat: number) => void) | null }) {
  const { about } = useFrame();
  const { language } = useWords();
  const say = useText();
  const room = useRoom();
  const isWon = useTableState((state) => state.beat.isWon);
  if (!room) {
    return (
      <div className="seats-felt" aria-busy="true">
        <Cloth title={say(common.joining)} />
      </div>
    );
  }
  const { view, own } = room;
  const poker = view.hand ? pokerOf(view.hand) : null;
  const all = Array.from({ length: view.limits.seats }, (_, seat) => seat);
  return (
    <div className="seats-felt" data-hand={view.hand?.number} data-is-won={isWon || undefined}>
      <Cloth title={about.title[language]} />
      <Board />
      {all.map((seat) => {
        const place = placeOfSeat(seat, own.seat, view.limits.seats);
        const seen = view.seats.find((each) => each.seat === seat);
        return (
          <div
            key={seat}
            className="seats-place"
            data-place={place}
            data-seat={seat}
            style={{ '--order': dealOrder(poker, seat) } as CSSProperties}
          >
            {seen ? (
              <SeatPod seat={seen} room={room} />
            ) : (
              <FreeSeat seat={seat} onSit={own.seat === null && !view.isPaused ? onSit : null} />
            )}
            {poker && playerIn(poker, seat) && <BetChips seat={seat} poker={poker} />}
            {poker?.button === seat && <DealerButton />}
          </div>
        );
      })}
    </div>
  );
}

const dealOrder = (poker: SeenPoker | null, seat: number): number =>
  Math.max(0, poker?.players.findIndex((player) => player.seat === seat) ?? 0);

function DealerButton() {
  const say = useText();
  return (
    <span className="seats-dealer" title={say(words.dealer)}>
      <span aria-hidden="true">D</span>
      <span className="unseen">{say(words.dealer)}</span>
    </span>
  );
}
