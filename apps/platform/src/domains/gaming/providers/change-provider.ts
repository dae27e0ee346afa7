/**
 * Changing where a provider is and what it signs with. Both lead members' money elsewhere, so one
 * of the staff asks and another lets it happen. A new key is told to who asked, once, to be handed
 * to the provider; it holds with the second word, and the key before stays good for the overlap.
 */
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  type LookLock,
} from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  type LockedProvider,
  lockProvider,
  providerChange,
  providerSubject,
  readStaffProvider,
} from './list-providers.ts';
import { fingerprintOf, keepSigningKey, makeSigningKey, openSigningKey } from './provider-keys.ts';

const settings = z.strictObject({
  launchUrl: z.string(),
  apiUrl: z.string(),
  stuckAfterMinutes: z.number(),
});
/** `key` is a fingerprint: what two people read, and the log keeps, tells nothing of a key. */
const newKey = z.strictObject({ key: z.string(), overlapHours: z.number() });
const wanted = z.union([settings, newKey]);

type Settings = z.infer<typeof settings>;
type NewKey = z.infer<typeof newKey>;

const codeOf = (subject: string) => subject.slice(providerSubject('').length);

export const providerChangeKind: ChangeKind<Settings | NewKey> = {
  kind: providerChange,
  permission: 'vendors.change',
  wanted,
  async look({ config }, transaction, { subject, wanted: wish }, lock) {
    const provider = await lockOrRefuse(transaction, codeOf(subject), lock);
    if (!('key' in wish)) return settingsOf(provider);
    await findMadeKey(transaction, provider.id, wish.key);
    return { key: fingerprintOf(openSigningKey(config, provider.id, provider.keptKey)) };
  },
  async apply(context, transaction, { subject, wanted: wish, staff }) {
    const provider = await lockProvider(transaction, codeOf(subject));
    if ('key' in wish) {
      return putKeyInForce(context, transaction, provider, wish, staff.username);
    }
    await transaction.query(
      `UPDATE provider_profiles SET launch_url = $2, api_url = $3, stuck_after_minutes = $4
        WHERE id = $1`,
      [provider.id, wish.launchUrl, wish.apiUrl, wish.stuckAfterMinutes],
    );
    return undefined;
  },
};

type Wish<T> = T & { code: string; reason: string; ip: string };

/** Refuses `not_found`, `address_not_allowed`, `nothing_changes`, `cannot_apply`. */
export async function askProviderChange(
  context: Context,
  staff: StaffActor,
  { code, reason, ip, ...wish }: Wish<Settings>,
): Promise<StaffProvider> {
  if (![wish.launchUrl, wish.apiUrl].every(isAddressAllowed)) {
    throw new Refusal('address_not_allowed');
  }
  const now = settingsOf(await readStaffProvider(context, code));
  if (JSON.stringify(now) === JSON.stringify(settingsOf(wish))) {
    throw new Refusal('nothing_changes');
  }
  const subject = providerSubject(code);
  await inTransaction(context.database, (transaction) =>
    askChange(context, transaction, staff, providerChangeKind, {
      subject,
      wanted: wish,
      reason,
      ip,
    }),
  );
  return readStaffProvider(context, code);
}

/** Answers the key, which nobody is told again. Refuses `not_found`, `cannot_apply`. */
export async function askProviderKey(
  context: Context,
  staff: StaffActor,
  { code, overlapHours, reason, ip }: Wish<{ overlapHours: number }>,
): Promise<{ provider: StaffProvider; key: string }> {
  const key = makeSigningKey();
  const fingerprint = fingerprintOf(key);
  const subject = providerSubject(code);
  await inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, providerChange, subject);
    const { id } = await lockProvider(transaction, code);
    await keepMadeKey(context, transaction, id, { key, by: staff.username });
    await askChange(context, transaction, staff, providerChangeKind, {
      subject,
      wanted: { key: fingerprint, overlapHours },
      reason,
      ip,
    });
  });
  return { provider: await readStaffProvider(context, code), key };
}

