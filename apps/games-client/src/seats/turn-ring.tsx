import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useRoomState, useServerNow } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';
import './turn-ring.css';

const stepMs = 200;
const lastSeconds = 5;

/** How long this turn still takes by the server's clock; the time bank is said when it runs. */
export function TurnRing({ hand, wholeMs }: { hand: SeenHand; wholeMs: number }) {
  const say = useText();
  const isOnBank = useRoomState((state) => state.heard.isOnBank);
  const nowMs = useServerNow(stepMs);
  if (hand.turnEndsAt === null) return null;
  const leftMs = Math.max(0, Date.parse(hand.turnEndsAt) - nowMs);
  const seconds = Math.ceil(leftMs / 1_000);
  const share = Math.min(1, leftMs / wholeMs);
  return (
    <span
      className="seats-ring"
      data-is-last={seconds <= lastSeconds || undefined}
      data-is-bank={isOnBank || undefined}
      style={{ '--left': share } as CSSProperties}
    >
      <b className="tabular" role="timer" aria-live="off">
        <span aria-hidden="true">{seconds}</span>
        <span className="unseen">{say(words.seconds, { count: seconds })}</span>
      </b>
      {isOnBank && <span className="seats-bank">{say(words.bank)}</span>}
    </span>
  );
}
