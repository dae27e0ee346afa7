/** The two tables of baccarat share board, roads and words; what banker pays makes the difference. */
import {
  type BaccaratGame,
  type BaccaratPlace,
  baccaratPlaceNames,
  type BaccaratView,
} from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { type BetModule, type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { BaccaratBoard } from './baccarat-board.tsx';
import { words } from './words.ts';

export function baccaratModule(game: BaccaratGame, bankerPays: Words, rulePays: Words): BetModule {
  return betModule({
    game,
    staking: 'chips',
    Board: (props: BoardProps<BaccaratView>) => (
      <BaccaratBoard {...props} bankerPays={bankerPays} />
    ),
    describe: (view) => ({ en: described(view, 'en'), sw: described(view, 'sw') }),
    placeName: (place) => baccaratPlaceNames[place as BaccaratPlace],
    rules: [
      words.ruleAim,
      words.rulePoints,
      words.ruleDeal,
      words.ruleThird,
      words.ruleBanker,
      rulePays,
      words.ruleRoads,
    ],
    cloth: { seed: game.code },
    ground: 'light-dark(#d9cdb2, #0b1020)',
  });
}

/** `Player 9, banker 6: Player.`, with the pairs that came. */
function described(view: BaccaratView, language: 'en' | 'sw'): string {
  const named = (place: BaccaratPlace) => baccaratPlaceNames[place][language];
  const pairs = [
    ...(view.isPlayerPair ? [named('player-pair')] : []),
    ...(view.isBankerPair ? [named('banker-pair')] : []),
  ];
  const totals = `${named('player')} ${view.playerTotal}, ${named('banker')} ${view.bankerTotal}`;
  return `${totals}: ${[named(view.winner), ...pairs].join(', ')}.`;
}
