/** Sit-and-gos of hold'em among the games between people. */
import type { SitAndGoView } from '@bahati/contract/games-frame/sit-and-go.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { ReactNode } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { PokerTable } from '#frame/poker/table/poker-table.ts';
import { PokerProvider } from '#frame/poker/use-poker.ts';
import { opaqueSeats, type SeatModule, type TableProps } from '#frame/seats/seat-module.ts';
import { ChipScene, chipGame, chipVariant } from './chip-game.tsx';
import { SitAndGoLobby } from './sit-and-go-lobby.tsx';
import { SitAndGoScreen } from './sit-and-go-screen.tsx';
import { useSitAndGo } from './use-sit-and-go.ts';
import { ordinalOf, rules, seatWords, words } from './words.ts';

const code = 'holdem-sit-and-go';
const offer = seatOfferOf(code);
if (!offer) throw new Error(`No game between people bears the code ${code}.`);

const variant = chipVariant(rules);

/** On plates stands who has registered, and which place somebody got. */
function Noted({ table, children }: { table: PokerTable; children: ReactNode }) {
  const say = useText();
  const seen = useSitAndGo();
  const noteOf = (seat: number): string | null => {
    if (seen?.game.state === 'registering') {
      return say(seat === seen.own?.seat ? words.youAreIn : words.isIn);
    }
    const place = seen?.game.players.find((player) => player.seat === seat)?.place;
    return place ? say(words.place, { place: say(ordinalOf(place)) }) : null;
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
      <SitAndGoScreen {...props} />
    </Noted>
  ),
  Lobby: (props) => <SitAndGoLobby offer={offer} Scene={ChipScene} {...props} />,
  leftNote: words.taken,
  async loadPapers() {
    const { chipPapers } = await import('./chip-papers.tsx');
    return chipPapers(game, variant, (view) => {
      const { terms, sitAndGo } = view as SitAndGoView;
      return { levels: terms.levels, now: sitAndGo.state === 'running' ? sitAndGo.blinds : null };
    });
  },
};

export const seatGame = opaqueSeats(game);
