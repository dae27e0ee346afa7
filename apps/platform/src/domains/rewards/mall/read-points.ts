/** What a member has, and how more is earned. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { pointCalls } from '@bahati/contract/player-site/rewards/points.ts';
import { ratesOf, readPointRules } from '#domains/rewards/points/points.ts';
import { readPoints } from '#domains/wallet/wallet.ts';
import type { Context, MemberActor } from '#platform/context.ts';

type Balance = CallValue<(typeof pointCalls)['GET /wps/relay/MCS2_getPointBalance']>;
type Config = CallValue<(typeof pointCalls)['GET /wps/relay/MCS2_getPointConfig']>;

export async function readPointBalance(
  { database }: Context,
  { memberId }: MemberActor,
): Promise<Balance> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM point_orders
      WHERE member_id = $1 AND state = 'in_process'`,
    [memberId],
  );
  const points = await readPoints(database, memberId);
  return { points: Number(points), ordersInProcess: rows[0]?.count ?? 0 };
}

/** Types of games that earn nothing are left out. */
export async function readPointConfig(
  { database, config }: Context,
  { currency }: MemberActor,
): Promise<Config> {
  const { rules } = await readPointRules(database, config.BRAND);
  return {
    currency,
    rates: ratesOf(rules).filter(({ rateBps }) => rateBps > 0),
    depositBps: rules.depositBps,
    pointsPerUnit: rules.pointsPerUnit,
    leastConverted: rules.leastUnits * (rules.pointsPerUnit ?? 0),
  };
}
