/** The thresholds of a brand: its own rows, and where it has none those the operator ships. */
import {
  type AmlRule,
  type AmlRuleCode,
  amlRuleCode,
} from '@bahati/contract/back-office/risk/aml.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';
import type { Thresholds } from './aml.rules.ts';

export type ThresholdRow = Thresholds & { changedBy: string | null; changedAt: Date | null };
export type RuleSheet = Readonly<Record<AmlRuleCode, ThresholdRow>>;

/** Major units of KES; a shilling of Tanzania is about a twentieth of one. */
const timesOf: Readonly<Record<Currency, bigint>> = { KES: 1n, TZS: 20n, XPL: 1n };
const minorUnits = 100n;

type Shipped = Partial<Pick<Thresholds, 'count' | 'hours' | 'ratioBps' | 'playBps'>> & {
  points: number;
  shillings?: bigint;
};

/** The operator's own, not a law's: 250,000 is the most one mobile payment carries in Kenya. */
const shipped: Readonly<Record<AmlRuleCode, Shipped>> = {
  structuring: { points: 50, shillings: 250_000n, count: 3, hours: 24, ratioBps: 8_000 },
  velocity: { points: 20, count: 15, hours: 24 },
  sudden_change: { points: 25, shillings: 50_000n, hours: 24, ratioBps: 50_000 },
  pass_through: {
    points: 40,
    shillings: 20_000n,
    hours: 72,
    ratioBps: 8_000,
    playBps: 5_000,
  },
  many_payers: { points: 30, count: 4, hours: 720 },
  shared_payout: { points: 35, count: 2 },
  large_single: { points: 25, shillings: 500_000n },
  excluded_payee: { points: 40 },
  collusion: { points: 50, shillings: 5_000n, count: 20, hours: 168, ratioBps: 9_000 },
  case: { points: 50, hours: 24 },
};

function shippedRule(code: AmlRuleCode, currency: Currency): ThresholdRow {
  const { shillings, ...rule } = shipped[code];
  const amount = shillings === undefined ? null : shillings * timesOf[currency] * minorUnits;
  const none = { count: null, hours: null, ratioBps: null, playBps: null };
  return { isOn: true, ...none, ...rule, amount, changedBy: null, changedAt: null };
}

export async function readThresholds(
  database: Database | Transaction,
  brand: string,
): Promise<{ currency: Currency; rules: RuleSheet }> {
  const { currency } = await readBrand(database, brand);
  const { rows } = await database.query<ThresholdRow & { code: AmlRuleCode }>(
    `SELECT code, is_on AS "isOn", points, amount, count, hours, ratio_bps AS "ratioBps",
            play_bps AS "playBps", changed_by AS "changedBy", changed_at AS "changedAt"
       FROM aml_rules WHERE brand = $1`,
    [brand],
  );
  const own = new Map(rows.map(({ code, ...row }) => [code, row]));
  const rules = Object.fromEntries(
    amlRuleCode.options.map((code) => [code, own.get(code) ?? shippedRule(code, currency)]),
  ) as RuleSheet;
  return { currency, rules };
}

export async function listThresholds(
  { config }: Context,
  database: Database | Transaction,
): Promise<AmlRule[]> {
  const { currency, rules } = await readThresholds(database, config.BRAND);
  const { rows } = await database.query<{ subject: string; by: string }>(
    `SELECT subject, requested_by AS by FROM change_requests
      WHERE brand = $1 AND kind = 'aml_rule' AND state = 'requested' AND expires_at > now()`,
    [config.BRAND],
  );
  const wanted = new Map(rows.map(({ subject, by }) => [subject, by]));
  return amlRuleCode.options.map((code) => ({
    ...ruleValue(code, rules[code], currency),
    wantedBy: wanted.get(`aml_rule:${code}`) ?? null,
  }));
}

export async function readRule(
  context: Context,
  database: Database | Transaction,
  code: AmlRuleCode,
): Promise<AmlRule> {
  const rule = (await listThresholds(context, database)).find((one) => one.code === code);
  if (!rule) throw new Error(`There is no rule ${code}.`);
  return rule;
}

function ruleValue(
  code: AmlRuleCode,
  { changedBy, changedAt, ...row }: ThresholdRow,
  currency: Currency,
): Omit<AmlRule, 'wantedBy'> {
  const { isOn, points, count, hours, ratioBps, playBps } = row;
  const amount = row.amount === null ? null : toDecimal(row.amount, currency);
  const told = { isOn, points, amount, count, hours, ratioBps, playBps };
  return {
    code,
    currency,
    ...told,
    version: versionOf({ code, ...told }),
    changedBy,
    changedAt: changedAt?.toISOString() ?? null,
  };
}
