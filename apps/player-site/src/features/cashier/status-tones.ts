import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';

type Tone = 'brass' | 'coral' | 'lagoon' | 'hibiscus' | 'quiet';

export const depositTones = {
  pending: 'brass',
  completed: 'lagoon',
  failed: 'hibiscus',
  expired: 'quiet',
} as const satisfies Record<Deposit['status'], Tone>;

export const withdrawalTones = {
  requested: 'brass',
  approved: 'brass',
  paid: 'lagoon',
  disputed: 'coral',
  confirmed: 'lagoon',
  rejected: 'hibiscus',
  failed: 'hibiscus',
} as const satisfies Record<Withdrawal['status'], Tone>;
