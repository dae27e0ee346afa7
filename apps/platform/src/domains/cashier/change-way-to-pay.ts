/** Staff set what a way to pay costs, takes and is called, and where it stands among the others. */
import type { WayToPaySettings, WaysToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { versionOf } from '#domains/system/version-of.ts';
import { readCashierSettings } from './cashier-settings.ts';
import { unitOf } from './payment-methods.ts';
import { taxOn } from './tax-rates.ts';
import { problemOf, type WayDraft } from './way-to-pay.rules.ts';
import { readWaysToPay, selectWays, settingsOf, type WayRow } from './ways-to-pay.ts';

type Wanted = {
  code: string;
  /** Of the settings as they were read before. */
  version: string;
  settings: WayToPaySettings;
  reason: string;
  ip: string;
};

/**
 * What is under way keeps what it began with. Refuses `not_found`, `changed_meanwhile`,
 * `limits_crossed`, `amount_not_whole`, `quick_amounts_unfit`, `fee_too_large`,
 * `daily_limit_unfit`, `hours_empty`.
 */
export async function changeWayToPay(
  context: Context,
  staff: StaffActor,
  { code, version, settings, reason, ip }: Wanted,
): Promise<WaysToPay> {
  return inTransaction(context.database, async (transaction) => {
    const row = await lockWay(transaction, code);
    const before = settingsOf(row);
    if (versionOf(before) !== version) throw new Refusal('changed_meanwhile');
    const draft = draftOf(row, settings);
    await assertSound(context, transaction, draft);
    await write(transaction, code, draft, settings.name);
    const after = settingsOf(await lockWay(transaction, code));
    if (versionOf(after) !== version) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'way_to_pay.changed',
        subject: `way_to_pay:${code}`,
        reason,
        before,
        after,
        ip,
      });
    }
    return readWaysToPay(context, transaction);
  });
}

async function lockWay(transaction: Transaction, code: string): Promise<WayRow> {
  const { rows } = await transaction.query<WayRow>(
    `${selectWays} WHERE code = $1 FOR UPDATE OF payment_methods`,
    [code],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

function draftOf(row: WayRow, settings: WayToPaySettings): WayDraft {
  const { direction, currency, isWhole } = row;
  const { feeBps, hours, dailyMaximum } = settings;
  const minor = (text: string) => parseAmount(text, currency) ?? 0n;
  return {
    direction,
    currency,
    isWhole,
    minimum: minor(settings.minimum),
    maximum: minor(settings.maximum),
    quickAmounts: settings.quickAmounts.map(minor),
    dailyMaximum: dailyMaximum === null ? null : minor(dailyMaximum),
    feeFixed: minor(settings.feeFixed),
    feeBps,
    hours,
  };
}

/** Of the least amount something has to be left, with the tax as the law has it now. */
async function assertSound(
  { config, now }: Context,
  transaction: Transaction,
  draft: WayDraft,
): Promise<void> {
  const { jurisdiction } = await readCashierSettings(transaction, config.BRAND);
  const { direction: event, minimum: amount } = draft;
  const unit = event === 'withdrawal' ? { unit: unitOf(draft) } : {};
  const taken = await taxOn(transaction, { jurisdiction, event, amount, at: now(), ...unit });
  const problem = problemOf(draft, taken?.tax ?? 0n);
  if (problem) throw new Refusal(problem);
}

async function write(
  transaction: Transaction,
  code: string,
  draft: WayDraft,
  name: WayToPaySettings['name'],
): Promise<void> {
  await transaction.query(
    `UPDATE payment_methods
        SET name = $2, name_sw = $3, minimum = $4, maximum = $5, quick_amounts = $6,
            daily_maximum = $7, fee_fixed = $8, fee_bps = $9, opens_at = $10, closes_at = $11
      WHERE code = $1`,
    [
      code,
      name.en,
      name.sw,
      draft.minimum,
      draft.maximum,
      draft.quickAmounts,
      draft.dailyMaximum,
      draft.feeFixed,
      draft.feeBps,
      draft.hours?.opensAt ?? null,
      draft.hours?.closesAt ?? null,
    ],
  );
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
