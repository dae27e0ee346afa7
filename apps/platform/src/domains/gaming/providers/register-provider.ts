/** A provider set up by who runs the machine, without the back office: for a first vendor, and tests. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { StartError } from '@bahati/server-kit/config.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context } from '#platform/context.ts';
import { insertProvider, nextProviderId, type ProviderSettings } from './add-provider.ts';
import { isAddressAllowed, keepMadeKey, putKeyInForce } from './change-provider.ts';
import { findProvider, providerSubject } from './list-providers.ts';
import { fingerprintOf, keepSigningKey, makeSigningKey } from './provider-keys.ts';

const actor = 'register-provider';

export type Registration = ProviderSettings & {
  code: string;
  /** Of a provider that is there: a new key, the one before good for so many hours. */
  overlapHours?: number | undefined;
};

/** Answers the key; undefined where the provider is there and no new key is wanted. */
export async function registerProvider(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { code, overlapHours, ...settings }: Registration,
): Promise<string | undefined> {
  const isWrong = [settings.launchUrl, settings.apiUrl].some((url) => !isAddressAllowed(url));
  const key = makeSigningKey();
  const fingerprint = fingerprintOf(key);
  return inTransaction(database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('register provider'))`);
    const known = await findProvider(transaction, code, 'FOR UPDATE');
    if (known && overlapHours === undefined) return undefined;
    if (known) {
      await keepMadeKey({ config }, transaction, known.id, { key, by: actor });
      const wish = { key: fingerprint, overlapHours: overlapHours ?? 0 };
      await putKeyInForce({ config }, transaction, known, wish, actor);
    } else {
      if (isWrong)
        throw new StartError('An address begins with https:// and ends without a slash.');
      const providerId = await nextProviderId(transaction);
      const keptKey = keepSigningKey(config, providerId, key);
      await insertProvider(transaction, { ...settings, code, providerId, keptKey });
    }
    await note(transaction, code, known ? 'provider_change.changed' : 'provider_new.changed', {
      key: fingerprint,
      ...(known ? { overlapHours } : settings),
    });
    return key;
  });
}

async function note(transaction: Transaction, code: string, action: string, after: object) {
  await recordAudit(transaction, {
    actor,
    action,
    subject: providerSubject(code),
    after: { ...after },
  });
}
