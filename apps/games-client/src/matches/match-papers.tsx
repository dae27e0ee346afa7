/** The papers of a game of matches: rules, the last matches, fairness. */
import { useText } from '#frame/bets/use-text.ts';
import { DeckPaper } from '#frame/seats/deck-paper.tsx';
import { RulesPaper } from '#frame/seats/rules-paper.tsx';
import type { Papers, SeatModule } from '#frame/seats/seat-module.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { words as common } from '#frame/seats/words.ts';
import { useStore } from '#frame/shell/store.ts';
import type { MatchModule } from './match-game.ts';
import { signed } from './board/match-result.tsx';
import { tellMove } from './moves/use-moves.ts';
import { SeedPaper } from './seed-paper.tsx';
import type { MatchTable } from './table/match-table.ts';
import type { PastMatch } from './table/past-match.ts';
import { seatWords, words } from './words.ts';
import './papers.css';

export const matchPapers = (
  seats: Pick<SeatModule<MatchTable>, 'offer' | 'tellStakes' | 'words'>,
  game: MatchModule,
): Papers<MatchTable> => ({
  Rules: ({ table }) => <RulesPaper game={seats} room={table?.room ?? null} rules={game.rules} />,
  History: ({ table }) => (table ? <LastMatches table={table} game={game} /> : <NoMatches />),
  Fairness: ({ table }) =>
    game.offer.game.deck ? (
      <DeckPaper room={table?.room ?? null} words={seatWords} />
    ) : (
      <SeedPaper table={table} game={game} />
    ),
});

function NoMatches() {
  return <p className="quiet">{useText()(seatWords.noHands)}</p>;
}

function LastMatches({ table, game }: { table: MatchTable; game: MatchModule }) {
  const past = useStore(table.state, (state) => state.past);
  if (past.length === 0) return <NoMatches />;
  return (
    <ol className="match-past">
      {past.map((match) => (
        <PastRow key={match.number} match={match} game={game} />
      ))}
    </ol>
  );
}

function PastRow({ match, game }: { match: PastMatch; game: MatchModule }) {
  const say = useText();
  const { money, minor } = useMoney();
  const { number, players, ended, rake } = match;
  const nameOf = (seat: number) => players.find((player) => player.seat === seat)?.name ?? '';
  const how = ended && tellMove(ended, game, say, nameOf);
  return (
    <li>
      <span className="quiet small">{say(words.match, { number })}</span>
      {how && <span>{how}</span>}
      {players.map(({ seat, name, gain }) => (
        <span key={seat} className="match-past-player tabular" data-is-won={gain > 0n || undefined}>
          <span>{name}</span>
          <b>{signed(gain, money)}</b>
        </span>
      ))}
      {minor(rake) > 0n && (
        <span className="quiet small tabular">
          {say(common.rakeTaken, { amount: money(rake) })}
        </span>
      )}
    </li>
  );
}
