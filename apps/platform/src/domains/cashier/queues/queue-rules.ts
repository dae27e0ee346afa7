/** Within how many hours staff look at what waits for them, as the brand's own data says. */
import { queueRules, type QueueRuleSet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';

const unruled: QueueRuleSet = {
  depositHours: 24,
  disputeHours: 48,
  adjustmentHours: 48,
  exceptionHours: 72,
};

const columns = {
  depositHours: 'deposit_hours',
  disputeHours: 'dispute_hours',
  adjustmentHours: 'adjustment_hours',
  exceptionHours: 'exception_hours',
} as const;

/** In words of SQL: when what comes now is due. `brand` is the place of its code: "$3". */
export function dueFromNow(hours: keyof QueueRuleSet, brand: string): string {
  return `now() + make_interval(hours => coalesce(
    (SELECT ${columns[hours]} FROM queue_rules WHERE queue_rules.brand = ${brand}), ${unruled[hours]}))`;
}

async function readQueueRules(
  database: Database | Transaction,
  brand: string,
): Promise<QueueRuleSet> {
  const told = Object.entries(columns).map(([name, column]) => `${column} AS "${name}"`);
  const { rows } = await database.query<QueueRuleSet>(
    `SELECT ${told.join(', ')} FROM queue_rules WHERE brand = $1`,
    [brand],
  );
  return rows[0] ?? unruled;
}

/** Hours move no money: whoever may change the brand changes them alone. What waits stays due. */
export const queueRuleBook: RuleBook<QueueRuleSet> = {
  kind: 'queue_rules',
  schema: queueRules,
  read: ({ config }, database) => readQueueRules(database, config.BRAND),
  write: async (transaction, brand, _currency, rules) => {
    await transaction.query(
      `INSERT INTO queue_rules (brand, deposit_hours, dispute_hours, adjustment_hours, exception_hours)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (brand) DO UPDATE SET deposit_hours = excluded.deposit_hours,
         dispute_hours = excluded.dispute_hours, adjustment_hours = excluded.adjustment_hours,
         exception_hours = excluded.exception_hours`,
      [brand, rules.depositHours, rules.disputeHours, rules.adjustmentHours, rules.exceptionHours],
    );
  },
  assertSound: () => undefined,
  isLessStrict: () => false,
};
