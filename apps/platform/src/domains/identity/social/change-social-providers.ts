/**
 * Staff add, change and order the brand's sign-in providers. A client's secret is written and
 * never read back: no answer, log or audit entry carries it, and its row holds it sealed.
 */
import type {
  ProviderSettings,
  SignInProvider,
} from '@bahati/contract/back-office/identity/identity.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { keepSecret } from '@bahati/server-kit/secrets/kept-secrets.ts';
import { callbackPath } from './social-oidc.ts';
import { mostProviders, secretPlace } from './social-providers.ts';

/** Those switched off included; none is ever removed, for members are bound to them. */
const mostListed = 20;

export async function listSignInProviders({ database, config }: Context) {
  const { flags } = await readBrand(database, config.BRAND);
  return {
    items: await readAll(database, config.BRAND),
    isOn: flags.oneClickSocialLogin,
    callbackUrl: config.PLAYER_ORIGIN + callbackPath,
  };
}

async function readAll(database: Database | Transaction, brand: string): Promise<SignInProvider[]> {
  const { rows } = await database.query<SignInProvider>(
    `SELECT code, name, issuer, client_id AS "clientId", client_secret IS NOT NULL AS "hasSecret",
            icon, is_shown AS "isShown"
       FROM social_providers WHERE brand = $1 ORDER BY position, code LIMIT $2`,
    [brand, mostListed],
  );
  return rows;
}

type Settings = ProviderSettings & { code: string; ip: string };

/** Refuses `issuer_invalid`, `provider_taken`, `too_many_providers`, `too_many_shown`. */
export async function addSignInProvider(
  context: Context,
  staff: StaffActor,
  settings: Settings,
): Promise<SignInProvider> {
  assertIssuer(context, settings.issuer);
  return changing(context, async (transaction, before) => {
    if (before.some(({ code }) => code === settings.code)) throw new Refusal('provider_taken');
    if (before.length >= mostListed) throw new Refusal('too_many_providers');
    assertRoom(before, settings);
    const { code, name, issuer, clientId, icon, isShown, ip } = settings;
    await transaction.query(
      `INSERT INTO social_providers (brand, code, name, issuer, client_id, client_secret, icon,
              is_shown, position)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, coalesce(max(position) + 1, 0)
         FROM social_providers WHERE brand = $1`,
      [
        context.config.BRAND,
        code,
        name,
        issuer,
        clientId,
        keptSecret(context, settings),
        icon,
        isShown,
      ],
    );
    const after = await readOne(transaction, context, code);
    const subject = `sign_in_provider:${code}`;
    const action = 'sign_in_provider.added';
    await recordAudit(transaction, { actor: staff.username, action, subject, after, ip });
    return after;
  });
}

/** Refuses `not_found`, `issuer_invalid`, `too_many_shown`. */
export async function changeSignInProvider(
  context: Context,
  staff: StaffActor,
  settings: Settings,
): Promise<SignInProvider> {
  assertIssuer(context, settings.issuer);
  return changing(context, async (transaction, all) => {
    const before = all.find(({ code }) => code === settings.code);
    if (!before) throw new Refusal('not_found');
    assertRoom(all, settings);
    const { code, name, issuer, clientId, clientSecret, icon, isShown, ip } = settings;
    await transaction.query(
      `UPDATE social_providers SET name = $3, issuer = $4, client_id = $5, icon = $6,
              is_shown = $7, client_secret = CASE WHEN $8 THEN $9 ELSE client_secret END
        WHERE brand = $1 AND code = $2`,
      [
        context.config.BRAND,
        code,
        name,
        issuer,
        clientId,
        icon,
        isShown,
        clientSecret !== undefined,
        keptSecret(context, settings),
      ],
    );
    const after = await readOne(transaction, context, code);
    const isSecretNew = typeof clientSecret === 'string';
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'sign_in_provider.changed',
      subject: `sign_in_provider:${code}`,
      before,
      after: { ...after, ...(isSecretNew ? { isSecretNew } : {}) },
      ip,
    });
    return after;
  });
}

export type Move = { code: string; direction: 'up' | 'down'; ip: string };

/** Refuses `not_found`. The first moved up and the last moved down stay. */
export async function moveSignInProvider(
  context: Context,
  staff: StaffActor,
  { code, direction, ip }: Move,
): Promise<void> {
  await changing(context, async (transaction, all) => {
    const before = all.map((provider) => provider.code);
    const from = before.indexOf(code);
    if (from < 0) throw new Refusal('not_found');
    const to = from + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= before.length) return;
    const after = before.toSpliced(from, 1).toSpliced(to, 0, code);
    await transaction.query(
      `UPDATE social_providers SET position = ordered.place
         FROM unnest($2::text[]) WITH ORDINALITY AS ordered (code, place)
        WHERE brand = $1 AND social_providers.code = ordered.code`,
      [context.config.BRAND, after],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'sign_in_provider.moved',
      subject: `sign_in_provider:${code}`,
      before: { order: before },
      after: { order: after },
      ip,
    });
  });
}

/** One change at a time, so that the order and the number of those shown stay right. */
async function changing<T>(
  { database, config }: Context,
  change: (transaction: Transaction, before: SignInProvider[]) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('sign-in providers'))`);
    return change(transaction, await readAll(transaction, config.BRAND));
  });
}

async function readOne(
  transaction: Transaction,
  { config }: Context,
  code: string,
): Promise<SignInProvider> {
  const found = (await readAll(transaction, config.BRAND)).find((one) => one.code === code);
  if (!found) throw new Error(`The provider ${code} was not written.`);
  return found;
}

function assertRoom(all: readonly SignInProvider[], { code, isShown }: Settings): void {
  const others = all.filter((provider) => provider.isShown && provider.code !== code);
  if (isShown && others.length >= mostProviders) throw new Refusal('too_many_shown');
}

function keptSecret({ config }: Context, { code, clientSecret }: Settings): string | null {
  if (!clientSecret) return null;
  return keepSecret(config.SECRETS_KEY, secretPlace(config.BRAND, code), clientSecret);
}

/** Members' browsers are sent there, and what it says is believed. */
function assertIssuer({ config }: Context, issuer: string): void {
  const url = URL.parse(issuer);
  const isSecure = url?.protocol === 'https:' || (config.NODE_ENV !== 'production' && url !== null);
  const isPlain = url !== null && !/[?#@\s]/.test(issuer) && url.hostname !== '';
  if (!isSecure || !isPlain || !/^https?:\/\//.test(issuer)) throw new Refusal('issuer_invalid');
}
