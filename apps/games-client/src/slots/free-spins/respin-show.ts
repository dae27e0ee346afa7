/** Respins: no feast of their own, the round just goes on while something in view asks for it. */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import { type WinTier, winTier } from '#frame/shell/results/win-tier.ts';
import type { Cabinet } from '#frame/slots/cabinet.ts';
import { pauseAfter, showSpin, type SpinParts } from './show-spin.ts';

const celebrated: readonly WinTier[] = ['big', 'huge'];

export type RespinParts = SpinParts & {
  readonly definition: SlotDefinition;
  readonly cabinet: Pick<Cabinet, 'setName' | 'setCount'>;
};

export async function showRespins(
  round: SlotRound,
  options: StageOptions,
  parts: RespinParts,
): Promise<void> {
  const { reels, wins, cabinet, definition, timeline } = parts;
  const words = options.words();
  const stake = options.toMinor(round.stake);
  let before = options.toMinor(round.base.pay);
  let greatest = before;
  timeline.relax();
  await pauseAfter(parts);
  reels.setStrips(definition.freeReels);
  cabinet.setCount(words.respin);
  for (const spin of round.freeSpins) {
    await showSpin(spin, { stake, before }, options, parts);
    const won = options.toMinor(spin.pay);
    before += won;
    if (won > greatest) greatest = won;
    await pauseAfter(parts);
  }
  cabinet.setName(words.title);
  const told = { win: before, shown: before, stake, before: 0n, isTurbo: parts.isTurbo() };
  // What was celebrated already is not celebrated once more within the sum.
  const isTold = before === greatest || celebrated.includes(winTier(greatest, stake));
  if (!isTold) await wins.count(told, timeline);
}
