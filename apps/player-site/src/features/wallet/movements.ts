/** The wallet's recent movements, told from the member's own deposits, withdrawals and bets. */
import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { wireNetOf } from '@bahati/money/net.ts';

export type Movement = {
  kind: 'deposit' | 'withdrawal' | 'bet';
  id: string;
  at: string;
  currency: Currency;
  /** What it did to the balance; may carry a sign. */
  change: string;
  /** The game's name, for a bet. */
  name: string | undefined;
  isPending: boolean;
};

/**
 * The newest movements first. Only what changed the balance is told: a deposit once it has
 * arrived, a withdrawal unless its money came back, a round unless its stakes were returned.
 */
export function recentMovements(
  told: { deposits: readonly Deposit[]; withdrawals: readonly Withdrawal[]; bets: readonly Bet[] },
  limit: number,
): Movement[] {
  const deposits = told.deposits
    .filter((deposit) => deposit.status === 'completed')
    .map(({ id, completedAt, createdAt, currency, credited }): Movement => {
      const at = completedAt ?? createdAt;
      return {
        kind: 'deposit',
        id,
        at,
        currency,
        change: credited,
        name: undefined,
        isPending: false,
      };
    });
  const withdrawals = told.withdrawals
    .filter(({ status }) => status !== 'rejected' && status !== 'failed')
    .map(({ id, createdAt, currency, amount, status }): Movement => {
      const isPending = status === 'requested' || status === 'approved';
      const change = `-${amount}`;
      return {
        kind: 'withdrawal',
        id,
        at: createdAt,
        currency,
        change,
        name: undefined,
        isPending,
      };
    });
  const bets = told.bets
    .filter((bet) => bet.state !== 'voided')
    .map((bet): Movement => {
      const { id, settledAt, openedAt, currency, gameName: name } = bet;
      const isPending = bet.state === 'open';
      return {
        kind: 'bet',
        id,
        at: settledAt ?? openedAt,
        currency,
        change: wireNetOf(bet),
        name,
        isPending,
      };
    });
  return [...deposits, ...withdrawals, ...bets]
    .toSorted((first, second) => Date.parse(second.at) - Date.parse(first.at))
    .slice(0, limit);
}
