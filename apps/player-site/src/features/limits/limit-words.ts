/** The keys of the words for limits, so that no key is put together. */
import type { PlayLimit } from '@bahati/contract/player-site/responsible-gambling/limits.ts';

export type LimitKind = PlayLimit['kind'];
export type LimitPeriod = PlayLimit['period'];

export const limitKinds = ['deposit', 'stake', 'loss', 'session'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;

export const kindWords = {
  deposit: { title: 'limits_deposit', about: 'limits_deposit_about' },
  stake: { title: 'limits_stake', about: 'limits_stake_about' },
  loss: { title: 'limits_loss', about: 'limits_loss_about' },
  session: { title: 'limits_session', about: 'limits_session_about' },
} as const satisfies Record<LimitKind, { title: string; about: string }>;

export const periodWords = {
  day: 'limits_day',
  week: 'limits_week',
  month: 'limits_month',
} as const satisfies Record<LimitPeriod, string>;
