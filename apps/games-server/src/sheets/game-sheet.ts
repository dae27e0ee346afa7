import type { GameSheet, SlotSheet } from '@bahati/contract/games-frame/sheets.ts';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { progressiveReturn } from '@bahati/game-rules/slots/progressive.ts';
import { add, multiply, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { statedGame, type StatedGame } from '#games-server/games/stated-figures.ts';
import { betSheet } from './bet-sheet.ts';

/** The sheet of the game as it is played now. Refuses `not_found`. */
export function gameSheet(code: string): GameSheet {
  const slot = statedGame(code);
  if (slot) return slotSheet(slot);
  const sheet = betSheet(code);
  if (!sheet) throw new Refusal('not_found');
  return sheet;
}

function slotSheet(game: StatedGame): SlotSheet {
  const { definition, figures, volatility, features } = game;
  const { id, version, title, reels, rows, lines, payRule } = definition;
  const { hitRatePercent, standardDeviation, topSpin, freeSpinsOneIn } = figures;
  return {
    kind: 'slot',
    game: id,
    version,
    title,
    volatility,
    mechanic: {
      reels: reels.length,
      rows,
      lines: lines.length,
      pays: payRule?.kind ?? 'lines',
      features: [...features],
    },
    figures: {
      returnPercent: returnOf(game),
      returnBand: figures.band ?? null,
      hitRatePercent,
      standardDeviation,
      topSpin,
      freeSpinsOneIn,
      holdAndSpinOneIn: figures.holdAndSpinOneIn ?? null,
      pickOneIn: figures.pickOneIn ?? null,
      buy: figures.buy
        ? { returnPercent: figures.buy.rtpPercent, priceStakes: figures.buy.priceStakes }
        : null,
      ofJackpotsPercent: figures.jackpots?.rtpPercent ?? null,
    },
    definition: asJson(definition),
  };
}

/** A game of nothing but lines has a formula, which gives as many places as one likes. */
function returnOf({ definition, figures }: StatedGame): string {
  const { payRule, tumble, wilds, holdAndSpin, book, pick, progressive } = definition;
  if (payRule ?? tumble ?? wilds ?? holdAndSpin ?? book ?? pick) return figures.rtpPercent;
  const ofJackpots = progressive ? progressiveReturn(progressive) : rational(0n);
  return toDecimalText(multiply(add(exactRtp(definition).total, ofJackpots), rational(100n)), 4);
}

/** Amounts travel as decimal digits of minor units. */
function asJson(definition: object): Record<string, unknown> {
  const text = JSON.stringify(definition, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
}
