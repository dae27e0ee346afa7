import type { SeenHand, SeenSeat } from '@bahati/contract/games-frame/seats.ts';
import { ClockIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useRoomState, useServerNow } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';
import './time-bank.css';

const stepMs = 200;

type Props = { readonly seat: SeenSeat; readonly hand: SeenHand | null };

/** What is left of one's own time bank, beside one's plate; it counts down while it is used. */
export function TimeBank({ seat, hand }: Props) {
  const isOnBank = useRoomState((state) => state.heard.isOnBank);
  const isUsed = isOnBank && hand !== null && !hand.isOver && hand.turn === seat.seat;
  const endsAt = isUsed ? hand.turnEndsAt : null;
  if (seat.isAsking) return null;
  return endsAt === null ? (
    <Left ms={seat.bankMs} />
  ) : (
    <Running endsAt={endsAt} restMs={seat.bankMs} />
  );
}

/** A piece of it is taken as it begins to run; what is left of the piece counts as well. */
function Running({ endsAt, restMs }: { readonly endsAt: string; readonly restMs: number }) {
  const nowMs = useServerNow(stepMs);
  return <Left ms={restMs + Math.max(0, Date.parse(endsAt) - nowMs)} isUsed />;
}

function Left({ ms, isUsed = false }: { readonly ms: number; readonly isUsed?: boolean }) {
  const say = useText();
  const count = Math.ceil(ms / 1_000);
  const told = say(isUsed ? words.bankRuns : words.bankLeft, { count });
  return (
    <span
      className="seats-time-bank tabular"
      data-is-used={isUsed || undefined}
      data-is-empty={count === 0 || undefined}
      title={told}
    >
      <ClockIcon size={12} />
      <span aria-hidden="true">{say(words.shortSeconds, { count })}</span>
      <span className="unseen">{told}</span>
    </span>
  );
}
