/** What an entry did to the player's money, as far as it has been shown. */
import type { TableEntry } from '@bahati/contract/games-frame/tables.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';

/** Of the entry that was counted last. */
type Counted = {
  entryId: string;
  staked: bigint;
  won: bigint;
  balance: string | null;
  isPlayed: boolean;
};

type Parts = { readonly play: Play; readonly site: Pick<Site, 'tell'> };

/**
 * Balance and net result follow an entry: its stakes as the wallet takes them, what it pays only
 * once the player has seen why.
 */
export function createTableMoney({ play, site }: Parts) {
  let counted: Counted | null = null;
  return {
    /** `isNews`: it was bet in this frame, so that it belongs to what was played here. */
    follow(entry: TableEntry, isShown: boolean, isNews: boolean): void {
      const minor = (wire: string) => toMinor(wire, play.currency);
      const isOver = entry.state === 'settled' || entry.state === 'returned';
      const isTold = isOver && isShown;
      const staked = entry.state === 'returned' ? 0n : minor(entry.stake);
      const won = isTold && entry.payout !== null ? minor(entry.payout) : 0n;
      const first = { entryId: entry.entryId, balance: null, isPlayed: false };
      const from = { ...first, staked: isNews ? 0n : staked, won: isNews ? 0n : won };
      if (counted?.entryId !== entry.entryId) {
        counted = from;
        // What was over before this frame opened is in the balance already.
        if (!isNews && isOver) counted.balance = entry.balance;
      }
      const before = counted;
      // While it is shown, only what was taken for it is told.
      const isDue = entry.state === 'open' || isTold;
      const isNewBalance = isDue && entry.balance !== null && entry.balance !== before.balance;
      const isNewPlayed = isTold && !before.isPlayed && isNews;
      const session = play.session.get();
      if (staked === before.staked && won === before.won && !isNewBalance && !isNewPlayed) return;
      play.session.set({
        staked: session.staked + staked - before.staked,
        won: session.won + won - before.won,
        rounds: session.rounds + (isNewPlayed ? 1 : 0),
        ...(isNewBalance && entry.balance !== null && { balance: minor(entry.balance) }),
      });
      counted = {
        entryId: entry.entryId,
        staked,
        won,
        balance: isNewBalance ? entry.balance : before.balance,
        isPlayed: before.isPlayed || isNewPlayed,
      };
      if (isNewBalance) site.tell('bahati:balance-changed');
    },
  };
}
