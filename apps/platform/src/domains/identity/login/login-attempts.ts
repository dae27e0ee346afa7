/** The record of who logged in or tried to, which a member may look back on for 90 days. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import type { Context } from '#platform/context.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { Visitor } from '#domains/identity/identity.ts';

export type LoginWay = 'password' | 'sms' | 'reset' | 'register' | 'social' | 'phone' | 'passkey';

type Attempt = {
  memberId: bigint | null;
  way: LoginWay;
  isSuccessful: boolean;
  visitor: Visitor;
};

/** Notes a login or a failed try. An unknown name is noted too, so that it costs the same. */
export function loginStatement({ memberId, way, isSuccessful, visitor }: Attempt): Statement {
  const { ip, userAgent } = visitor;
  return {
    name: 'identity-login',
    text: `INSERT INTO login_attempts (member_id, way, is_successful, ip, network, user_agent)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [memberId, way, isSuccessful, ip, clientNetwork(ip), userAgent?.slice(0, 200) ?? null],
  };
}

/** The same as a commit of its own. */
export async function noteLogin(database: Database, attempt: Attempt): Promise<void> {
  const { text, values = [] } = loginStatement(attempt);
  await database.query(text, [...values]);
}

/** Removes what is older than anybody may look back on. */
export async function dropOldLogins({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM login_attempts WHERE id IN (
       SELECT id FROM login_attempts WHERE at < now() - interval '90 days'
        ORDER BY at LIMIT 20000)`,
  );
}
