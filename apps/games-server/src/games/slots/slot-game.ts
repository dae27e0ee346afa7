/** Any slot of game-rules as a game of this provider. */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { drawOutcome, type SlotOutcome } from '@bahati/game-rules/slots/spin.ts';
import { createGame, type Game } from '#games-server/games/game.ts';
import { tellSlotRound } from './slot.story.ts';
import { type SlotView, viewSlotRound } from './slot.view.ts';

/** `definitions`: the current one first, then every older version that decided rounds. */
export function slotGame(definitions: readonly [SlotDefinition, ...SlotDefinition[]]) {
  const [current] = definitions;
  const byVersion = new Map(definitions.map((definition) => [definition.version, definition]));
  const definitionOf = (version: number) => {
    const definition = byVersion.get(version);
    if (!definition) throw new Error(`${current.id} has no version ${version}.`);
    return definition;
  };
  const game: Game<SlotView> = createGame<SlotOutcome, SlotView>({
    code: current.id,
    title: current.title,
    version: current.version,
    stakes: (currency) => current.betSteps[currency],
    draw: (version, draw) => drawOutcome(definitionOf(version), draw),
    payout: ({ version, outcome, stake }) => toAmount(definitionOf(version), outcome.pay, stake),
    view: (round) => viewSlotRound(definitionOf(round.version), round),
    tell: (round, language) => tellSlotRound(definitionOf(round.version), round, language),
  });
  return game;
}
