/** An arena as the frame knows a game: the two forms differ in prices and in what may be bet on. */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { resultWords } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import type { FightState, FightView } from '@bahati/game-rules/cockfight/fight-game.ts';
import { betWords, cockfightRules } from '@bahati/game-rules/cockfight/tell-fight.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { ComponentType } from 'react';
import { type BetModule, type BoardProps, betModule } from '#frame/bets/stage/board.ts';

export function arenaModule(
  game: BetGame<FightState, FightView>,
  Board: ComponentType<BoardProps<FightView>>,
  rules: readonly Words[],
): BetModule {
  return betModule({
    game,
    staking: 'chips',
    Board,
    describe: ({ result }) => resultWords[result],
    placeName: (place) => betWords[place as keyof typeof betWords],
    rules: [...rules, ...cockfightRules],
    cloth: { seed: 'cockfight' },
    ground: 'light-dark(#e7cfa6, #160d14)',
  });
}
