/** What is known of a member whose payments are judged. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { daysOfMember } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { dayIn } from '#domains/records/records.ts';
import { exclusionStands } from '#domains/wallet/limits/limits.ts';
import type { MemberFacts, Payment, SpokenThrough } from './aml.rules.ts';

/** The longest span of a rule and the month its average is of, together. */
export const readDays = 61;
const dayMs = 86_400_000;
/** Of somebody who pays more often than this in two months the newest are judged. */
const mostPayments = 2_000;

export async function readMemberFacts(
  transaction: Transaction,
  memberId: bigint,
  { through, timeZone }: { through: Date; timeZone: string },
): Promise<MemberFacts> {
  const days = await readPlayedDays(transaction, memberId, { through, timeZone });
  return {
    payments: await readPayments(transaction, memberId, through),
    // The whole first day counts: play that came just before is in doubt taken for play.
    playedSince: (from) => {
      const first = dayIn(from, timeZone);
      return days.reduce((sum, { day, played }) => (day >= first ? sum + played : sum), 0n);
    },
    ...(await readSharing(transaction, memberId)),
  };
}

export async function readPayments(
  transaction: Transaction,
  memberId: bigint,
  through: Date,
): Promise<Payment[]> {
  const { rows } = await transaction.query<Payment>(
    `SELECT * FROM (
       SELECT 'deposit' AS kind, public_id AS id, completed_at AS at, amount, payer AS party
         FROM deposits
        WHERE member_id = $1 AND status = 'completed'
          AND completed_at > $2::timestamptz - make_interval(days => $3) AND completed_at <= $2
       UNION ALL
       SELECT 'withdrawal', public_id, created_at, amount, payee FROM withdrawals
        WHERE member_id = $1 AND status NOT IN ('rejected', 'failed')
          AND created_at > $2::timestamptz - make_interval(days => $3) AND created_at <= $2) all_of
      ORDER BY at DESC, id DESC LIMIT $4`,
    [memberId, through, readDays, mostPayments],
  );
  return rows.reverse();
}

/** Daily aggregates and what was not counted yet: a payment may be judged the moment it is made. */
async function readPlayedDays(
  transaction: Transaction,
  memberId: bigint,
  { through, timeZone }: { through: Date; timeZone: string },
): Promise<{ day: string; played: bigint }[]> {
  const { rows: members } = await transaction.query<{ currency: string }>(
    'SELECT currency FROM members WHERE id = $1',
    [memberId],
  );
  const first = dayIn(new Date(through.getTime() - readDays * dayMs), timeZone);
  const last = dayIn(through, timeZone);
  const { rows } = await transaction.query<{ day: string; played: bigint }>(
    `${daysOfMember}
     SELECT day::text, sum(valid_bet)::bigint AS played FROM days GROUP BY day`,
    [memberId, first, last, timeZone, members[0]?.currency],
  );
  return rows;
}

/** Other members who would be paid at one of this member's numbers, and who of them shut out play. */
async function readSharing(
  transaction: Transaction,
  memberId: bigint,
): Promise<Pick<MemberFacts, 'sharedWith' | 'sharedWithExcluded'>> {
  const { rows } = await transaction.query<{ others: number; excluded: number }>(
    `SELECT count(*)::int AS others, count(*) FILTER (WHERE EXISTS (
              SELECT 1 FROM exclusions e WHERE e.owner_id = other.member_id
                AND e.kind = 'self_exclusion' AND ${exclusionStands('e', 'now()')}))::int AS excluded
       FROM (SELECT DISTINCT theirs.member_id
               FROM payout_accounts own
               JOIN payout_accounts theirs ON theirs.number = own.number
                AND theirs.kind = own.kind AND theirs.bank_code IS NOT DISTINCT FROM own.bank_code
                AND theirs.member_id <> own.member_id
              WHERE own.member_id = $1 LIMIT 100) other`,
    [memberId],
  );
  const { others = 0, excluded = 0 } = rows[0] ?? {};
  return { sharedWith: others, sharedWithExcluded: excluded };
}

/** Up to which payment decided cases have spoken of each rule. */
export async function readSpoken(
  transaction: Database | Transaction,
  memberId: bigint,
): Promise<SpokenThrough> {
  const { rows } = await transaction.query<{ rule: string; through: Date }>(
    `SELECT rule, max(through_at) AS through
       FROM aml_alerts JOIN aml_cases ON aml_cases.id = case_id
      WHERE member_id = $1 AND state IN ('cleared', 'reported') GROUP BY rule`,
    [memberId],
  );
  return new Map(rows.map(({ rule, through }) => [rule, through]));
}
