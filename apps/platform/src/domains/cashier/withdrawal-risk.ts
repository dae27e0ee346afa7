/** Gathers what is known of a member who asks for money. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { MemberActor } from '#platform/context.ts';
import { type RiskFacts, type RiskReason, scoreRisk } from './withdrawal-risk.rules.ts';
import { readWagering } from './wagering.ts';

type Asked = { amount: bigint; payoutAccountAddedAt: Date; askedToday: number; now: Date };
type History = Pick<RiskFacts, 'paidCount' | 'largestPaid'> & { lastPaidAt: Date | null };

export async function assessRisk(
  transaction: Transaction,
  actor: MemberActor,
  asked: Asked,
): Promise<{ score: number; reasons: RiskReason[] }> {
  const { memberId } = actor;
  const { lastPaidAt, ...history } = await readHistory(transaction, memberId);
  const { staked, deposited } = await readWagering(transaction, actor, 10_000);
  return scoreRisk({
    ...asked,
    ...history,
    registeredAt: await readRegisteredAt(transaction, memberId),
    // Where there is no earlier withdrawal to compare with, that alone is the reason to look.
    ...(lastPaidAt === null
      ? { isNetworkNew: false, isDeviceNew: false }
      : await compareSession(transaction, actor, lastPaidAt)),
    deposited,
    staked,
  });
}

async function readRegisteredAt(transaction: Transaction, memberId: bigint): Promise<Date> {
  const { rows } = await transaction.query<{ at: Date }>(
    'SELECT registered_at AS at FROM members WHERE id = $1',
    [memberId],
  );
  const at = rows[0]?.at;
  if (!at) throw new Error(`The member ${memberId} was never registered.`);
  return at;
}

async function readHistory(transaction: Transaction, memberId: bigint): Promise<History> {
  const { rows } = await transaction.query<History>(
    `SELECT count(*)::int AS "paidCount", coalesce(max(amount), 0)::bigint AS "largestPaid",
            max(paid_at) AS "lastPaidAt"
       FROM withdrawals WHERE member_id = $1 AND status IN ('paid', 'confirmed')`,
    [memberId],
  );
  const [history] = rows;
  if (!history) throw new Error('A sum always has a row.');
  return history;
}

/** The network as a home keeps it, /24 or /48; a browser without the numbers of its version. */
const networkOf = (address: string) =>
  `network(set_masklen(${address}::inet, CASE family(${address}::inet) WHEN 4 THEN 24 ELSE 48 END))`;
const deviceOf = (agent: string) => `regexp_replace(coalesce(${agent}, ''), '[0-9._]+', '', 'g')`;

async function compareSession(
  transaction: Transaction,
  { memberId, sessionId }: MemberActor,
  lastPaidAt: Date,
): Promise<Pick<RiskFacts, 'isNetworkNew' | 'isDeviceNew'>> {
  const { rows } = await transaction.query<Pick<RiskFacts, 'isNetworkNew' | 'isDeviceNew'>>(
    `WITH own AS (SELECT ip, user_agent FROM sessions WHERE id = $2),
          before AS (SELECT ip, user_agent FROM sessions
                      WHERE member_id = $1 AND created_at <= $3 ORDER BY id DESC LIMIT 200)
     SELECT NOT EXISTS (SELECT 1 FROM before
              WHERE ${networkOf('before.ip')} = ${networkOf('own.ip')}) AS "isNetworkNew",
            NOT EXISTS (SELECT 1 FROM before
              WHERE ${deviceOf('before.user_agent')} = ${deviceOf('own.user_agent')})
              AS "isDeviceNew"
       FROM own`,
    [memberId, sessionId, lastPaidAt],
  );
  return rows[0] ?? { isNetworkNew: true, isDeviceNew: true };
}
