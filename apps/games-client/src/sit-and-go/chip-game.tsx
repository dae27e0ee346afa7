/** Hold'em for chips that are no money, whatever the tournament: what its table and its replay share. */
import { bestFive } from '@bahati/game-rules/seat-games/poker/hands/best-five.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { Felt } from '#frame/poker/felt/felt.tsx';
import { LobbyScene } from '#frame/poker/lobby-scene.tsx';
import { holdemRules } from '#frame/poker/rule-words.ts';
import { PokerTable } from '#frame/poker/table/poker-table.ts';
import { playerIn, pokerOf, type SeenPoker } from '#frame/poker/table/seen-poker.ts';
import { TurnTeller } from '#frame/poker/turn-teller.tsx';
import { PokerProvider, type Variant } from '#frame/poker/use-poker.ts';
import { words as pokerWords } from '#frame/poker/words.ts';
import type { SeatModule } from '#frame/seats/seat-module.ts';
import { words } from './words.ts';

export const chipVariant = (rules: readonly Words[]): Variant => ({
  holeCards: 2,
  bestFive: (hole, board) => bestFive(hole, board, 'any'),
  rules: [...rules, ...holdemRules],
});

export const ChipScene = () => <LobbyScene holeCards={2} />;

type Shared =
  | 'LobbyScene'
  | 'unitOf'
  | 'usualUnits'
  | 'tellStakes'
  | 'heldIn'
  | 'open'
  | 'playedFor'
  | 'Replay'
  | 'replayMs';

export const chipGame = (variant: Variant): Pick<SeatModule<PokerTable>, Shared> => ({
  LobbyScene: ChipScene,
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
  playedFor: 'chips',
  Replay: ({ table }) => (
    <PokerProvider value={{ table, variant }}>
      <Felt onSit={null} />
      <TurnTeller />
    </PokerProvider>
  ),
  replayMs: 1_600,
});
