import { americanRoulette } from '@bahati/game-rules/tables/american-roulette/american-roulette.rules.ts';
import { rouletteModule } from '#frame/bets/boards/roulette/roulette-board-module.tsx';
import { ruleAmerican } from '#frame/bets/boards/roulette/roulette-words.ts';

export const board = rouletteModule(americanRoulette, 'american', ruleAmerican);
