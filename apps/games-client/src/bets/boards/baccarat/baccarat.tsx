import { baccarat } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { baccaratModule } from './baccarat-board-module.tsx';
import { words } from './words.ts';

export const board = baccaratModule(baccarat, words.bankerPays, words.rulePays);
