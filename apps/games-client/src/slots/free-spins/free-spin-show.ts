/** A series of free spins as the player lives it: the scene changes, the reels turn by themselves. */
import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Cabinet } from '#frame/slots/cabinet.ts';
import type { StageScene } from '#frame/slots/slot-look.ts';
import type { Celebration } from '#frame/slots/wins/celebration.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import { winTier } from '#frame/shell/results/win-tier.ts';
import { easeInOut } from '#frame/stage/tween.ts';
import { pauseAfter, showSpin, type SpinParts } from './show-spin.ts';
import type { Sign } from './sign.ts';

export type FreeSpinParts = SpinParts & {
  readonly definition: SlotDefinition;
  readonly scene: Pick<StageScene, 'setSceneProgress'>;
  readonly cabinet: Cabinet;
  readonly celebration: Celebration;
  readonly sign: Sign;
};

const signHoldMs = 2300;

export async function showFreeSpins(
  round: SlotRound,
  options: StageOptions,
  parts: FreeSpinParts,
): Promise<void> {
  const { reels, wins, cabinet, definition, mechanics, timeline } = parts;
  const stake = options.toMinor(round.stake);
  let before = options.toMinor(round.base.pay);
  let total = round.base.freeSpinsWon;
  await openSeries(round, options, parts);
  wins.clear();
  for (const mechanic of mechanics) await mechanic.beforeSeries?.(round, timeline);
  reels.setStrips(definition.freeReels);
  for (const [index, spin] of round.freeSpins.entries()) {
    const multiplier = multiplierOf(definition, spin);
    const count = { played: index + 1, total, multiplier };
    options.events.onFreeSpins(count);
    cabinet.setCount(options.words().freeSpinOf(count));
    await showSpin(spin, { stake, before }, options, parts);
    before += options.toMinor(spin.pay);
    if (spin.freeSpinsWon > 0) {
      total += spin.freeSpinsWon;
      await announceMore(spin.freeSpinsWon, options, parts);
    }
    await pauseAfter(parts);
  }
  await closeSeries(round, options, parts);
}

/** What multiplies every spin of the series; what each draws for itself is shown as it comes. */
function multiplierOf({ spinMultiplier, freeSpins }: SlotDefinition, spin: SpinView): number {
  return spinMultiplier ? (freeSpins?.multiplier ?? 1) : spin.multiplier;
}

async function openSeries(
  round: SlotRound,
  options: StageOptions,
  parts: FreeSpinParts,
): Promise<void> {
  const { timeline } = parts;
  const words = options.words();
  timeline.relax();
  options.events.onCue({ kind: 'free-spins-won' });
  await timeline.wait(900);
  void moveScene(parts, 0, 1);
  const [first] = round.freeSpins;
  const multiplier = first ? multiplierOf(parts.definition, first) : 1;
  await parts.sign.lower(
    [
      { text: String(round.base.freeSpinsWon), size: 104, isGold: true },
      { text: words.freeSpins, size: 48, isGold: false },
      ...(multiplier > 1 ? [{ text: words.multiplied(multiplier), size: 32, isGold: true }] : []),
    ],
    timeline,
  );
  await timeline.wait(signHoldMs);
  options.events.onCue({ kind: 'free-spins-start' });
  await parts.sign.raise(timeline);
}

async function announceMore(
  count: number,
  options: StageOptions,
  parts: FreeSpinParts,
): Promise<void> {
  const { timeline } = parts;
  const words = options.words();
  timeline.relax();
  options.events.onCue({ kind: 'free-spins-won' });
  await parts.sign.lower(
    [
      { text: `+${count}`, size: 104, isGold: true },
      { text: words.freeSpins, size: 48, isGold: false },
    ],
    timeline,
  );
  await timeline.wait(1300);
  await parts.sign.raise(timeline);
}

async function closeSeries(
  round: SlotRound,
  options: StageOptions,
  parts: FreeSpinParts,
): Promise<void> {
  const { timeline } = parts;
  const words = options.words();
  timeline.relax();
  const stake = options.toMinor(round.stake);
  const won = options.toMinor(round.payout);
  const tier = winTier(won, stake);
  options.events.onCue({ kind: 'free-spins-end' });
  if (tier === 'big' || tier === 'huge') {
    parts.wins.clear();
    await parts.celebration.play(won, stake, timeline, () => undefined);
  } else {
    const amount = { text: options.formatAmount(won), size: 74, isGold: true };
    const said = { text: words.youWon, size: 48, isGold: false };
    await parts.sign.lower([said, amount], timeline);
    await timeline.wait(signHoldMs * 0.8);
    await parts.sign.raise(timeline);
  }
  await moveScene(parts, 1, 0);
  options.events.onFreeSpins(null);
  parts.cabinet.setName(words.title);
}

function moveScene(
  { scene, cabinet, timeline }: FreeSpinParts,
  from: number,
  to: number,
): Promise<void> {
  return timeline.play(1500, easeInOut, (t) => {
    const share = from + (to - from) * t;
    scene.setSceneProgress(share);
    cabinet.setSceneProgress(share);
  });
}
