/** A month of a tax is filed once, with the authority's reference and the sum that was read. */
import type { TaxLine } from '@bahati/contract/back-office/tax/taxes.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { reportTaxes } from './report-taxes.ts';

type Asked = {
  month: string;
  code: string;
  currency: Currency;
  reference: string;
  owed: string;
  reason: string;
  ip: string;
};

const longestMonths = 24;

/** Refuses `not_found`, `month_not_over`, `already_filed`, `changed_meanwhile`. */
export async function fileTax(
  context: Context,
  staff: StaffActor,
  { month, code, currency, reference, owed, reason, ip }: Asked,
): Promise<TaxLine> {
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const find = async () => {
      const lines = await reportTaxes(context, transaction, longestMonths);
      return lines.find(
        ({ line }) => line.month === month && line.code === code && line.currency === currency,
      );
    };
    const found = await find();
    if (!found) throw new Refusal('not_found');
    const { line } = found;
    if (line.state === 'running') throw new Refusal('month_not_over');
    if (line.state !== 'filed' && line.owed !== owed) throw new Refusal('changed_meanwhile');
    const { rowCount } = await transaction.query(
      `INSERT INTO tax_filings (brand, month, code, currency, base, owed, reference, filed_by)
       VALUES ($1, ($2 || '-01')::date, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [
        context.config.BRAND,
        month,
        code,
        currency,
        found.base,
        found.owed,
        reference,
        staff.username,
      ],
    );
    if (rowCount === 0) throw new Refusal('already_filed');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'tax.filed',
      subject: `tax:${code}:${month}`,
      reason,
      before: { state: line.state },
      after: { state: 'filed', reference, owed, base: line.base, currency },
      ip,
    });
    const filed = await find();
    if (!filed) throw new Error('The month is gone that was just filed.');
    return filed.line;
  });
}
