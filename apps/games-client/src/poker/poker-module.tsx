/** Poker among the games between people. */
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { opaqueSeats, type SeatModule, type TableProps } from '#frame/seats/seat-module.ts';
import { Felt } from './felt/felt.tsx';
import { LobbyScene } from './lobby-scene.tsx';
import { PokerScreen } from './poker-screen.tsx';
import { pokerRake } from './poker-rake.ts';
import { PokerTable } from './table/poker-table.ts';
import { playerIn, pokerOf, type SeenPoker } from './table/seen-poker.ts';
import { TurnTeller } from './turn-teller.tsx';
import { PokerProvider, type Variant } from './use-poker.ts';
import { seatWords, words } from '#frame/poker/words.ts';

type Settings = SeenPoker['settings'];

/** Throws where no offer bears the code. */
export function pokerModule(code: string, variant: Variant): SeatModule {
  const offer = seatOfferOf(code);
  if (!offer) throw new Error(`No game between people bears the code ${code}.`);
  const game: SeatModule<PokerTable> = {
    offer,
    version: offer.game.version,
    words: seatWords,
    LobbyScene: () => <LobbyScene holeCards={variant.holeCards} />,
    unitOf: (settings) => (settings as Settings).bigBlind,
    usualUnits: 100n,
    tellStakes(told, say, money, isShort) {
      const settings = told as Settings;
      const small = money.money(settings.smallBlind);
      return {
        title: say(words.blinds, { small, big: money.figures(settings.bigBlind) }),
        rake: pokerRake(settings, say, money, isShort),
      };
    },
    heldIn({ view: { hand }, own }) {
      const player = hand && !hand.isOver ? playerIn(pokerOf(hand), own.seat) : null;
      return player && { stack: player.stack, bet: player.bet, isIn: !player.isFolded };
    },
    open: (parts) => new PokerTable(parts),
    Table: ({ table, ...props }: TableProps<PokerTable>) => (
      <PokerProvider value={{ table, variant }}>
        <PokerScreen {...props} />
      </PokerProvider>
    ),
    Replay: ({ table }) => (
      <PokerProvider value={{ table, variant }}>
        <Felt onSit={() => undefined} />
        <TurnTeller />
      </PokerProvider>
    ),
    replayMs: 1_600,
    async loadPapers() {
      const { pokerPapers } = await import('./poker-papers.tsx');
      return pokerPapers(game, variant);
    },
  };
  return opaqueSeats(game);
}
