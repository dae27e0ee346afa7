/**
 * Staff set what a way to pay costs, takes and is called, and where it stands among the others.
 * What is stricter stands at once; what lets more through waits for a second person.
 */
import type { WayToPaySettings, WaysToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, lockChanges, replaceWaiting } from '#domains/system/asked-changes.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { versionOf } from '#domains/system/version-of.ts';
import {
  draftOf,
  findProblem,
  lockWay,
  wayToPayKind,
  wholeSettings,
  writeWay,
} from './way-changes.ts';
import { isLooser } from './way-to-pay.rules.ts';
import { readWaysToPay, settingsOf, waySubject } from './ways-to-pay.ts';

type Wanted = {
  code: string;
  /** Of the settings as they were read before. */
  version: string;
  settings: WayToPaySettings;
  reason: string;
  ip: string;
};

/**
 * What is under way keeps what it began with; a newer wish takes the place of one that waits.
 * Refuses `not_found`, `changed_meanwhile`, `limits_crossed`, `amount_not_whole`,
 * `quick_amounts_unfit`, `fee_too_large`, `daily_limit_unfit`, `hours_empty`.
 */
export async function changeWayToPay(
  context: Context,
  staff: StaffActor,
  { code, version, settings, reason, ip }: Wanted,
): Promise<WaysToPay> {
  const subject = waySubject(code);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, wayToPayKind.kind, subject);
    const row = await lockWay(transaction, code);
    const before = settingsOf(row);
    if (versionOf(before) !== version) throw new Refusal('changed_meanwhile');
    const draft = draftOf(row, settings);
    const problem = await findProblem(context, transaction, draft);
    if (problem) throw new Refusal(problem);
    const { isEnabled } = row;
    if (isLooser(draft, draftOf(row, before))) {
      const wanted = { ...wholeSettings(draft, settings.name), isEnabled };
      const wish = { subject, wanted, reason, ip };
      await askChange(context, transaction, staff, wayToPayKind, wish);
      return readWaysToPay(context, transaction);
    }
    await replaceWaiting(context, transaction, staff, wayToPayKind.kind, subject);
    await writeWay(transaction, code, draft, { ...settings, isEnabled });
    const after = settingsOf(await lockWay(transaction, code));
    if (versionOf(after) !== version) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'way_to_pay.changed',
        subject,
        reason,
        before,
        after,
        ip,
      });
    }
    return readWaysToPay(context, transaction);
  });
}

type Move = { code: string; direction: 'up' | 'down'; ip: string };

/** Refuses `not_found`. The first moved up and the last moved down stay. */
export async function moveWayToPay(
  context: Context,
  staff: StaffActor,
  { code, direction, ip }: Move,
): Promise<WaysToPay> {
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('ways to pay'))`);
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
        action: 'way_to_pay.moved',
        subject: `way_to_pay:${code}`,
        before: { order: before },
        after: { order: after },
        ip,
      });
    }
    return readWaysToPay(context, transaction);
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
