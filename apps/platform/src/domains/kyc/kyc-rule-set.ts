/** Which sums need which level, and how soon papers are looked at: the brand's word, staff's to change. */
import type { KycRuleSet } from '@bahati/contract/back-office/kyc.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readBrand } from '#domains/system/brand.ts';
import { versionOf } from '#domains/system/version-of.ts';
import { readGates } from './kyc.ts';

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

async function readRules(
  database: Database | Transaction,
  brand: string,
  currency: Currency,
): Promise<KycRuleSet> {
  const gates = await readGates(database, brand);
  return {
    gates: gates.map(({ above, ...gate }) => ({ ...gate, above: toDecimal(above, currency) })),
    dueHours: await readDueHours(database, brand),
  };
}

export async function readRuleSheet(
  { config }: Context,
  database: Database | Transaction,
): Promise<{ currency: Currency; rules: KycRuleSet; version: string }> {
  const { currency } = await readBrand(database, config.BRAND);
  const rules = await readRules(database, config.BRAND, currency);
  return { currency, rules, version: versionOf(rules) };
}

type Change = { rules: KycRuleSet; version: string; reason: string; ip: string };

/** Refuses `changed_meanwhile`, `gate_twice`. */
export async function changeRuleSet(
  context: Context,
  staff: StaffActor,
  { rules, version, reason, ip }: Change,
) {
  const { BRAND: brand } = context.config;
  const keys = rules.gates.map(({ direction, span, level }) => `${direction} ${span} ${level}`);
  if (new Set(keys).size < keys.length) throw new Refusal('gate_twice');
  return inTransaction(context.database, async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `kyc rules ${brand}`,
    ]);
    const before = await readRuleSheet(context, transaction);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await write(transaction, brand, before.currency, rules);
    const after = await readRuleSheet(context, transaction);
    if (after.version === version) return after;
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'kyc.rules_changed',
      subject: `brand:${brand}`,
      reason,
      before: before.rules,
      after: after.rules,
      ip,
    });
    return after;
  });
}

async function write(
  transaction: Transaction,
  brand: string,
  currency: Currency,
  { gates, dueHours }: KycRuleSet,
): Promise<void> {
  await transaction.query('DELETE FROM kyc_gates WHERE brand = $1', [brand]);
  for (const { direction, span, level, above } of gates) {
    await transaction.query(
      `INSERT INTO kyc_gates (brand, direction, span, level, above) VALUES ($1, $2, $3, $4, $5)`,
      [brand, direction, span, level, parseAmount(above, currency) ?? 0n],
    );
  }
  await transaction.query(
    `INSERT INTO kyc_settings (brand, due_hours) VALUES ($1, $2)
     ON CONFLICT (brand) DO UPDATE SET due_hours = excluded.due_hours`,
    [brand, dueHours],
  );
}
