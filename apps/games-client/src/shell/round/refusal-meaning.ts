/** What a server's "no" to a spin or an act means for the play. Pure. */
import { RefusedError } from '@bahati/client/caller.ts';

/** Why play is over in this frame. */
export type Ending = 'session' | 'maintenance';

/** A "no" of the server the player has to read. */
export type Trouble =
  | 'insufficient_funds'
  | 'bets_blocked'
  | 'bonus_stake_too_large'
  | 'stake_limit'
  | 'loss_limit'
  | 'session_limit'
  | 'need_true_account'
  | 'stake_not_offered'
  | 'round_voided'
  | 'choice_not_offered'
  | 'free_rounds_over'
  | 'act_out_of_order'
  | 'action_not_allowed'
  | 'other';

export type LimitPeriod = 'day' | 'week' | 'month';

export type RefusalMeaning =
  | { readonly means: 'ending'; readonly ending: Ending }
  /** An earlier round of this member is not decided yet. */
  | { readonly means: 'other-round'; readonly roundId: string }
  | { readonly means: 'trouble'; readonly trouble: Trouble; readonly balance: string | null }
  /** Too late for this round of everybody, or a game that shows the reason by itself. */
  | { readonly means: 'missed' }
  /** `bounds`: as the server tells them, if it does. */
  | { readonly means: 'stake'; readonly bounds: unknown }
  | { readonly means: 'limit'; readonly trouble: Trouble; readonly period: LimitPeriod };

const endings: ReadonlyMap<string, Ending> = new Map([
  ['session_invalid', 'session'],
  ['unauthenticated', 'session'],
  ['game_under_maintenance', 'maintenance'],
]);

const troubles: ReadonlyMap<string, Trouble> = new Map(
  (
    [
      'insufficient_funds',
      'bets_blocked',
      'bonus_stake_too_large',
      'need_true_account',
      'round_voided',
      'choice_not_offered',
      'free_rounds_over',
      'act_out_of_order',
      'action_not_allowed',
    ] as const
  ).map((code) => [code, code]),
);

/** A limit of the member's, by its kind. */
const limits: ReadonlyMap<unknown, Trouble> = new Map([
  ['stake', 'stake_limit'],
  ['loss', 'loss_limit'],
  ['session', 'session_limit'],
]);

export function meaningOf(error: unknown): RefusalMeaning {
  if (!(error instanceof RefusedError))
    return { means: 'trouble', trouble: 'other', balance: null };
  const { code, details } = error;
  const ending = endings.get(code);
  if (ending) return { means: 'ending', ending };
  const { roundId, balance } = details;
  if (code === 'round_in_progress') {
    return { means: 'other-round', roundId: typeof roundId === 'string' ? roundId : '' };
  }
  if (code === 'stake_not_offered') return { means: 'stake', bounds: details };
  const limit = code === 'limit_reached' ? limits.get(details['kind']) : undefined;
  if (limit) {
    const { period } = details;
    const isLong = period === 'week' || period === 'month';
    return { means: 'limit', trouble: limit, period: isLong ? period : 'day' };
  }
  return {
    means: 'trouble',
    trouble: troubles.get(code) ?? 'other',
    balance: typeof balance === 'string' ? balance : null,
  };
}
