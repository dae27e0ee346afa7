/**
 * The first staff users and the house's own games provider. A first staff user has the role from
 * the start: nobody is there yet who could be the second to approve it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { newTotpSecret } from '@bahati/server-kit/secrets/totp.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { keepSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Context } from '#platform/context.ts';

/** The code the games server bears unless it is told another. */
export const houseProvider = 'BAHATI';

/** What became of the link of an earlier run. */
type FirstStaffState = 'unknown' | 'waits' | 'over' | 'joined';

/** `over`: too old, or another link than the one that was kept. */
export async function lookForStaff(
  transaction: Transaction,
  username: string,
  token: string,
): Promise<FirstStaffState> {
  const { rows } = await transaction.query<{ hasJoined: boolean; isWaiting: boolean }>(
    `SELECT password_hash IS NOT NULL AS "hasJoined",
            coalesce(expires_at > now() AND token_hash = $2, false) AS "isWaiting"
       FROM staff_members LEFT JOIN staff_invitations ON staff_id = staff_members.id
      WHERE username = $1`,
    [username, tokenHash(token)],
  );
  const [row] = rows;
  if (!row) return 'unknown';
  if (row.hasJoined) return 'joined';
  return row.isWaiting ? 'waits' : 'over';
}

export type FirstInvitation = {
  username: string;
  email: string | undefined;
  token: string;
  link: string;
};

/** Writes the staff user if need be, and the invitation in any case. */
export async function inviteFirst(
  context: Pick<Context, 'config'>,
  transaction: Transaction,
  { username, email, token, link }: FirstInvitation,
): Promise<void> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO staff_members (username, role, created_by) VALUES ($1, 'operator', 'bootstrap')
     ON CONFLICT (username) DO UPDATE SET username = excluded.username RETURNING id`,
    [username],
  );
  const id = rows[0]?.id;
  await transaction.query(
    `INSERT INTO staff_invitations (staff_id, token_hash, totp_secret, created_by, expires_at)
     VALUES ($1, $2, $3, 'bootstrap', now() + interval '24 hours')
     ON CONFLICT (staff_id) DO UPDATE
       SET token_hash = excluded.token_hash, totp_secret = excluded.totp_secret,
           created_at = now(), expires_at = excluded.expires_at`,
    [id, tokenHash(token), newTotpSecret()],
  );
  await recordAudit(transaction, {
    actor: 'bootstrap',
    action: 'staff.invited',
    subject: `staff:${id}`,
    after: { username, role: 'operator' },
  });
  if (email === undefined) return;
  await sendMessage(context, transaction, {
    channel: 'email',
    recipient: email,
    language: 'en',
    purpose: 'staff_invitation',
    link,
  });
}

/** Answers whether it is new. The list of games is read from the provider by the first job. */
export async function writeHouseProvider(
  { config }: Pick<Context, 'config'>,
  transaction: Transaction,
  key: string,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, launch_url, api_url,
       is_id_scope_global, is_unknown_rollback_ok, may_void_rounds)
     VALUES (1, $1, '{}', $2, $3, $3, true, true, true) ON CONFLICT DO NOTHING`,
    [houseProvider, keepSigningKey(config, 1, key), config.GAMES_ORIGIN],
  );
  return rowCount === 1;
}
