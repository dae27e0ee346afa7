/** Binding a provider's subject to a member: for good, one subject a provider, one member each. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { isOwnPassword } from '#domains/identity/identity.ts';
import type { Browser } from '#domains/identity/outside-sign-in/outside-sign-in.ts';
import { finishSocialWay, type ProviderAnswer, startSocialWay } from './social-login.ts';
import { listProviders, publicProvider } from './social-providers.ts';
import type { Subject } from './social-states.ts';

/** Refuses `password_wrong`, `too_many_requests`, `social_already_bound` and as a login does. */
export async function startBinding(
  context: Context,
  { memberId }: MemberActor,
  input: { provider: string; password: string; browser: Browser },
): Promise<{ url: string }> {
  const { provider, password, browser } = input;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const bound = await boundProviders(context, memberId);
  if (bound.has(provider)) throw new Refusal('social_already_bound');
  return startSocialWay(context, browser, { provider, memberId });
}

/** Refuses as `finishSocialWay`, `social_already_bound`, `social_taken`. */
export async function finishBinding(
  context: Context,
  { memberId, username }: MemberActor,
  input: ProviderAnswer & { browser: Browser | undefined; ip: string },
): Promise<void> {
  const { browser, ip, ...answer } = input;
  const proven = await finishSocialWay(context, browser, { ...answer, memberId });
  await inTransaction(context.database, (transaction) =>
    bindSubject(transaction, { memberId, username, ip }, proven),
  );
}

/** Refuses `social_already_bound`, `social_taken`; the same binding once more changes nothing. */
export async function bindSubject(
  transaction: Transaction,
  { memberId, username, ip }: { memberId: bigint; username: string; ip: string },
  { provider, issuer, subject }: Subject,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `INSERT INTO social_bindings (member_id, provider, issuer, subject)
     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [memberId, provider, issuer, subject],
  );
  if (rowCount === 1) {
    await recordAudit(transaction, {
      actor: username,
      action: 'member.social_bound',
      subject: `member:${memberId}`,
      after: { provider },
      ip,
    });
    return;
  }
  const { rows } = await transaction.query<{ memberId: bigint }>(
    `SELECT member_id AS "memberId" FROM social_bindings WHERE issuer = $1 AND subject = $2`,
    [issuer, subject],
  );
  const holder = rows[0]?.memberId;
  if (holder === memberId) return;
  throw new Refusal(holder === undefined ? 'social_already_bound' : 'social_taken');
}

/** The brand's providers, and since when the member is bound to each. */
export async function listBindings(context: Context, { memberId }: MemberActor) {
  const bound = await boundProviders(context, memberId);
  const providers = await listProviders(context);
  const items = providers.map((provider) => ({
    ...publicProvider(provider),
    boundAt: bound.get(provider.code)?.toISOString() ?? null,
  }));
  return { items, hasPassword: await hasPassword(context, memberId) };
}

async function hasPassword({ database }: Context, memberId: bigint): Promise<boolean> {
  const { rowCount } = await database.query(
    'SELECT 1 FROM credentials WHERE member_id = $1 AND has_password',
    [memberId],
  );
  return rowCount === 1;
}

async function boundProviders({ database }: Context, memberId: bigint): Promise<Map<string, Date>> {
  const { rows } = await database.query<{ provider: string; boundAt: Date }>(
    'SELECT provider, bound_at AS "boundAt" FROM social_bindings WHERE member_id = $1',
    [memberId],
  );
  return new Map(rows.map(({ provider, boundAt }) => [provider, boundAt]));
}
