/** A game of matches among the games between people. */
import { rakeWords } from '#frame/seats/rake-words.ts';
import { opaqueSeats, type SeatModule, type TableProps } from '#frame/seats/seat-module.ts';
import type { MatchModule } from './match-game.ts';
import { MatchStage } from './board/match-stage.tsx';
import { MatchScreen } from './match-screen.tsx';
import { MatchTeller } from './moves/match-teller.tsx';
import { OtherPlayers, OwnPlayer } from './players/players.tsx';
import { MatchTable } from './table/match-table.ts';
import { matchOf, ownMatch, type SeenStakes } from './table/seen-match.ts';
import { MatchProvider } from './use-match.ts';
import { seatWords, words } from './words.ts';

export function matchModule(game: MatchModule): SeatModule {
  const module: SeatModule<MatchTable> = {
    offer: game.offer,
    version: game.version,
    words: { ...seatWords, ...(game.prizeWords && { lobbyText: game.prizeWords.lobbyText }) },
    LobbyScene: () => <game.Scene />,
    unitOf: (settings) => (settings as SeenStakes).stake,
    usualUnits: 5n,
    tellStakes(told, say, money) {
      const { stake, rakeBasisPoints, rakeCap } = told as SeenStakes;
      return {
        title: say(words.stake, { amount: money.money(stake) }),
        rake: rakeWords({ rakeBasisPoints, cap: rakeCap }, say, money),
      };
    },
    heldIn({ view: { hand }, own }) {
      if (!hand || hand.isOver || own.at?.hand !== hand.number) return null;
      const stack = matchOf(hand).stacks.find(({ seat }) => seat === own.seat)?.stack ?? '0';
      const isIn = ownMatch(own)?.options.some(({ kind }) => kind === 'resign') === true;
      return { stack, bet: '0', isIn };
    },
    open: (parts) => new MatchTable(parts),
    Table: ({ table, ...props }: TableProps<MatchTable>) => (
      <MatchProvider value={{ table, game }}>
        <MatchScreen {...props} />
      </MatchProvider>
    ),
    Replay: ({ table }) => (
      <MatchProvider value={{ table, game }}>
        <OtherPlayers onSit={() => undefined} />
        <MatchStage />
        <OwnPlayer />
        <MatchTeller />
      </MatchProvider>
    ),
    replayMs: 2_000,
    async loadPapers() {
      const { matchPapers } = await import('./match-papers.tsx');
      return matchPapers(module, game);
    },
  };
  return opaqueSeats(module);
}
