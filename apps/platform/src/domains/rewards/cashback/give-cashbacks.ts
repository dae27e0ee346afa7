/** Gives the cashback of the period that ended, once a member. */
import type { CashbackRules } from '@bahati/contract/programme-terms.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { readExclusion } from '#domains/wallet/limits/limits.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import {
  addDays,
  type BrandDay,
  readBrandDay,
  readProgramme,
  runOverMembers,
  spend,
} from '#domains/rewards/programmes/programmes.ts';
import { cashbackOf } from './cashback.rules.ts';
import { lossOfDays, readLoss } from './read-losses.ts';
import { isCounted } from './is-counted.ts';

/** Not claimed within so many days it expires. */
const claimMs = 7 * 86_400_000;

type Period = { from: string; to: string };

/** By the rules of the period's last day; waits until all of that day is counted. */
export async function giveCashbacks(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database, config } = context;
  const day = await readBrandDay(database, config.BRAND);
  if (!(await isCounted(context, day.today))) return;
  const yesterday = addDays(day.today, -1);
  const { rules } = await readProgramme(database, config.BRAND, 'cashback', yesterday);
  if (!rules.isOn) return;
  const period = rules.isDaily
    ? { from: yesterday, to: yesterday }
    : { from: addDays(day.monday, -7), to: addDays(day.monday, -1) };
  const run = {
    kind: rules.isDaily ? 'cashback day' : 'cashback week',
    period: period.from,
    candidates: (after: bigint, limit: number) => listLosers(context, period, after, limit),
    each: async (ids: readonly bigint[]) => {
      for (const memberId of ids) {
        await inTransaction(database, (transaction) =>
          give(context, transaction, { day, rules, period, memberId }),
        );
      }
    },
  };
  await runOverMembers(context, run, leaving);
}

async function listLosers(
  { database }: Context,
  { from, to }: Period,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT d.member_id AS id FROM member_days d JOIN members m ON m.id = d.member_id
      WHERE d.day BETWEEN $3 AND $4 AND d.member_id > $1 AND d.currency = m.currency
        AND m.type <> ${trialType} AND m.status = 'active'
      GROUP BY d.member_id HAVING ${lossOfDays} > 0 ORDER BY d.member_id LIMIT $2`,
    [after, limit, from, to],
  );
  return rows.map(({ id }) => id);
}

type Given = { day: BrandDay; rules: CashbackRules; period: Period; memberId: bigint };

async function give(
  context: Context,
  transaction: Transaction,
  { day, rules, period, memberId }: Given,
): Promise<void> {
  const { currency, month } = day;
  const from = await firstOpenDay(transaction, memberId, period);
  if (from > period.to) return;
  const loss = await readLoss(transaction, memberId, { currency, from, to: period.to });
  const amount = cashbackOf(rules, currency, loss);
  if (amount === 0n || (await readExclusion(transaction, memberId))) return;
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO cashbacks (member_id, first_day, last_day, loss, amount)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (member_id, first_day) DO NOTHING RETURNING id`,
    [memberId, from, period.to, loss, amount],
  );
  const [cashback] = rows;
  if (!cashback) return;
  const { monthlyBudget } = rules;
  const ceiling = monthlyBudget === null ? null : parseDecimal(monthlyBudget, currency);
  const fits = await spend(transaction, { programme: 'cashback', month, amount, ceiling });
  await offerAward(transaction, {
    memberId,
    currency,
    source: 'cashback',
    sourceId: cashback.id,
    award: { kind: 'cash', amount: toDecimal(amount, currency) },
    title: rules.isDaily
      ? { en: 'Cashback of the day', sw: 'Marejesho ya siku' }
      : { en: 'Cashback of the week', sw: 'Marejesho ya wiki' },
    isAutomatic: false,
    claimUntil: new Date(context.now().getTime() + claimMs),
    reasons: fits ? [] : [{ code: 'budget_spent' }],
  });
}

/** Where the brand changed from days to weeks, days that were given for are left out. */
async function firstOpenDay(
  transaction: Transaction,
  memberId: bigint,
  { from, to }: Period,
): Promise<string> {
  const { rows } = await transaction.query<{ last: string | null }>(
    `SELECT max(last_day)::text AS last FROM cashbacks
      WHERE member_id = $1 AND first_day <= $3 AND last_day >= $2`,
    [memberId, from, to],
  );
  const last = rows[0]?.last ?? null;
  return last === null ? from : addDays(last, 1);
}
