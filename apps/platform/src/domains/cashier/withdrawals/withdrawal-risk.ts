/** Gathers what is known of a member who asks for money. */
import { isIP } from 'node:net';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { MemberActor } from '#platform/context.ts';
import { contains } from '@bahati/server-kit/addresses/network.rules.ts';
import { plainAddress } from '@bahati/server-kit/addresses/plain-address.ts';
import { type Risk, type RiskFacts, scoreRisk } from './withdrawal-risk.rules.ts';
import { readWagering } from './wagering.ts';
import { doWithdrawalsWait } from './payout-holds.ts';

type Asked = { amount: bigint; payoutAccountAddedAt: Date; askedToday: number; now: Date };
type History = Pick<RiskFacts, 'paidCount' | 'largestPaid'> & { lastPaidAt: Date | null };

export async function assessRisk(
  transaction: Transaction,
  actor: MemberActor,
  asked: Asked,
): Promise<Risk> {
  const { memberId } = actor;
  const { lastPaidAt, ...history } = await readHistory(transaction, memberId);
  const { staked, deposited } = await readWagering(transaction, actor, 10_000);
  return scoreRisk({
    ...asked,
    ...history,
    isUnderReview: await doWithdrawalsWait(transaction, memberId),
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

type Place = { ip: string | null; userAgent: string | null };

const sessionsCompared = 200;

/** Was the member, up to his last payment, ever where he is now, and with such a browser? */
async function compareSession(
  transaction: Transaction,
  { memberId, sessionId }: MemberActor,
  lastPaidAt: Date,
): Promise<Pick<RiskFacts, 'isNetworkNew' | 'isDeviceNew'>> {
  const read = (condition: string, values: unknown[]) =>
    transaction.query<Place>(
      `SELECT ip, user_agent AS "userAgent" FROM sessions WHERE ${condition}`,
      values,
    );
  const [own] = (await read('id = $1', [sessionId])).rows;
  const known = await read('member_id = $1 AND created_at <= $2 ORDER BY id DESC LIMIT $3', [
    memberId,
    lastPaidAt,
    sessionsCompared,
  ]);
  return {
    isNetworkNew: !known.rows.some(({ ip }) => isSameNetwork(own?.ip ?? '', ip ?? '')),
    isDeviceNew: !known.rows.some(
      ({ userAgent }) => deviceOf(userAgent) === deviceOf(own?.userAgent ?? null),
    ),
  };
}

/** The network as a home keeps it: the /24 of an IPv4 address, the /48 of an IPv6 one. */
function isSameNetwork(own: string, other: string): boolean {
  const [address, compared] = [plainAddress(own), plainAddress(other)];
  const version = isIP(address);
  if (version === 0 || isIP(compared) !== version) return address === compared;
  return contains(
    version === 4 ? { address, bits: 24, family: 'ipv4' } : { address, bits: 48, family: 'ipv6' },
    compared,
  );
}

/** A browser without the numbers of its version, which change by themselves. */
function deviceOf(userAgent: string | null): string {
  return (userAgent ?? '').replaceAll(/[\d._]+/g, '');
}
