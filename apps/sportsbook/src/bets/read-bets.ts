import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { type BetState, readBets, type StoredBet } from '#sportsbook/slips/stored-bet.ts';
import { showBet, showBets } from './show-bet.ts';

/** Each as what it reads from, with the member and the order of its index. */
const lists = {
  open: {
    from: 'JOIN book.running_bets r ON r.bet_id = b.id WHERE r.member_id = $1',
    id: 'r.bet_id',
  },
  settled: {
    from: `WHERE b.member_id = $1 AND b.state IN ('settled', 'cashed_out', 'cancelled', 'refused')`,
    id: 'b.id',
  },
} as const;

/** A page of a member's bets, newest first. Refuses `invalid_input` for a cursor that is none. */
export async function listBets(
  context: BetContext,
  { memberId }: BookSession,
  query: { state: keyof typeof lists; cursor?: string | undefined; pageSize: number },
): Promise<{ items: Bet[]; nextCursor: string | null }> {
  const before = readCursor(query.cursor);
  const { from, id } = lists[query.state];
  const bets = await readBets(
    context.database,
    `${from} AND b.jackpot_pool_id IS NULL AND ($2::bigint IS NULL OR ${id} < $2)
      ORDER BY ${id} DESC LIMIT $3`,
    [memberId, before, query.pageSize + 1],
  );
  const rows = bets.map((bet) => ({ rowId: bet.id, bet }));
  const { items, nextCursor } = pageOf(rows, query.pageSize, ({ bet }) => bet);
  return { items: await showBets(context, items), nextCursor };
}

const longestWaitMs = 20_000;

/** A member's bet. Refuses `not_found`. */
export async function readOwnBet(
  { database }: Pick<BetContext, 'database'>,
  { memberId }: Pick<BookSession, 'memberId'>,
  betId: string,
): Promise<StoredBet> {
  const [bet] = await readBets(
    database,
    'WHERE b.id = $1 AND b.member_id = $2 AND b.jackpot_pool_id IS NULL',
    [betId, memberId],
  );
  if (!bet) throw new Refusal('not_found');
  return bet;
}

/** One bet; waits up to 20 s while it is in the state `unlike`. Refuses `not_found`. */
export async function watchBet(
  context: BetContext,
  session: BookSession,
  betId: string,
  unlike: BetState | undefined,
): Promise<Bet> {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    const left = unlike === undefined ? 0 : until - Date.now();
    const { changed, stop } = context.hub.next(BigInt(betId), left);
    const bet = await readOwnBet(context, session, betId).catch((error: unknown) => {
      stop();
      throw error;
    });
    if (bet.state !== unlike || left <= 0 || context.hub.isClosed()) {
      stop();
      return showBet(context, bet);
    }
    await changed;
  }
}
