/** What a brand asks of a withdrawal, as its own data says. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type WithdrawalRules = {
  dailyMaximum: bigint | null;
  dailyCount: number | null;
  wageringBps: number;
  waitsForOpenStakes: boolean;
  /** From this amount on two members of staff approve. */
  twoPersonFrom: bigint | null;
  automaticMaximum: bigint | null;
  automaticScore: number;
  automaticAfterPaid: number;
  dueHours: number;
};

const unruled: WithdrawalRules = {
  dailyMaximum: null,
  dailyCount: null,
  wageringBps: 0,
  waitsForOpenStakes: false,
  twoPersonFrom: null,
  automaticMaximum: null,
  automaticScore: 0,
  automaticAfterPaid: 1,
  dueHours: 48,
};

/**
 * Of a brand without a row nothing is asked, and staff look at each. What the level of a member has limits
 * of its own for stands in place of the brand's.
 */
export async function readWithdrawalRules(
  database: Database | Transaction,
  brand: string,
  memberId?: bigint,
): Promise<WithdrawalRules> {
  const { rows } = await database.query<WithdrawalRules>(
    `SELECT daily_maximum AS "dailyMaximum", daily_count AS "dailyCount",
            wagering_bps AS "wageringBps", waits_for_open_stakes AS "waitsForOpenStakes",
            two_person_from AS "twoPersonFrom", automatic_maximum AS "automaticMaximum",
            automatic_score AS "automaticScore", automatic_after_paid AS "automaticAfterPaid",
            due_hours AS "dueHours"
       FROM withdrawal_rules WHERE brand = $1`,
    [brand],
  );
  const rules = rows[0] ?? unruled;
  const level = memberId === undefined ? undefined : await readLevelLimits(database, memberId);
  if (!level) return rules;
  const { dailyMaximum, dailyCount } = level;
  return {
    ...rules,
    dailyMaximum: dailyMaximum ?? rules.dailyMaximum,
    dailyCount: dailyCount ?? rules.dailyCount,
  };
}

async function readLevelLimits(
  database: Database | Transaction,
  memberId: bigint,
): Promise<Pick<WithdrawalRules, 'dailyMaximum' | 'dailyCount'> | undefined> {
  const { rows } = await database.query<Pick<WithdrawalRules, 'dailyMaximum' | 'dailyCount'>>(
    `SELECT daily_maximum AS "dailyMaximum", daily_count AS "dailyCount"
       FROM member_levels JOIN level_withdrawals USING (rank) WHERE member_id = $1`,
    [memberId],
  );
  return rows[0];
}

/** How many members of staff have to approve this amount. */
export function approvalsNeeded({ twoPersonFrom }: WithdrawalRules, amount: bigint): 1 | 2 {
  return twoPersonFrom !== null && amount >= twoPersonFrom ? 2 : 1;
}

/** May it be paid without anybody looking? */
export function isAutomatic(
  { automaticMaximum, automaticScore, automaticAfterPaid, ...rules }: WithdrawalRules,
  asked: { amount: bigint; score: number; paidCount: number },
): boolean {
  return (
    automaticMaximum !== null &&
    asked.amount <= automaticMaximum &&
    asked.score <= automaticScore &&
    asked.paidCount >= automaticAfterPaid &&
    (rules.twoPersonFrom === null || asked.amount < rules.twoPersonFrom)
  );
}
