/** The selections of an earlier bet, on the slip again. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import type { DraftLeg, SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';

const canBeBet = ['upcoming', 'live'];

/** Legs whose events are still to be bet on, and how many are not; odds are those of the bet. */
export function legsOfBet({ legs }: Pick<Bet, 'legs'>): { legs: DraftLeg[]; gone: number } {
  const open = legs.filter(
    ({ selections, result }) =>
      result === null && selections.every(({ eventState }) => canBeBet.includes(eventState)),
  );
  return {
    legs: open.map(({ selections, odds, isBanker }) => ({
      selections: selections.map((one) => ({
        eventId: one.eventId,
        market: one.market,
        outcome: one.outcome,
        odds: one.odds,
        sport: one.sport,
        eventName: one.eventName,
        home: one.home,
        away: one.away,
        participant: one.participant,
        startsAt: one.startsAt,
      })),
      odds,
      isBanker,
    })),
    gone: legs.length - open.length,
  };
}

/** How the bet was staked, for a slip with its legs. */
export function termsOfBet({ shape, isEachWay }: Pick<Bet, 'shape' | 'isEachWay'>) {
  const terms = { kind: shape.kind, isEachWay, ownStakes: {} } satisfies Partial<SlipDraft>;
  return shape.kind === 'system' ? { ...terms, folds: shape.folds } : terms;
}
