import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { studioGameByCode } from '@bahati/game-rules/slots/studio/studio-game.ts';
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';

/** A game with what players are told of it. */
export type StatedGame = {
  readonly definition: SlotDefinition;
  readonly figures: StatedFigures;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly features: readonly string[];
};

const own = new Map<string, StatedGame>(
  [
    {
      definition: taaZaPwani,
      figures: taaZaPwaniFigures,
      volatility: 'medium' as const,
      features: ['lines', 'wild', 'free_spins', 'multiplier'],
    },
    ...flagships,
  ].map((game) => [game.definition.id, game]),
);

/** The game as it is played now; undefined for a code that no slot bears. */
export function statedGame(code: string): StatedGame | undefined {
  return own.get(code) ?? studioGameByCode(code);
}
