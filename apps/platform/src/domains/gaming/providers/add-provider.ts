/**
 * Another provider: whoever comes in may take members' stakes, so one of the staff asks and another
 * lets it happen. Its key is told to who asked, once, and holds with the second word.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { askChange, type ChangeKind, lockChanges } from '#domains/system/approvals/approvals.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { isAddressAllowed } from './change-provider.ts';
import { mostProviders } from './list-providers.ts';
import { fingerprintOf, keepSigningKey, makeSigningKey } from './provider-keys.ts';

const settings = {
  launchUrl: z.string(),
  apiUrl: z.string(),
  stuckAfterMinutes: z.number(),
  isIdScopeGlobal: z.boolean(),
  isUnknownRollbackOk: z.boolean(),
};
/** `key` is a fingerprint. */
const wanted = z.strictObject({ ...settings, key: z.string() });

export type ProviderSettings = Omit<z.infer<typeof wanted>, 'key'>;

const kind = 'provider_new';
const prefix = 'new_provider:';

export const newProviderKind: ChangeKind<z.infer<typeof wanted>> = {
  kind,
  permission: 'vendors.change',
  wanted,
  async look(_, transaction, { subject, wanted: { key } }) {
    const code = subject.slice(prefix.length);
    await assertFree(transaction, code, 'cannot_apply');
    await findAsked(transaction, code, key);
    return { key: '' };
  },
  async apply(_, transaction, { subject, wanted: { key, ...wish } }) {
    const code = subject.slice(prefix.length);
    await assertFree(transaction, code, 'cannot_apply');
    const { providerId, keptKey } = await findAsked(transaction, code, key);
    await insertProvider(transaction, { ...wish, code, providerId, keptKey });
    await transaction.query('DELETE FROM asked_providers WHERE code = $1', [code]);
  },
};

type Wish = ProviderSettings & { code: string; reason: string; ip: string };

/** Answers the key, which nobody is told again. Refuses `address_not_allowed`, `provider_known`. */
export async function askNewProvider(
  context: Context,
  staff: StaffActor,
  { code, reason, ip, ...wish }: Wish,
): Promise<{ key: string }> {
  if (![wish.launchUrl, wish.apiUrl].every(isAddressAllowed)) {
    throw new Refusal('address_not_allowed');
  }
  const key = makeSigningKey();
  const fingerprint = fingerprintOf(key);
  const subject = `${prefix}${code}`;
  await inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, kind, subject);
    await assertFree(transaction, code, 'provider_known');
    // Wishes end after a week; what they left goes with the next.
    await transaction.query(
      `DELETE FROM asked_providers WHERE code = $1 OR asked_at < now() - interval '8 days'`,
      [code],
    );
    const providerId = await nextProviderId(transaction);
    await transaction.query(
      `INSERT INTO asked_providers (code, provider_id, kept_key, fingerprint, asked_by)
       VALUES ($1, $2, $3, $4, $5)`,
      [
        code,
        providerId,
        keepSigningKey(context.config, providerId, key),
        fingerprint,
        staff.username,
      ],
    );
    await askChange(context, transaction, staff, newProviderKind, {
      subject,
      wanted: { ...wish, key: fingerprint },
      reason,
      ip,
    });
  });
  return { key };
}

export async function nextProviderId(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.query<{ id: number }>(
    `SELECT nextval('provider_ids')::int AS id`,
  );
  if (!rows[0]) throw new Error('No id for the provider.');
  return rows[0].id;
}

type NewProvider = ProviderSettings & { code: string; providerId: number; keptKey: string };

/** Its games are listed by the next import. */
export async function insertProvider(
  transaction: Transaction,
  { code, providerId, keptKey, ...settings }: NewProvider,
): Promise<void> {
  await transaction.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, key_since, launch_url,
       api_url, is_id_scope_global, is_unknown_rollback_ok, stuck_after_minutes)
     VALUES ($1, $2, '{}', $3, now(), $4, $5, $6, $7, $8)`,
    [
      providerId,
      code,
      keptKey,
      settings.launchUrl,
      settings.apiUrl,
      settings.isIdScopeGlobal,
      settings.isUnknownRollbackOk,
      settings.stuckAfterMinutes,
    ],
  );
}

/** One that is there, or one more than the lists are made for. */
async function assertFree(
  transaction: Transaction,
  code: string,
  refusal: 'provider_known' | 'cannot_apply',
): Promise<void> {
  const { rows } = await transaction.query<{ count: number; isKnown: boolean | null }>(
    `SELECT count(*)::int AS count, bool_or(lower(code) = lower($1)) AS "isKnown"
       FROM provider_profiles`,
    [code],
  );
  if (rows[0]?.isKnown || (rows[0]?.count ?? 0) >= mostProviders) throw new Refusal(refusal);
}

/** Refuses `cannot_apply` once another key was made. */
async function findAsked(
  transaction: Transaction,
  code: string,
  key: string,
): Promise<{ providerId: number; keptKey: string }> {
  const { rows } = await transaction.query<{ providerId: number; keptKey: string }>(
    `SELECT provider_id AS "providerId", kept_key AS "keptKey" FROM asked_providers
      WHERE code = $1 AND fingerprint = $2`,
    [code, key],
  );
  if (!rows[0]) throw new Refusal('cannot_apply');
  return rows[0];
}
