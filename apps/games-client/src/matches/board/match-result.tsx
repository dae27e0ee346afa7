import { useText } from '#frame/bets/use-text.ts';
import { tellMove } from '#frame/matches/moves/use-moves.ts';
import type { PastMatch, PastPlayer } from '#frame/matches/table/past-match.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { words } from '#frame/matches/words.ts';
import { SideSign } from '#frame/matches/players/side-sign.tsx';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';

/** How the match that is on the board ended: who won, what it brought each, what the house kept. */
export function MatchResult() {
  const number = useMatchState((state) => state.shown?.hand.number);
  const past = useMatchState((state) => state.past[0]);
  return past && past.number === number ? <Told match={past} /> : null;
}

function Told({ match }: { match: PastMatch }) {
  const { game } = useMatch();
  const say = useText();
  const { money, minor } = useMoney();
  const room = useRoom();
  const own = useMatchState((state) => state.shown?.own?.seat ?? null);
  const mine = match.players.find(({ seat }) => seat === own);
  const nameOf = (seat: number) =>
    seat === own && room
      ? say(common.you)
      : (match.players.find((player) => player.seat === seat)?.name ?? '');
  const how = match.ended && tellMove(match.ended, game, say, nameOf);
  const title =
    match.ended && game.prizeWords?.titleOf(match.ended, mine?.seat ?? null, say, nameOf);
  return (
    <div className="match-result" data-is={mine ? (mine.gain > 0n ? 'won' : 'lost') : undefined}>
      <h2 className="display">{title ?? titleOf(match, mine, say)}</h2>
      {mine && mine.gain > 0n && (
        <p className="match-result-gain tabular">{`+${money(mine.gain)}`}</p>
      )}
      {how && <p className="match-result-how">{how}</p>}
      <ul>
        {match.players.map(({ seat, gain }) => (
          <li key={seat} data-is-won={gain > 0n || undefined}>
            <SideSign seat={seat} />
            <span>{nameOf(seat)}</span>
            <strong className="tabular">{signed(gain, money)}</strong>
          </li>
        ))}
      </ul>
      {minor(match.rake) > 0n && (
        <p className="small quiet tabular">
          {say(common.rakeTaken, { amount: money(match.rake) })}
        </p>
      )}
    </div>
  );
}

export const signed = (gain: bigint, money: (amount: bigint) => string): string =>
  `${gain > 0n ? '+' : gain < 0n ? '−' : ''}${money(gain < 0n ? -gain : gain)}`;

function titleOf(
  { players }: PastMatch,
  mine: PastPlayer | undefined,
  say: ReturnType<typeof useText>,
): string {
  const winners = players.filter(({ gain }) => gain > 0n);
  if (mine && winners.length === 1) return say(mine.gain > 0n ? words.youWon : words.youLost);
  if (winners.length === 0) return say(words.youShare);
  const names = winners.map(({ name }) => name).join(', ');
  return winners.length === 1 ? say(words.wonBy, { name: names }) : say(words.sharedBy, { names });
}
