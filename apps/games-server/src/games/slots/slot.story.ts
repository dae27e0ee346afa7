/** A slot's round in words, for the record of bets: what was chosen, what came, what it paid. */
import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome, SpinResult, SpinWin } from '@bahati/game-rules/slots/outcome.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Language, Priced, RoundStory } from '#games-server/games/game.ts';
import { viewSlotRound } from './slot.view.ts';
import { slotWords } from './slot.words.ts';

type Entry = { label: string; value: string };

/** The longest list the record takes is 100 entries; a series may hold 100 free spins. */
const toldFreeSpins = 65;
const toldWins = 20;

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
  const lines = [
    { label: words.lines, value: String(definition.lines.length) },
    { label: words.stakePerLine, value: payOf(1) },
  ];
  return {
    choices: [
      { label: words.stake, value: money(stake) },
      ...(definition.lines.length > 0 ? lines : []),
    ],
    outcome: [
      ...tellWindow(definition, outcome.base, language),
      ...tellWins(definition, outcome.base, payOf, language),
      ...tellFreeSpins(definition, outcome.freeSpins, payOf, language),
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
  const wins: Entry[] = spin.lineWins.slice(0, toldWins).map((win) => ({
    label: winLabel(definition, win, language),
    value: `${win.count} × ${name(win.symbol)}: ${payOf(win.pay * spin.multiplier)}`,
  }));
  const others = spin.lineWins.slice(toldWins);
  if (others.length > 0) {
    const pay = others.reduce((sum, win) => sum + win.pay, 0) * spin.multiplier;
    wins.push({ label: words.otherWins(others.length), value: payOf(pay) });
  }
  const { scatterWin } = spin;
  if (scatterWin) {
    const pay = payOf(scatterWin.pay * spin.multiplier);
    const value = `${scatterWin.count} × ${name(definition.scatter)}: ${pay}`;
    wins.push({ label: words.anywhere, value: value + wonText(definition, spin, language) });
  }
  if (definition.wilds?.kind === 'expanding' && spin.grown) {
    const reels = [...new Set(spin.grown.map(([reel]) => reel + 1))];
    wins.unshift({ label: words.grown, value: reels.join(', ') });
  }
  if (spin.bookSymbol !== undefined) {
    wins.push({ label: words.page, value: name(spin.bookSymbol) });
  }
  wins.push(...tellDrops(spin, payOf, language), ...tellCoins(spin, payOf, language));
  return wins.length > 0 ? wins : [{ label: words.result, value: words.noWin }];
}

function winLabel({ payRule }: SlotDefinition, win: SpinWin, language: Language): string {
  const words = slotWords[language];
  if (win.line >= 0) return words.line(win.line + 1);
  if (win.ways !== undefined) return words.ways(win.ways);
  if (payRule === undefined) return words.page;
  return payRule.kind === 'cluster' ? words.cluster : words.anywhere;
}

function tellDrops(
  { drops }: SpinResult,
  payOf: (pay: number) => string,
  language: Language,
): Entry[] {
  if (!drops) return [];
  const pay = drops.reduce((sum, drop) => sum + drop.pay, 0);
  return [{ label: slotWords[language].drops(drops.length), value: payOf(pay) }];
}

function tellCoins(
  { hold }: SpinResult,
  payOf: (pay: number) => string,
  language: Language,
): Entry[] {
  if (!hold) return [];
  const words = slotWords[language];
  const count = hold.rounds.reduce((sum, { coins }) => sum + coins.length, 0);
  const parts = [words.coins(count), ...hold.jackpots.map((jackpot) => words.jackpots[jackpot])];
  return [{ label: words.holdAndSpin, value: `${parts.join(' · ')}: ${payOf(hold.pay)}` }];
}

/** What a spin adds to its series. */
function wonText({ wilds }: SlotDefinition, { freeSpinsWon }: SpinResult, language: Language) {
  const words = slotWords[language];
  if (freeSpinsWon === 0) return '';
  return ` + ${wilds?.kind === 'walking' ? words.respinWon : words.freeSpinsWon(freeSpinsWon)}`;
}

function tellFreeSpins(
  definition: SlotDefinition,
  spins: readonly SpinResult[],
  payOf: (pay: number) => string,
  language: Language,
): Entry[] {
  const words = slotWords[language];
  const label = definition.wilds?.kind === 'walking' ? words.respin : words.freeSpin;
  const told = spins.slice(0, toldFreeSpins).map((spin, index) => ({
    label: label(index + 1),
    value: `${payOf(spin.pay)}${wonText(definition, spin, language)}`,
  }));
  const rest = spins.slice(toldFreeSpins);
  if (rest.length === 0) return told;
  const pay = rest.reduce((sum, spin) => sum + spin.pay, 0);
  return [...told, { label: words.laterFreeSpins(rest.length), value: payOf(pay) }];
}
