import { europeanRoulette } from '@bahati/game-rules/tables/european-roulette/european-roulette.rules.ts';
import { rouletteModule } from '#frame/bets/boards/roulette/roulette-board-module.tsx';
import { ruleEuropean } from '#frame/bets/boards/roulette/roulette-words.ts';

export const board = rouletteModule(europeanRoulette, 'european', ruleEuropean);
