/**
 * Leaving a round by one's own word. What is asked for in one process while it is busy is decided
 * together. The rule of the server's order: a cash-out counts when, holding the round's lock, it
 * finds the round flying and the database's clock before its end. The end takes the same lock
 * alone, so of a cash-out and an end in the same millisecond one is wholly before the other.
 */
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import { lowestMultiple } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { hundredthsAt } from '@bahati/game-rules/originals/crash/growth.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { createGatherer } from '#games-server/gather.ts';
import { readBets, showBet } from './stored-bet.ts';

export type CashOutDesk = {
  /** Refuses `not_found`, `cash_out_too_early`, `round_over` and `bet_not_active`. */
  cashOut: (session: FrameSession, betId: string) => Promise<CrashBet>;
};

/** What the desk found at the moment it decided. */
type Moment = 'flying' | 'too early' | 'over';

type Asked = { memberId: string; betId: string };

const mostAtOnce = 500;

export function openCashOutDesk(context: Context, onChange: () => void): CashOutDesk {
  const decided = createGatherer<Asked, Moment>({
    mostAtOnce,
    mostUnderWay: 1,
    work: async (group) => {
      const moment = await decide(context, group);
      if (moment === 'flying') onChange();
      return group.map(() => moment);
    },
  });
  return {
    async cashOut({ memberId }, betId) {
      const moment = await decided({ memberId, betId });
      const [bet] = await readBets(
        context.database,
        'WHERE b.external_id = $1 AND b.member_id = $2',
        [betId, memberId],
      );
      if (!bet) throw new Refusal('not_found');
      const shown = showBet(bet);
      if (shown.state === 'cashed_out') return shown;
      if (shown.state === 'active' && moment === 'too early') {
        throw new Refusal('cash_out_too_early');
      }
      const isOver = shown.state === 'lost' || (shown.state === 'active' && moment === 'over');
      throw new Refusal(isOver ? 'round_over' : 'bet_not_active');
    },
  };
}

async function decide({ database }: Context, group: readonly Asked[]): Promise<Moment> {
  return inTransaction(database, async (transaction) => {
    const round = await lockFlying(transaction);
    if (!round) return 'over';
    // A clock that was set back does not make a round older than nothing.
    const multiple = hundredthsAt(Math.max(0, round.ms));
    if (multiple < lowestMultiple) return 'too early';
    await transaction.query(
      `UPDATE games.crash_bets SET state = 'paying', cashed_out_at = least(target, $2, $3::int),
              cashed_out_by = CASE WHEN target <= least($2::int, $3) THEN 'target'
                             WHEN $3 <= $2::int THEN 'ceiling' ELSE 'player' END,
              cashed_out_ms = $4, payout = stake * least(target, $2, $3::int) / 100, attempts = 0,
              due_at = clock_timestamp(), changed_at = clock_timestamp()
        WHERE id IN (SELECT b.id FROM games.crash_bets b
                       JOIN unnest($5::text[], $6::text[]) AS asked (bet, member)
                         ON b.external_id = asked.bet AND b.member_id = asked.member
                      WHERE b.round_id = $1 AND b.state = 'active' ORDER BY b.id FOR UPDATE OF b)
          AND state = 'active'`,
      [
        round.id,
        multiple,
        round.ceiling,
        round.ms,
        group.map(({ betId }) => betId),
        group.map(({ memberId }) => memberId),
      ],
    );
    return 'flying';
  });
}

type Flying = { id: bigint; ceiling: number; ms: number };

/** The round as it flies now, held against its end; undefined: none does. */
async function lockFlying(transaction: Transaction): Promise<Flying | undefined> {
  const { rows } = await transaction.query<{ id: bigint }>(
    "SELECT id FROM games.crash_rounds WHERE state = 'flying' FOR SHARE",
  );
  if (!rows[0]) return undefined;
  // A statement of its own: the clock must be read once the lock is held.
  const flying = await transaction.query<Flying>(
    `SELECT f.id, f.ceiling, floor(extract(epoch FROM now.at - f.started_at) * 1000)::int AS ms
       FROM games.crash_rounds f, (SELECT clock_timestamp() AS at) AS now
      WHERE f.id = $1 AND f.state = 'flying' AND now.at < f.ends_at`,
    [rows[0].id],
  );
  return flying.rows[0];
}
