/** What the newest round came to for this player, once it was shown. Pure. */
import type { TableEntry, TableRound } from '@bahati/contract/games-frame/tables.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Showing } from '#frame/live/table/table-state.ts';

export type OwnResult = { readonly stake: bigint; readonly payout: bigint };

/** Null: nothing was on it, or it is still being shown. */
export function ownResult(
  round: TableRound | null,
  entry: TableEntry | null,
  showing: Showing | null,
  currency: Currency,
): OwnResult | null {
  if (!round || entry?.roundId !== round.roundId || entry.payout === null) return null;
  const isShown = showing?.roundId === round.roundId && showing.isShown;
  if (!isShown || entry.state === 'returned') return null;
  return { stake: toMinor(entry.stake, currency), payout: toMinor(entry.payout, currency) };
}
