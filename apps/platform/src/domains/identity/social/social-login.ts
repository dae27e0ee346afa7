/** Logging in through a provider: only who is bound; anybody else is told how to register. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  credentialColumns,
  type Credentials,
  noteLogin,
  openSession,
} from '#domains/identity/login/login.ts';
import { type Browser, proofsOf } from '#domains/identity/outside-sign-in/outside-sign-in.ts';
import { departureUrl, provenSubject } from './social-oidc.ts';
import { readProvider } from './social-providers.ts';
import { beginWay, issueTicket, type Subject, takeWay } from './social-states.ts';

export type ProviderAnswer = { code: string; state: string; iss?: string | undefined };

/** Refuses `not_found`, `social_unavailable`. */
export async function startSocialWay(
  context: Context,
  browser: Browser,
  { provider: code, memberId }: { provider: string; memberId: bigint | null },
): Promise<{ url: string }> {
  const provider = await readProvider(context, code);
  const state = await beginWay(context.database, browser, { provider: code, memberId });
  return { url: await departureUrl(context, provider, { state, ...proofsOf(browser, state) }) };
}

/**
 * Whom the provider says this is. Refuses `social_state_invalid`, `social_failed`,
 * `social_unavailable`, and `not_found` for a provider that was taken off in between.
 */
export async function finishSocialWay(
  context: Context,
  browser: Browser | undefined,
  { code, state, iss, memberId }: ProviderAnswer & { memberId: bigint | null },
): Promise<Subject & { name: string; browser: Browser }> {
  const providerCode = await takeWay(context.database, browser, { state, memberId });
  if (!browser) throw new Refusal('social_state_invalid');
  const provider = await readProvider(context, providerCode);
  const answer = { code, state, iss, ...proofsOf(browser, state) };
  const subject = await provenSubject(context, provider, answer);
  return {
    provider: provider.code,
    issuer: provider.issuer,
    subject,
    name: provider.name,
    browser,
  };
}

/**
 * Refuses as `finishSocialWay`; `social_not_bound` with a ticket to register with;
 * `member_blocked`, `account_closed`, but only to who is proven.
 */
export async function logInSocially(
  context: Context,
  input: ProviderAnswer & { browser: Browser | undefined; visitor: Visitor },
): Promise<Session> {
  const { visitor } = input;
  const proven = await proveOrNote(context, input);
  const found = await findBound(context, proven);
  if (!found) {
    const ticket = await issueTicket(context.database, proven.browser, proven);
    const { provider, name } = proven;
    throw new Refusal('social_not_bound', { ticket, provider, name });
  }
  if (found.isBlocked) {
    const { memberId, isClosed } = found;
    await noteLogin(context.database, { memberId, way: 'social', isSuccessful: false, visitor });
    throw new Refusal(isClosed ? 'account_closed' : 'member_blocked');
  }
  return inTransaction(context.database, (transaction) =>
    openSession(transaction, found, 'social', visitor),
  );
}

/** A try that proves nothing is noted like any other failed login. */
async function proveOrNote(
  context: Context,
  { browser, visitor, ...answer }: Parameters<typeof logInSocially>[1],
): Promise<Awaited<ReturnType<typeof finishSocialWay>>> {
  try {
    return await finishSocialWay(context, browser, { ...answer, memberId: null });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'social_failed') {
      countEvent('login_failed');
      const failed = { memberId: null, way: 'social', isSuccessful: false, visitor } as const;
      await noteLogin(context.database, failed);
    }
    throw error;
  }
}

async function findBound(
  { database }: Context,
  { issuer, subject }: Subject,
): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(
    `SELECT ${credentialColumns} FROM credentials
      WHERE member_id = (
        SELECT member_id FROM social_bindings WHERE issuer = $1 AND subject = $2)`,
    [issuer, subject],
  );
  return rows[0];
}
