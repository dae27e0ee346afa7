/**
 * Staff set what a payment method costs, takes and is called, and where it stands among the others.
 * What is stricter stands at once; what lets more through waits for a second person.
 */
import type {
  PaymentMethodSettings,
  PaymentMethods,
} from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, lockChanges, replaceWaiting } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';
import {
  draftOf,
  findProblem,
  lockWay,
  paymentMethodKind,
  wholeSettings,
  writeWay,
} from './payment-method-changes.ts';
import { isLessStrict } from './payment-method.rules.ts';
import { readPaymentMethods, settingsOf, paymentMethodSubject } from './payment-method-settings.ts';

type Wanted = {
  code: string;
  /** Of the settings as they were read before. */
  version: string;
  settings: PaymentMethodSettings;
  reason: string;
  ip: string;
};

/**
 * What is under way keeps what it began with; a newer wish takes the place of one that waits.
 * Refuses `not_found`, `changed_meanwhile`, `limits_crossed`, `amount_not_whole`,
 * `quick_amounts_unfit`, `fee_too_large`, `daily_limit_unfit`, `hours_empty`.
 */
export async function changePaymentMethod(
  context: Context,
  staff: StaffActor,
  { code, version, settings, reason, ip }: Wanted,
): Promise<PaymentMethods> {
  const subject = paymentMethodSubject(code);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, paymentMethodKind.kind, subject);
    const row = await lockWay(transaction, code);
    const before = settingsOf(row);
    if (versionOf(before) !== version) throw new Refusal('changed_meanwhile');
    const draft = draftOf(row, settings);
    const problem = await findProblem(context, transaction, draft);
    if (problem) throw new Refusal(problem);
    const { isEnabled } = row;
    if (isLessStrict(draft, draftOf(row, before))) {
      const wanted = { ...wholeSettings(draft, settings.name), isEnabled };
      const wish = { subject, wanted, reason, ip };
      await askChange(context, transaction, staff, paymentMethodKind, wish);
      return readPaymentMethods(context, transaction);
    }
    await replaceWaiting(context, transaction, staff, paymentMethodKind.kind, subject);
    await writeWay(transaction, code, draft, { ...settings, isEnabled });
    const after = settingsOf(await lockWay(transaction, code));
    if (versionOf(after) !== version) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'payment_method.changed',
        subject,
        reason,
        before,
        after,
        ip,
      });
    }
    return readPaymentMethods(context, transaction);
  });
}

type Move = { code: string; direction: 'up' | 'down'; ip: string };

/** Refuses `not_found`. The first moved up and the last moved down stay. */
export async function movePaymentMethod(
  context: Context,
  staff: StaffActor,
  { code, direction, ip }: Move,
): Promise<PaymentMethods> {
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('payment methods'))`);
    const before = await readOwnOrder(transaction, code);
    const from = before.indexOf(code);
    if (from < 0) throw new Refusal('not_found');
    const to = from + (direction === 'up' ? -1 : 1);
    if (to >= 0 && to < before.length) {
      const after = before.toSpliced(from, 1).toSpliced(to, 0, code);
      await transaction.query(
        `UPDATE payment_methods SET position = ordered.place
           FROM unnest($1::text[]) WITH ORDINALITY AS ordered (code, place)
          WHERE payment_methods.code = ordered.code`,
        [after],
      );
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'payment_method.moved',
        subject: `payment_method:${code}`,
        before: { order: before },
        after: { order: after },
        ip,
      });
    }
    return readPaymentMethods(context, transaction);
  });
}

/** Those a member would see beside it: of its direction and currency. */
async function readOwnOrder(transaction: Transaction, code: string): Promise<string[]> {
  const { rows } = await transaction.query<{ code: string }>(
    `SELECT other.code FROM payment_methods own
       JOIN payment_methods other USING (direction, currency)
      WHERE own.code = $1 ORDER BY other.position, other.code LIMIT 200`,
    [code],
  );
  return rows.map((row) => row.code);
}
