/**
 * Rules of money, and of what it needs, as staff change them. What is stricter stands at once; what is less strict waits for
 * the word of a second person who saw the same. The rules themselves are their domain's: a book
 * says how they are read and written, and which are less strict.
 */
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, type ChangeKind, lockChanges, replaceWaiting } from './change-requests.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { readWaitingChange } from './list-change-requests.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';

/** `Rules` are told as the wire has them; `Currency` is the brand's. */
export type RuleBook<Rules extends object> = {
  /** There is one sheet of each kind, so it is what a change is about as well. */
  kind:
    | 'withdrawal_rules'
    | 'transfer_rules'
    | 'agency_rules'
    | 'queue_rules'
    | 'kyc_rules'
    | 'cashier_rules'
    | 'brand_company'
    | 'brand_protection'
    | 'brand_lobby'
    | 'brand_contacts'
    | 'vip_rules'
    | 'cashback_rules'
    | 'referral_rules'
    | 'point_rules';
  schema: z.ZodType<Rules>;
  read: (context: Context, database: Database | Transaction, currency: Currency) => Promise<Rules>;
  write: (
    transaction: Transaction,
    brand: string,
    currency: Currency,
    rules: Rules,
  ) => Promise<void>;
  /** Refuses what cannot be kept. */
  assertSound: (rules: Rules, currency: Currency) => void;
  isLessStrict: (rules: Rules, than: Rules, currency: Currency) => boolean;
};

/** Weaker rules as a change that takes two people. */
export function ruleKind<Rules extends object>(book: RuleBook<Rules>): ChangeKind<Rules> {
  return {
    kind: book.kind,
    permission: 'system.change',
    wanted: book.schema,
    async look(context, transaction) {
      const { currency } = await readBrand(transaction, context.config.BRAND);
      return seenOf(await book.read(context, transaction, currency));
    },
    async apply({ config }, transaction, { wanted }) {
      const { currency } = await readBrand(transaction, config.BRAND);
      await book.write(transaction, config.BRAND, currency, wanted);
    },
  };
}

export async function readRules<Rules extends object>(
  context: Context,
  database: Database | Transaction,
  book: RuleBook<Rules>,
): Promise<RuleSheet<Rules>> {
  const { currency } = await readBrand(database, context.config.BRAND);
  const rules = await book.read(context, database, currency);
  const { kind, schema } = book;
  const waiting = await readWaitingChange(context, database, { kind, subject: kind });
  const wanted = waiting && {
    id: waiting.id,
    rules: schema.parse(waiting.wanted),
    reason: waiting.reason,
    requestedBy: waiting.requestedBy,
    requestedAt: waiting.requestedAt.toISOString(),
  };
  return { currency, rules, version: versionOf(rules), wanted: wanted ?? null };
}

type Change<Rules> = { rules: Rules; version: string; reason: string; ip: string };

/** A newer wish takes the place of one that waits. Refuses `changed_meanwhile`, and as the book. */
export async function changeRules<Rules extends object>(
  context: Context,
  staff: StaffActor,
  book: RuleBook<Rules>,
  { rules, version, reason, ip }: Change<Rules>,
): Promise<RuleSheet<Rules>> {
  const { kind } = book;
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, kind, kind);
    const { currency } = await readBrand(transaction, context.config.BRAND);
    book.assertSound(rules, currency);
    const before = await book.read(context, transaction, currency);
    if (versionOf(before) !== version) throw new Refusal('changed_meanwhile');
    if (book.isLessStrict(rules, before, currency)) {
      const wish = { subject: kind, wanted: rules, reason, ip };
      await askChange(context, transaction, staff, ruleKind(book), wish);
      return readRules(context, transaction, book);
    }
    await replaceWaiting(context, transaction, staff, kind, kind);
    await book.write(transaction, context.config.BRAND, currency, rules);
    const after = await book.read(context, transaction, currency);
    if (versionOf(after) !== version) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: `${kind}.changed`,
        subject: kind,
        reason,
        before: seenOf(before),
        after: seenOf(after),
        ip,
      });
    }
    return readRules(context, transaction, book);
  });
}

function seenOf(rules: object): Record<string, unknown> {
  return { ...rules };
}
