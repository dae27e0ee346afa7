import type { SeatsView, SeenSeat } from '@bahati/contract/games-frame/seats.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { useText } from '#frame/bets/use-text.ts';
import type { SeenStakes } from '#frame/matches/table/seen-match.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { seatWords, words } from '#frame/matches/words.ts';
import { botWords } from '#frame/seats/bots/bot-words.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { MatchResult } from './match-result.tsx';
import { useUntil } from './use-until.ts';
import './between.css';

/** Between two matches: how the last one ended, and what is waited for. */
export function Between({ isBoardSeen }: { isBoardSeen: boolean }) {
  const { game } = useMatch();
  const shown = useMatchState((state) => state.shown);
  const isSettled = useMatchState((state) => state.isSettled);
  if (isBoardSeen && shown && !(shown.hand.isOver && isSettled)) return <WaitsForNext />;
  return (
    <section className="match-between" data-is-over-board={isBoardSeen || undefined}>
      {isBoardSeen ? (
        <MatchResult />
      ) : (
        <span className="match-scene" aria-hidden="true">
          <KangaBand seed={`match-${game.offer.code}`} height={10} />
          <game.Scene />
        </span>
      )}
      <Next isQuiet={isBoardSeen} />
    </section>
  );
}

/** He sits and was not dealt in, while others play. */
function WaitsForNext() {
  const say = useText();
  const room = useRoom();
  const dealt = useMatchState((state) => state.shown?.hand.dealt);
  const own = room?.own.seat ?? null;
  const seen = room?.view.seats.find(({ seat }) => seat === own);
  if (!seen || dealt?.some(({ seat }) => seat === own)) return null;
  return <p className="match-told">{say(seen.isAway ? seatWords.awayNote : words.nextWithYou)}</p>;
}

/** Who will be in the next match, and when it begins. */
function Next({ isQuiet }: { isQuiet: boolean }) {
  const say = useText();
  const { minor } = useMoney();
  const room = useRoom();
  const leftMs = useUntil(room?.view.hand?.nextAt ?? null);
  if (!room) return null;
  const { view, own } = room;
  const stake = minor((view.settings as SeenStakes).stake);
  const isReady = (seat: SeenSeat) =>
    !seat.isAway && !seat.isAsking && !seat.isLeaving && minor(seat.stack) >= stake;
  const ready = view.seats.filter(isReady);
  const mine = view.seats.find(({ seat }) => seat === own.seat);
  const nameOf = ({ seat, name }: SeenSeat) => (seat === own.seat ? say(common.you) : name);
  const seconds = Math.ceil((leftMs ?? 0) / 1_000);
  if (ready.length >= 2 && !view.isPaused) {
    return (
      <div className="match-next">
        <strong className="tabular">
          {seconds > 0 ? say(words.nextTitle, { count: seconds }) : say(words.nextSoon)}
        </strong>
        <span>{say(words.nextPlayers, { names: ready.map(nameOf).join(', ') })}</span>
        {mine && !isReady(mine) && <span>{say(keptOut(mine))}</span>}
      </div>
    );
  }
  const [title, text] = awaited(view, mine && !isReady(mine) ? mine : null);
  return (
    <div className="match-next">
      <strong>{say(title)}</strong>
      {(!isQuiet || mine) && <span>{say(text)}</span>}
    </div>
  );
}

/** Why one who sits is not in the next match. */
function keptOut({ isAsking, isLeaving, isAway }: SeenSeat): Words {
  if (isAsking) return common.asking;
  if (isLeaving) return seatWords.leavingNote;
  return isAway ? seatWords.awayNote : words.noStake;
}

function awaited(
  { seats, mayHaveBots }: SeatsView,
  keptSeat: SeenSeat | null,
): readonly [Words, Words] {
  if (keptSeat) return [words.waiting, keptOut(keptSeat)];
  if (seats.length === 0) return [words.nobody, words.nobodyText];
  return [words.waiting, mayHaveBots ? botWords.joins : words.waitingText];
}
