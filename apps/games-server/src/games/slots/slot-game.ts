/** Any slot of game-rules as a game of this provider. */
import type {
  PickRule,
  SlotDefinition,
  StatedFigures,
} from '@bahati/game-rules/slots/definition.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { levelWon } from '@bahati/game-rules/slots/progressive.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { winsPick } from '@bahati/game-rules/slots/pick.ts';
import { drawBoughtOutcome, drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import {
  createGame,
  freeRoundsChoice,
  type Game,
  type GameRules,
  plainChoices,
  type StatedReturn,
} from '#games-server/games/game.ts';
import { withGamble } from '#games-server/games/gamble/with-gamble.ts';
import { withPick } from '#games-server/games/pick/with-pick.ts';
import { tellSlotRound } from './slot.story.ts';
import { type SlotView, viewSlotRound } from './slot.view.ts';

const boughtChoice = 'buy';

/**
 * `definitions`: the current one first, then every older version that decided rounds; `figures`:
 * what is stated of the current one.
 */
export function slotGame(
  definitions: readonly [SlotDefinition, ...SlotDefinition[]],
  figures?: StatedFigures,
): Game<SlotView> {
  const [current] = definitions;
  const byVersion = new Map(definitions.map((definition) => [definition.version, definition]));
  const definitionOf = (version: number) => {
    const definition = byVersion.get(version);
    if (!definition) throw new Error(`${current.id} has no version ${version}.`);
    return definition;
  };
  const rules: GameRules<SlotOutcome, SlotView> = {
    code: current.id,
    title: current.title,
    version: current.version,
    stakes: (currency) => current.betLevels[currency],
    choices(version) {
      const { buy } = definitionOf(version);
      return buy ? [...plainChoices, { name: boughtChoice, price: buy.price }] : plainChoices;
    },
    returnOf({ version, choice }) {
      if (!figures || version !== current.version) return null;
      if (choice === plainChoices[0].name || choice === freeRoundsChoice)
        return withoutJackpots(figures);
      return (choice === boughtChoice && figures.buy) || null;
    },
    ...(current.progressive && { progressive: current.progressive }),
    jackpots({ version, outcome, currency, stake }) {
      const { progressive: rule } = definitionOf(version);
      if (!rule || outcome.ticket === undefined) return null;
      return { rule, won: levelWon(rule, outcome.ticket, currency, stake)?.level ?? null };
    },
    start: ({ version, choice }, draw) =>
      (choice === boughtChoice ? drawBoughtOutcome : drawOutcome)(definitionOf(version), draw),
    payout: ({ version, outcome, stake }) => toAmount(definitionOf(version), outcome.pay, stake),
    view: (round) => viewSlotRound(definitionOf(round.version), round),
    tell: (round, language) => tellSlotRound(definitionOf(round.version), round, language),
  };
  return offered(rules, definitions, definitionOf);
}

/** A pool pays what was put into it whenever it falls: what is watched is the game without it. */
function withoutJackpots({ rtpPercent, jackpots, standardDeviation }: StatedFigures): StatedReturn {
  return { rtpPercent: jackpots?.restPercent ?? rtpPercent, standardDeviation };
}

/**
 * A game with acts after its spins has one kind of them, also in the definitions that decided its
 * older rounds.
 */
function offered(
  rules: GameRules<SlotOutcome, SlotView>,
  definitions: readonly SlotDefinition[],
  definitionOf: (version: number) => SlotDefinition,
): Game<SlotView> {
  // A pool is paid in the one call that takes the stake, and of one stake.
  if (
    definitions.some(
      ({ progressive, ...rest }) => progressive && (rest.gamble ?? rest.pick ?? rest.buy),
    )
  ) {
    throw new RangeError('A game with jackpot pools is decided at once.');
  }
  if (definitions.some(({ gamble }) => gamble)) {
    const limitOf = (version: number) => definitionOf(version).gamble?.limit ?? 0;
    return createGame(withGamble(rules, { limitOf, isWin: ({ pay }) => pay > 0 }));
  }
  if (!definitions.some(({ pick }) => pick)) {
    return { ...createGame(rules), hasFreeRounds: isDecidedAtOnce(definitions[0]) };
  }
  const [game] = definitions;
  const hasWon = (outcome: SlotOutcome, rule: PickRule) =>
    game !== undefined && winsPick(game, outcome, rule);
  return createGame(withPick(rules, { ruleOf: (version) => definitionOf(version).pick, hasWon }));
}

/** Nothing is acted after its spins and nothing staked beside them: it can be played for nothing. */
export function isDecidedAtOnce(definition: SlotDefinition | undefined): boolean {
  return !(definition?.gamble ?? definition?.pick ?? definition?.progressive);
}
