/** Which sums need which level, and how soon documents are looked at: the brand's word, staff's to change. */
import { kycRuleSet, type KycRuleSet } from '@bahati/contract/back-office/kyc/kyc.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import { readGates } from './kyc-levels.ts';
import { type Gate, letMorePass } from './kyc.rules.ts';

const usualDueHours = 24;

export async function readDueHours(
  database: Database | Transaction,
  brand: string,
): Promise<number> {
  const { rows } = await database.query<{ dueHours: number }>(
    'SELECT due_hours AS "dueHours" FROM kyc_settings WHERE brand = $1',
    [brand],
  );
  return rows[0]?.dueHours ?? usualDueHours;
}

export const kycRuleBook: RuleBook<KycRuleSet> = {
  kind: 'kyc_rules',
  schema: kycRuleSet,
  read: async ({ config }, database, currency) => {
    const gates = await readGates(database, config.BRAND);
    return {
      gates: gates.map(({ above, ...gate }) => ({ ...gate, above: toDecimal(above, currency) })),
      dueHours: await readDueHours(database, config.BRAND),
    };
  },
  write,
  assertSound: ({ gates }, currency) => {
    const keys = gates.map(({ direction, span, level }) => `${direction} ${span} ${level}`);
    if (new Set(keys).size < keys.length) throw new Refusal('gate_twice');
    gatesOf(gates, currency);
  },
  // How soon staff look at documents lets no money pass.
  isLessStrict: (rules, than, currency) =>
    letMorePass(gatesOf(rules.gates, currency), gatesOf(than.gates, currency)),
};

/** Refuses `amount_out_of_range`. */
function gatesOf(gates: KycRuleSet['gates'], currency: Currency): Gate[] {
  return gates.map((gate) => {
    const above = parseAmount(gate.above, currency);
    if (above === undefined) throw new Refusal('amount_out_of_range');
    return { ...gate, above };
  });
}

async function write(
  transaction: Transaction,
  brand: string,
  currency: Currency,
  { gates, dueHours }: KycRuleSet,
): Promise<void> {
  await transaction.query('DELETE FROM kyc_gates WHERE brand = $1', [brand]);
  for (const { direction, span, level, above } of gatesOf(gates, currency)) {
    await transaction.query(
      `INSERT INTO kyc_gates (brand, direction, span, level, above) VALUES ($1, $2, $3, $4, $5)`,
      [brand, direction, span, level, above],
    );
  }
  await transaction.query(
    `INSERT INTO kyc_settings (brand, due_hours) VALUES ($1, $2)
     ON CONFLICT (brand) DO UPDATE SET due_hours = excluded.due_hours`,
    [brand, dueHours],
  );
}
