/**
 * The most a slip may win on a sport, a kind of market, a competition or an event, over the terms of
 * slips. A limit of what is won bounds the stake by the price: the higher the odds, the less.
 */
import { isMarketCode } from '@bahati/book-rules/markets/market-list.ts';
import { isSport } from '@bahati/book-rules/sports.ts';
import type { TradingWinLimit } from '@bahati/contract/trading/win-limits.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#sportsbook/context.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { aboutOf } from './set-control.ts';
import { logAct } from './trading-log.ts';
import type { Trader } from './trading-session.ts';

type Scope = TradingWinLimit['scope'];

/** Newest first. */
export async function listWinLimits(
  { database, config }: Context,
  offer: BookOffer,
): Promise<{ items: TradingWinLimit[] }> {
  const { rows } = await database.query<{ scope: Scope; key: string; most: bigint; since: Date }>(
    `SELECT scope, key, most_win AS most, changed_at AS since FROM book.stake_limits
      ORDER BY changed_at DESC, scope, key LIMIT 500`,
  );
  const items = rows.map(({ scope, key, most, since }) => ({
    scope,
    key,
    mostWin: toDecimal(most, config.BOOK_CURRENCY),
    about: scope === 'competition' || scope === 'event' ? aboutOf(offer, { scope, key }) : '',
    since: since.toISOString(),
  }));
  return { items };
}

const isKey: Readonly<Record<Scope, (key: string) => boolean>> = {
  sport: isSport,
  market: isMarketCode,
  competition: (key) => /^[1-9]\d{0,17}$/.test(key),
  event: (key) => /^[1-9]\d{0,17}$/.test(key),
};

export type WinLimitWish = { scope: Scope; key: string; mostWin: string | null; reason: string };

/** Refuses `control_not_possible` for a key that is none of its scope. */
export async function setWinLimit(
  { database, config }: Context,
  trader: Trader,
  { scope, key, mostWin, reason }: WinLimitWish,
): Promise<{ isSet: boolean }> {
  if (!isKey[scope](key)) throw new Refusal('control_not_possible');
  const most = mostWin === null ? null : parseAmount(mostWin, config.BOOK_CURRENCY);
  if (most === undefined) throw new Refusal('invalid_input');
  await inTransaction(database, async (transaction) => {
    if (most === null) {
      await transaction.query('DELETE FROM book.stake_limits WHERE scope = $1 AND key = $2', [
        scope,
        key,
      ]);
    } else {
      await transaction.query(
        `INSERT INTO book.stake_limits (scope, key, most_win) VALUES ($1, $2, $3)
         ON CONFLICT (scope, key) DO UPDATE SET most_win = excluded.most_win, changed_at = now()`,
        [scope, key, most],
      );
    }
    const act = most === null ? 'win_limit_ended' : 'win_limit_set';
    const facts = { scope, key, mostWin };
    await logAct(transaction, trader, { act, subject: `${scope} ${key}`, facts, reason });
  });
  return { isSet: most !== null };
}
