/** A slot's round in words, for the record of bets: what was chosen, what came, what it paid. */
import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome, SpinResult } from '@bahati/game-rules/slots/spin.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Language, Priced, RoundStory } from '#games-server/games/game.ts';
import { viewSlotRound } from './slot.view.ts';
import { slotWords } from './slot.words.ts';

type Entry = { label: string; value: string };

/** The longest list the record takes is 100 entries; a series may hold 100 free spins. */
const toldFreeSpins = 70;

export function tellSlotRound(
  definition: SlotDefinition,
  round: Priced<SlotOutcome>,
  language: Language,
): RoundStory {
  const { stake, currency, outcome } = round;
  const words = slotWords[language];
  const money = (amount: bigint) =>
    `${currencySymbol(currency)} ${formatAmount(toDecimal(amount, currency), currency, language)}`;
  const payOf = (pay: number) => money(toAmount(definition, pay, stake));
  return {
    choices: [
      { label: words.stake, value: money(stake) },
      { label: words.lines, value: String(definition.lines.length) },
      { label: words.stakePerLine, value: payOf(1) },
    ],
    outcome: [
      ...tellWindow(definition, outcome.base, language),
      ...tellWins(definition, outcome.base, payOf, language),
      ...tellFreeSpins(outcome.freeSpins, payOf, language),
      { label: words.payout, value: payOf(outcome.pay) },
    ],
    picture: {
      game: definition.id,
      version: definition.version,
      rows: definition.rows,
      ...viewSlotRound(definition, round),
    },
  };
}

function tellWindow(definition: SlotDefinition, spin: SpinResult, language: Language): Entry[] {
  const words = slotWords[language];
  return Array.from({ length: definition.rows }, (_, row) => ({
    label: words.row(row + 1),
    value: spin.window
      .map((column) => definition.symbols[column[row] ?? 0]?.name[language] ?? '')
      .join(' · '),
  }));
}

function tellWins(
  definition: SlotDefinition,
  spin: SpinResult,
  payOf: (pay: number) => string,
  language: Language,
): Entry[] {
  const words = slotWords[language];
  const name = (symbol: number | null) => definition.symbols[symbol ?? 0]?.name[language] ?? '';
  const wins = spin.lineWins.map(({ line, symbol, count, pay }) => ({
    label: words.line(line + 1),
    value: `${count} × ${name(symbol)}: ${payOf(pay * spin.multiplier)}`,
  }));
  const { scatterWin } = spin;
  if (scatterWin) {
    const won = spin.freeSpinsWon > 0 ? ` + ${words.freeSpinsWon(spin.freeSpinsWon)}` : '';
    const pay = payOf(scatterWin.pay * spin.multiplier);
    const value = `${scatterWin.count} × ${name(definition.scatter)}: ${pay}${won}`;
    wins.push({ label: words.anywhere, value });
  }
  return wins.length > 0 ? wins : [{ label: words.result, value: words.noWin }];
}

function tellFreeSpins(
  spins: readonly SpinResult[],
  payOf: (pay: number) => string,
  language: Language,
): Entry[] {
  const words = slotWords[language];
  const told = spins.slice(0, toldFreeSpins).map((spin, index) => {
    const won = spin.freeSpinsWon > 0 ? ` + ${words.freeSpinsWon(spin.freeSpinsWon)}` : '';
    return { label: words.freeSpin(index + 1), value: `${payOf(spin.pay)}${won}` };
  });
  const rest = spins.slice(toldFreeSpins);
  if (rest.length === 0) return told;
  const pay = rest.reduce((sum, spin) => sum + spin.pay, 0);
  return [...told, { label: words.laterFreeSpins(rest.length), value: payOf(pay) }];
}