/** Stricter than before, and so one person's act. Refuses `not_found`, `no_previous_key`. */
export async function endPreviousKey(
  context: Context,
  staff: StaffActor,
  { code, reason, ip }: Wish<object>,
): Promise<StaffProvider> {
  await inTransaction(context.database, async (transaction) => {
    const { id } = await lockProvider(transaction, code);
    const [ended] = await endKeys(transaction, id, 'previous');
    if (!ended?.wasGood) throw new Refusal('no_previous_key');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'provider_change.key_ended',
      subject: providerSubject(code),
      reason,
      before: { previousKey: ended.fingerprint },
      after: { previousKey: null },
      ip,
    });
  });
  return readStaffProvider(context, code);
}

/** A newer key takes the place of one that waits. */
export async function keepMadeKey(
  { config }: Pick<Context, 'config'>,
  transaction: Transaction,
  id: number,
  { key, by }: { key: string; by: string },
): Promise<void> {
  await endKeys(transaction, id, 'made');
  await transaction.query(
    `INSERT INTO provider_keys (provider_id, state, kept_key, fingerprint, made_by)
     VALUES ($1, 'made', $2, $3, $4)`,
    [id, keepSigningKey(config, id, key), fingerprintOf(key), by],
  );
}

export async function putKeyInForce(
  { config }: Pick<Context, 'config'>,
  transaction: Transaction,
  { id, keptKey }: LockedProvider,
  { key, overlapHours }: NewKey,
  by: string,
): Promise<void> {
  const made = await findMadeKey(transaction, id, key);
  await endKeys(transaction, id, 'previous');
  if (overlapHours > 0) {
    const before = openSigningKey(config, id, keptKey);
    await transaction.query(
      `INSERT INTO provider_keys
         (provider_id, state, kept_key, fingerprint, made_by, good_until)
       VALUES ($1, 'previous', $2, $3, $4, now() + make_interval(hours => $5))`,
      [id, keepSigningKey(config, id, before), fingerprintOf(before), by, overlapHours],
    );
  }
  await transaction.query(
    'UPDATE provider_profiles SET signing_key = $2, key_since = now() WHERE id = $1',
    [id, made],
  );
  await endKeys(transaction, id, 'made');
}

/** The kept form of a key that waits. Refuses `cannot_apply` once another was made. */
async function findMadeKey(transaction: Transaction, id: number, key: string): Promise<string> {
  const { rows } = await transaction.query<{ keptKey: string }>(
    `SELECT kept_key AS "keptKey" FROM provider_keys
      WHERE provider_id = $1 AND state = 'made' AND fingerprint = $2`,
    [id, key],
  );
  if (!rows[0]) throw new Refusal('cannot_apply');
  return rows[0].keptKey;
}

async function endKeys(
  transaction: Transaction,
  providerId: number,
  state: 'made' | 'previous',
): Promise<{ fingerprint: string; wasGood: boolean }[]> {
  const { rows } = await transaction.query<{ fingerprint: string; wasGood: boolean }>(
    `UPDATE provider_keys k SET state = 'ended', kept_key = NULL, good_until = NULL
       FROM provider_keys old
      WHERE old.id = k.id AND k.provider_id = $1 AND k.state = $2
      RETURNING k.fingerprint, coalesce(old.good_until > now(), false) AS "wasGood"`,
    [providerId, state],
  );
  return rows;
}

async function lockOrRefuse(
  transaction: Transaction,
  code: string,
  lock: LookLock,
): Promise<LockedProvider> {
  try {
    return await lockProvider(transaction, code, lock);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('cannot_apply');
    throw error;
  }
}

function settingsOf({ launchUrl, apiUrl, stuckAfterMinutes }: Settings): Settings {
  return { launchUrl, apiUrl, stuckAfterMinutes };
}

/** Encrypted, but for a provider on this very machine; and bare, since paths are put behind it. */
export function isAddressAllowed(address: string): boolean {
  if (!/^https?:\/\/[^\s?#@]+$/.test(address) || address.endsWith('/')) return false;
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
}
