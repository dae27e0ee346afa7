/** Providers as staff see them: every fact of their profiles but the keys themselves. */
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { type LookLock, readWaitingChange } from '#domains/system/approvals/approvals.ts';
import type { Context } from '#platform/context.ts';
import { fingerprintOf, openSigningKey } from './provider-keys.ts';

export const providerChange = 'provider_change';

export function providerSubject(code: string): string {
  return `provider:${code}`;
}

type Row = Omit<StaffProvider, 'key' | 'previousKey' | 'asked'> & {
  id: number;
  keptKey: string;
  keySince: Date | null;
  previousFingerprint: string | null;
  goodUntil: Date | null;
};

/** More providers than this are a mistake. */
export const mostProviders = 100;

export async function listProviders(context: Context): Promise<{ items: StaffProvider[] }> {
  const rows = await readRows(context, null);
  return { items: await Promise.all(rows.map((row) => providerValue(context, row))) };
}

/** Refuses `not_found`. */
export async function readStaffProvider(context: Context, code: string): Promise<StaffProvider> {
  const [row] = await readRows(context, code);
  if (!row) throw new Refusal('not_found');
  return providerValue(context, row);
}

async function readRows({ database }: Context, code: string | null): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `SELECT p.id, p.code, p.launch_url AS "launchUrl", p.api_url AS "apiUrl",
            p.stuck_after_minutes AS "stuckAfterMinutes",
            p.is_id_scope_global AS "isIdScopeGlobal",
            p.is_unknown_rollback_ok AS "isUnknownRollbackOk",
            p.signing_key AS "keptKey", p.key_since AS "keySince",
            k.fingerprint AS "previousFingerprint", k.good_until AS "goodUntil",
            (SELECT count(*) FROM open_rounds r WHERE r.provider_id = p.id)::int
              AS "openRounds",
            coalesce((SELECT jsonb_agg(jsonb_build_object('code', v.code, 'name', v.name)
                        ORDER BY v.position, v.id)
               FROM vendors v WHERE v.id = ANY(p.vendor_ids)), '[]') AS vendors
       FROM provider_profiles p
            LEFT JOIN provider_keys k ON k.provider_id = p.id AND k.state = 'previous'
             AND k.good_until > now()
      WHERE $1::text IS NULL OR p.code = $1
      ORDER BY p.id LIMIT $2`,
    [code, mostProviders],
  );
  return rows;
}

async function providerValue(context: Context, row: Row): Promise<StaffProvider> {
  const { id, keptKey, keySince, previousFingerprint, goodUntil, ...told } = row;
  const waiting = await readWaitingChange(context, context.database, {
    kind: providerChange,
    subject: providerSubject(row.code),
  });
  return {
    ...told,
    key: {
      fingerprint: fingerprintOf(openSigningKey(context.config, id, keptKey)),
      since: keySince?.toISOString() ?? null,
    },
    previousKey:
      previousFingerprint !== null && goodUntil
        ? { fingerprint: previousFingerprint, goodUntil: goodUntil.toISOString() }
        : null,
    asked: waiting
      ? {
          requestedBy: waiting.requestedBy,
          requestedAt: waiting.requestedAt.toISOString(),
          reason: waiting.reason,
          isKey: 'key' in waiting.wanted,
        }
      : null,
  };
}

export type LockedProvider = {
  id: number;
  keptKey: string;
  launchUrl: string;
  apiUrl: string;
  stuckAfterMinutes: number;
};

/** Locks the profile, unless it is only shown. Refuses `not_found`. */
export async function lockProvider(
  transaction: Transaction,
  code: string,
  lock: LookLock = 'FOR UPDATE',
): Promise<LockedProvider> {
  const provider = await findProvider(transaction, code, lock);
  if (!provider) throw new Refusal('not_found');
  return provider;
}

export async function findProvider(
  transaction: Transaction,
  code: string,
  lock: LookLock,
): Promise<LockedProvider | undefined> {
  const { rows } = await transaction.query<LockedProvider>(
    `SELECT id, signing_key AS "keptKey", launch_url AS "launchUrl", api_url AS "apiUrl",
            stuck_after_minutes AS "stuckAfterMinutes"
       FROM provider_profiles WHERE code = $1 ${lock}`,
    [code],
  );
  return rows[0];
}
