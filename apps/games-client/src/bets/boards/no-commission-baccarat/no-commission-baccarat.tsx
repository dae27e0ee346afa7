import { noCommissionBaccarat } from '@bahati/game-rules/tables/no-commission-baccarat/no-commission-baccarat.rules.ts';
import { baccaratModule } from '#frame/bets/boards/baccarat/baccarat-board-module.tsx';
import { words } from '#frame/bets/boards/baccarat/words.ts';

export const board = baccaratModule(
  noCommissionBaccarat,
  words.bankerPaysWhole,
  words.rulePaysWhole,
);
