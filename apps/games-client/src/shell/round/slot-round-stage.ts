/** A slot's stage as the play sees it: what came off the reels, then cards or chests. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { SlotStage } from '#frame/shell/layout/slot-stage.ts';
import type { RoundStage } from './round-stage.ts';
import { actShowMs, roundOnStage } from './shown-round.ts';

/** A slot's frame is told of nothing but slots. */
export function asSlotRound(round: FrameRound): SlotRound {
  if (!('shown' in round)) return round;
  throw new TypeError(`The round ${round.roundId} is no slot's.`);
}

export function slotRoundStage(stage: SlotStage, currency: Currency): RoundStage {
  const wire = {
    toMinor: (text: string) => toMinor(text, currency),
    toWire: (minor: bigint) => toDecimal(minor, currency),
  };
  return {
    startRound: () => stage.startSpin(),
    land: (round) => stage.land(roundOnStage(asSlotRound(round), wire)),
    showAct: (round) => new Promise((done) => setTimeout(done, actShowMs(asSlotRound(round)))),
    abandonRound: () => stage.abandonSpin(),
    hurry: () => stage.hurry(),
    setTurbo: (isTurbo) => stage.setTurbo(isTurbo),
  };
}
