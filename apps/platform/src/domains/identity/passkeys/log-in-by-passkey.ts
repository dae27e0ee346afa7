/** Logging in by a passkey: its owner was verified, so no second proof is asked for. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import type { UsedPasskey } from '@bahati/contract/player-site/identity/passkeys.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  type Credentials,
  credentialColumns,
  type Gate,
  noteLogin,
  openSession,
  refusalTo,
} from '#domains/identity/login/login.ts';
import type { PasskeySite } from './passkey-site.ts';
import { judgePasskey } from './use-passkey.ts';

export type LogInByPasskeyInput = Visitor & {
  passkey: UsedPasskey;
  gate?: Gate | undefined;
};

/** Refuses `passkey_failed`; `member_blocked`, `account_closed` and the gate's refusal to its owner. */
export async function logInByPasskey(
  context: Context,
  input: LogInByPasskeyInput,
  site: PasskeySite,
): Promise<Session> {
  const { database } = context;
  const asked = { purpose: 'login', sessionId: null } as const;
  const judged = await judgePasskey(database, input.passkey, site, asked);
  const found = judged && (await findById(context, judged.memberId));
  const refusal = judged?.isProven && found ? await refusalTo(found, input.gate) : 'passkey_failed';
  if (refusal !== null || !found) {
    countEvent('login_failed');
    const memberId = judged?.memberId ?? null;
    await noteLogin(database, { memberId, way: 'passkey', isSuccessful: false, visitor: input });
    throw new Refusal(refusal ?? 'passkey_failed');
  }
  return inTransaction(database, (transaction) =>
    openSession(transaction, found, 'passkey', input),
  );
}

async function findById({ database }: Context, memberId: bigint): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(
    `SELECT ${credentialColumns} FROM credentials WHERE member_id = $1`,
    [memberId],
  );
  return rows[0];
}
