/** The slip as the book takes it. Pure. */
import type { Selection, Slip } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { typedUnits } from './reckon-slip.ts';
import { type DraftLeg, type PickedSelection, type SlipDraft, stakeOfLeg } from './slip-draft.ts';
import { kindOf, shapeOf } from './slip-shapes.ts';

const wireSelection = ({ eventId, market, outcome, odds }: PickedSelection): Selection => ({
  eventId,
  market,
  outcome,
  odds,
});

const wireLegs = (legs: readonly DraftLeg[], hasBankers: boolean): Slip['legs'] =>
  legs.map(({ selections, odds, isBanker }) => ({
    selections: selections.map(wireSelection),
    odds,
    ...(hasBankers && isBanker ? { isBanker } : {}),
  }));

/** `blank` stands where no stake is typed yet: the book takes no slip without stakes. */
export function wireSlip(draft: SlipDraft, currency: Currency, blank = '1.00'): Slip {
  const kind = kindOf(draft);
  const stakes =
    kind === 'singles' ? draft.legs.map((leg) => stakeOfLeg(draft, leg)) : [draft.stake];
  const shape = shapeOf(draft);
  return {
    legs: wireLegs(draft.legs, kind === 'system'),
    shape: shape.kind === 'system' ? { ...shape, folds: [...shape.folds] } : shape,
    stakes: stakes.map((text) => {
      const units = typedUnits(text, currency);
      return units > 0n ? toDecimal(units, currency) : blank;
    }),
    isEachWay: draft.isEachWay,
    acceptance: draft.acceptance,
  };
}

/** Whether a stake is typed wherever one is needed. */
export function isStaked(draft: SlipDraft, currency: Currency): boolean {
  const texts =
    kindOf(draft) === 'singles' ? draft.legs.map((leg) => stakeOfLeg(draft, leg)) : [draft.stake];
  return texts.length > 0 && texts.every((text) => typedUnits(text, currency) > 0n);
}

/** What a booking code keeps of it. */
export function wireCode(draft: SlipDraft): Pick<Slip, 'legs' | 'shape'> {
  const { legs, shape } = wireSlip(draft, 'KES');
  return { legs, shape };
}
