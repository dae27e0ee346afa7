import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { StillBoard } from './stage/still-board.tsx';

/** A round of a bet game as it ended: its board and a sentence. */
export function BetRecord({ round }: { round: BetRound }) {
  const { play } = useFrame();
  const { game } = useBet();
  const { language } = useWords();
  const { currency } = play;
  return (
    <div className="record">
      <StillBoard
        module={game}
        view={round.shown}
        opening={round.choice}
        stake={{ minor: toMinor(round.stake, currency), currency }}
      />
      <p>{game.describe(round.shown)[language]}</p>
    </div>
  );
}
