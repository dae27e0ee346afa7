/** Sit-and-gos of hold'em among the games between people. */
import { bestFive } from '@bahati/game-rules/seat-games/poker/hands/best-five.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { ReactNode } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { Felt } from '#frame/poker/felt/felt.tsx';
import { LobbyScene } from '#frame/poker/lobby-scene.tsx';
import { holdemRules } from '#frame/poker/rule-words.ts';
import { PokerTable } from '#frame/poker/table/poker-table.ts';
import { playerIn, pokerOf, type SeenPoker } from '#frame/poker/table/seen-poker.ts';
import { TurnTeller } from '#frame/poker/turn-teller.tsx';
import { PokerProvider, type Variant } from '#frame/poker/use-poker.ts';
import { words as pokerWords } from '#frame/poker/words.ts';
import { opaqueSeats, type SeatModule, type TableProps } from '#frame/seats/seat-module.ts';
import { SitAndGoLobby } from './sit-and-go-lobby.tsx';
import { SitAndGoScreen } from './sit-and-go-screen.tsx';
import { useSitAndGo } from './use-sit-and-go.ts';
import { ordinalOf, rules, seatWords, words } from './words.ts';

const code = 'holdem-sit-and-go';
const offer = seatOfferOf(code);
if (!offer) throw new Error(`No game between people bears the code ${code}.`);

const variant: Variant = {
  holeCards: 2,
  bestFive: (hole, board) => bestFive(hole, board, 'any'),
  rules: [...rules, ...holdemRules],
};

const Scene = () => <LobbyScene holeCards={2} />;

/** On plates stands who has registered, and which place somebody got. */
function Noted({ table, children }: { table: PokerTable; children: ReactNode }) {
  const say = useText();
  const seen = useSitAndGo();
  const noteOf = (seat: number): string | null => {
    if (seen?.game.state === 'registering') return say(words.isIn);
    const place = seen?.game.players.find((player) => player.seat === seat)?.place;
    return place ? say(words.place, { place: say(ordinalOf(place)) }) : null;
  };
  return <PokerProvider value={{ table, variant, noteOf }}>{children}</PokerProvider>;
}

const game: SeatModule<PokerTable> = {
  offer,
  version: offer.game.version,
  words: seatWords,
  LobbyScene: Scene,
  unitOf: (settings) => (settings as SeenPoker['settings']).bigBlind,
  usualUnits: 1n,
  tellStakes(told, say, money) {
    const settings = told as SeenPoker['settings'];
    const [small, big] = [money.figures(settings.smallBlind), money.figures(settings.bigBlind)];
    return { title: say(pokerWords.blinds, { small, big }), rake: say(words.noRake) };
  },
  heldIn({ view: { hand }, own }) {
    const player = hand && !hand.isOver ? playerIn(pokerOf(hand), own.seat) : null;
    return player && { stack: player.stack, bet: player.bet, isIn: !player.isFolded };
  },
  open: (parts) => new PokerTable(parts),
  Table: ({ table, ...props }: TableProps<PokerTable>) => (
    <Noted table={table}>
      <SitAndGoScreen {...props} />
    </Noted>
  ),
  playedFor: 'chips',
  Replay: ({ table }) => (
    <PokerProvider value={{ table, variant }}>
      <Felt onSit={null} />
      <TurnTeller />
    </PokerProvider>
  ),
  replayMs: 1_600,
  Lobby: (props) => <SitAndGoLobby offer={offer} Scene={Scene} {...props} />,
  leftNote: words.taken,
  async loadPapers() {
    const { sitAndGoPapers } = await import('./sit-and-go-papers.tsx');
    return sitAndGoPapers(game, variant);
  },
};

export const seatGame = opaqueSeats(game);
