/** Tournaments as they stand in their table. */
import type { PlayScope, Prize, TournamentRule } from '@bahati/contract/mission-terms.ts';
import type { TournamentTable } from '@bahati/contract/player-site/rewards/tournaments.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { amountOf } from '#domains/rewards/awards/awards.ts';

export type TournamentState = 'draft' | 'open' | 'final' | 'done' | 'void';
export type TournamentPhase = 'planned' | 'running' | 'closing' | 'over' | 'void';

export type Tournament = PlayScope & {
  rowId: bigint;
  id: string;
  state: TournamentState;
  phase: TournamentPhase;
  title: BothWords;
  rule: TournamentRule;
  currency: Currency;
  isOptIn: boolean;
  leastStake: bigint;
  leastRounds: number;
  startsAt: Date;
  endsAt: Date;
  prizes: Prize[];
  prizePlaces: number;
  countedAt: Date | null;
  ranked: number;
};

/** Of the table `tournaments` by its name. */
export const tournamentColumns = `tournaments.id AS "rowId", tournaments.public_id AS id,
  tournaments.state, tournaments.title, rule, tournaments.currency, is_opt_in AS "isOptIn",
  least_stake AS "leastStake", least_rounds AS "leastRounds", products,
  vendor_ids AS "vendorIds", game_ids AS "gameIds", starts_at AS "startsAt", ends_at AS "endsAt",
  prizes, prize_places AS "prizePlaces", counted_at AS "countedAt", ranked,
  CASE WHEN tournaments.state = 'void' THEN 'void'
       WHEN tournaments.state IN ('final', 'done') THEN 'over'
       WHEN now() < starts_at THEN 'planned'
       WHEN now() < ends_at THEN 'running' ELSE 'closing' END AS phase`;

/** The award of a place; undefined: it has none. */
export function prizeOf(prizes: readonly Prize[], place: number): Award | undefined {
  return prizes.find(({ from, to }) => from <= place && place <= to)?.award;
}

/** Minor units of an award that is money; points, tickets and free rounds are none. */
export function moneyOf(award: Award, currency: Currency): bigint {
  return award.kind === 'cash' || award.kind === 'bonus' ? amountOf(award, currency) : 0n;
}

/** The money of all prizes. */
export function budgetOf(prizes: readonly Prize[], currency: Currency): bigint {
  return prizes.reduce(
    (sum, { from, to, award }) => sum + BigInt(to - from + 1) * moneyOf(award, currency),
    0n,
  );
}

/** From place 1 on without a gap or an overlap. */
export function arePrizesWhole(prizes: readonly Prize[]): boolean {
  return prizes.every(
    ({ from, to }, at) => to >= from && from === (at === 0 ? 1 : (prizes[at - 1]?.to ?? 0) + 1),
  );
}

/** Money as a decimal; a multiplier is kept in hundredths, and so has two decimals too. */
export function shownScore(
  score: bigint,
  { currency }: Pick<Tournament, 'currency'>,
): TournamentTable['top'][number]['score'] {
  return toDecimal(score, currency);
}
