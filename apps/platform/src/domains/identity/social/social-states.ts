/** Ways to a provider that have begun, and tickets of proven subjects; each is taken once. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { type Browser, socialSeconds } from '#domains/identity/outside-sign-in/outside-sign-in.ts';

/** Whom the provider says a person is. */
export type Subject = { provider: string; issuer: string; subject: string };

/** Who goes to which provider; `memberId` for a binding. */
export type Way = { provider: string; memberId: bigint | null };

/** Notes that somebody set out from this browser, and answers the state he will come back with. */
export async function beginWay(
  database: Database,
  { hash: browserHash }: Browser,
  { provider, memberId }: Way,
): Promise<string> {
  const { token, hash } = newToken('s');
  await database.query(
    `INSERT INTO social_states (state_hash, browser_hash, provider, member_id)
     VALUES ($1, $2, $3, $4)`,
    [hash, browserHash, provider, memberId],
  );
  return token;
}

/**
 * Takes a state for good and answers its provider. Refuses `social_state_invalid`, the same for
 * every reason.
 */
export async function takeWay(
  database: Database,
  browser: Browser | undefined,
  { state, memberId }: { state: string; memberId: bigint | null },
): Promise<string> {
  const hash = tokenHash(state);
  if (!browser || !hash) throw new Refusal('social_state_invalid');
  const { rows } = await database.query<{ provider: string }>(
    `DELETE FROM social_states
      WHERE state_hash = $1 AND browser_hash = $2 AND member_id IS NOT DISTINCT FROM $3
        AND created_at > now() - make_interval(secs => $4)
      RETURNING provider`,
    [hash, browser.hash, memberId, socialSeconds],
  );
  const provider = rows[0]?.provider;
  if (provider === undefined) throw new Refusal('social_state_invalid');
  return provider;
}

/** A ticket to register with, for this browser. */
export async function issueTicket(
  database: Database,
  browser: Browser,
  { provider, issuer, subject }: Subject,
): Promise<string> {
  const { token, hash } = newToken('t');
  await database.query(
    `INSERT INTO social_tickets (ticket_hash, browser_hash, provider, issuer, subject)
     VALUES ($1, $2, $3, $4, $5)`,
    [hash, browser.hash, provider, issuer, subject],
  );
  return token;
}

/** Takes a ticket in the transaction of the registration. Refuses `social_ticket_invalid`. */
export async function takeTicket(
  transaction: Transaction,
  browser: Browser | undefined,
  ticket: string,
): Promise<Subject> {
  const hash = tokenHash(ticket);
  if (!browser || !hash) throw new Refusal('social_ticket_invalid');
  const { rows } = await transaction.query<Subject>(
    `DELETE FROM social_tickets
      WHERE ticket_hash = $1 AND browser_hash = $2
        AND created_at > now() - make_interval(secs => $3)
      RETURNING provider, issuer, subject`,
    [hash, browser.hash, socialSeconds],
  );
  const subject = rows[0];
  if (!subject) throw new Refusal('social_ticket_invalid');
  return subject;
}

/** Removes ways and tickets nobody can use any more. */
export async function dropOldWays(database: Database): Promise<void> {
  for (const [table, key] of [
    ['social_states', 'state_hash'],
    ['social_tickets', 'ticket_hash'],
  ] as const) {
    await database.query(
      `DELETE FROM ${table} WHERE ${key} IN (
         SELECT ${key} FROM ${table} WHERE created_at < now() - make_interval(secs => $1)
          ORDER BY created_at LIMIT 20000)`,
      [socialSeconds],
    );
  }
}
