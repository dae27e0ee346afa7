/** Tournaments of hold'em at several tables among the games between people. */
import type { TournamentView } from '@bahati/contract/games-frame/tournaments.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { ReactNode } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { PokerTable } from '#frame/poker/table/poker-table.ts';
import { pokerOf } from '#frame/poker/table/seen-poker.ts';
import { PokerProvider } from '#frame/poker/use-poker.ts';
import { opaqueSeats, type SeatModule, type TableProps } from '#frame/seats/seat-module.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { chipGame, chipVariant } from '#frame/sit-and-go/chip-game.tsx';
import { ordinalOf, words as sitAndGo } from '#frame/sit-and-go/words.ts';
import { TournamentLobby } from './tournament-lobby.tsx';
import { TournamentScreen } from './tournament-screen.tsx';
import { useTournament } from './use-tournament.ts';
import { rules, seatWords, words } from './words.ts';

const code = 'holdem-tournament';
const offer = seatOfferOf(code);
if (!offer) throw new Error(`No game between people bears the code ${code}.`);

const variant = chipVariant(rules);

/** On the own plate stands which place he got, and on that of who wins the last hand that it is the first. */
function Noted({ table, children }: { table: PokerTable; children: ReactNode }) {
  const say = useText();
  const seen = useTournament();
  const room = useRoom();
  const hand = room?.view.hand ?? null;
  const isOver = seen?.tournament.state === 'over';
  const winners = isOver && hand ? (pokerOf(hand).won ?? []).flatMap((pot) => pot.winners) : [];
  const placeOf = (seat: number): number | null => {
    if (seat === room?.own.seat) return seen?.entry?.place ?? null;
    return winners.some((winner) => winner.seat === seat) ? 1 : null;
  };
  const noteOf = (seat: number): string | null => {
    const place = placeOf(seat);
    return place ? say(sitAndGo.place, { place: say(ordinalOf(place)) }) : null;
  };
  return <PokerProvider value={{ table, variant, noteOf }}>{children}</PokerProvider>;
}

const game: SeatModule<PokerTable> = {
  offer,
  version: offer.game.version,
  words: seatWords,
  ...chipGame(variant),
  Table: ({ table, ...props }: TableProps<PokerTable>) => (
    <Noted table={table}>
      <TournamentScreen {...props} />
    </Noted>
  ),
  Lobby: (props) => <TournamentLobby {...props} />,
  movedNote: words.moved,
  async loadPapers() {
    const { chipPapers } = await import('#frame/sit-and-go/chip-papers.tsx');
    return chipPapers(game, variant, (view) => {
      const { terms, tournament } = view as TournamentView;
      return {
        levels: terms.levels,
        now: tournament.state === 'running' ? tournament.blinds : null,
      };
    });
  },
};

export const seatGame = opaqueSeats(game);
