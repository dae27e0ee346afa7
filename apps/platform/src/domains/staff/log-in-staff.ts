/** Staff log in by password and authenticator code at once; every failure answers the same. */
import type { StaffInfo } from '@bahati/contract/back-office/staff/staff.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { judgeAttempt } from '#domains/system/throttle/throttle.ts';
import { isPasswordRight } from '@bahati/server-kit/passwords/passwords.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import { codeStep } from '@bahati/server-kit/secrets/totp.ts';
import { assertAddressAllowed } from '#domains/staff/networks/networks.ts';
import { insertSession } from '#domains/staff/sessions/sessions.ts';
import { staffInfo, type StaffRow } from './staff.ts';

export type StaffLogInInput = { username: string; password: string; code: string; ip: string };

type Credentials = Omit<StaffRow, 'sessionId'> & { hash: string | null; totpSecret: string | null };

/** Refuses `network_not_allowed`, `login_failed`, and `too_many_requests` after wrong attempts. */
export async function logInStaff(
  context: Context,
  input: StaffLogInInput,
): Promise<{ token: string; staff: StaffInfo }> {
  await assertAddressAllowed(context.database, input.ip);
  const username = input.username.trim().toLowerCase();
  const throttle = {
    subject: `staff login ${username} ${clientNetwork(input.ip)}`,
    freeAttempts: 5,
    windowSeconds: 1_800,
    firstDelaySeconds: 60,
    longestDelaySeconds: 1_800,
  };
  const { hash, token } = newToken('s');
  let credentials: Credentials | undefined;
  const isOpened = await judgeAttempt(context.database, throttle, async () => {
    credentials = await findCredentials(context, username);
    const isRight = await isPasswordRight(credentials?.hash, input.password);
    const step = codeStep(credentials?.totpSecret ?? undefined, input.code, context.now());
    if (!credentials || !isRight || step === undefined) return false;
    return openSession(context, credentials, { step, hash, ip: input.ip });
  });
  if (!isOpened || !credentials) return refuse(context, credentials, input.ip);
  return { token, staff: staffInfo(credentials) };
}

async function findCredentials(
  { database }: Context,
  username: string,
): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(
    `SELECT id AS "staffId", username, role, permissions, password_hash AS hash,
            totp_secret AS "totpSecret"
       FROM staff_members JOIN staff_roles ON staff_roles.code = role
      WHERE username = $1 AND is_enabled`,
    [username],
  );
  return rows[0];
}

/** False when a code of this step or a later one was used before. */
async function openSession(
  { database }: Context,
  { staffId, username }: Credentials,
  session: { step: number; hash: Buffer; ip: string },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      'UPDATE staff_members SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2',
      [staffId, session.step],
    );
    if (rowCount !== 1) return false;
    await insertSession(transaction, { staffId, hash: session.hash, ip: session.ip });
    await recordAudit(transaction, {
      actor: username,
      action: 'staff.logged_in',
      subject: `staff:${staffId}`,
      ip: session.ip,
    });
    return true;
  });
}

/** What was typed as a name is not written down: people type passwords there. */
async function refuse(
  { database }: Context,
  credentials: Credentials | undefined,
  ip: string,
): Promise<never> {
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      actor: credentials?.username ?? 'unknown',
      action: 'staff.login_failed',
      subject: `staff:${credentials?.staffId ?? 'unknown'}`,
      ip,
    }),
  );
  throw new Refusal('login_failed');
}
