/**
 * A new session for a tab of a device that stays logged in. The cookie changes with every use; one
 * that was used before is in two hands, and the device is logged out.
 */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { startSession, type Visitor } from '#domains/identity/identity.ts';
import { endDeviceById } from './forget-device.ts';
import { newStayToken, type Presented, readStayCookie, stayCookie } from './stay-cookie.ts';

/** Two tabs that open at once ask with the same token. */
const graceSeconds = 60;

type Member = { username: string; mustChange: boolean; isExpired: boolean };
type Device = { id: bigint; isCurrent: boolean; isRecent: boolean };

/** `cookie` is absent where another tab has just been given the next one. */
export type Resumed = { session: Session; cookie: string | undefined };

/** Refuses `not_remembered`. */
export async function resumeSession(
  context: Context,
  cookies: string | undefined,
  visitor: Visitor,
): Promise<Resumed> {
  const presented = readStayCookie(cookies);
  if (!presented) throw new Refusal('not_remembered');
  const { flags, passwordExpiryDays } = await readBrand(context.database, context.config.BRAND);
  const expiryDays = flags.forcedPasswordExpiry ? passwordExpiryDays : null;
  // Not thrown within: that a stolen cookie ends the device has to be kept.
  const resumed = await inTransaction(context.database, (transaction) =>
    resume(context, transaction, presented, { visitor, expiryDays }),
  );
  if (!resumed) throw new Refusal('not_remembered');
  return resumed;
}

async function resume(
  { config }: Context,
  transaction: Transaction,
  presented: Presented,
  { visitor, expiryDays }: { visitor: Visitor; expiryDays: number | null },
): Promise<Resumed | undefined> {
  const memberId = await findMember(transaction, presented);
  if (memberId === undefined) return undefined;
  // The member's row first, as a login takes it: a ban waits for this, or this for the ban.
  const member = await admit(transaction, memberId, expiryDays);
  const device = member && (await lockDevice(transaction, presented));
  if (!device) return undefined;
  if (!device.isCurrent && !device.isRecent) {
    countEvent('stay_cookie_reused');
    const ended = { id: device.id, memberId, username: member.username };
    await endDeviceById(transaction, ended, { action: 'member.device_reused', ip: visitor.ip });
    return undefined;
  }
  const cookie = device.isCurrent
    ? stayCookie(config, {
        series: presented.series,
        token: await changeToken(transaction, device.id),
      })
    : undefined;
  const token = await startSession(transaction, memberId, visitor, {
    needsPasswordChange: member.isExpired,
    rememberedDeviceId: device.id,
  });
  const passwordExpired = member.mustChange || member.isExpired;
  return {
    session: { token, userName: member.username, firstTimeLogin: false, passwordExpired },
    cookie,
  };
}

async function findMember(
  transaction: Transaction,
  { seriesHash }: Presented,
): Promise<bigint | undefined> {
  const { rows } = await transaction.query<{ memberId: bigint }>(
    `SELECT member_id AS "memberId" FROM remembered_devices
      WHERE series_hash = $1 AND ended_at IS NULL AND expires_at > now()`,
    [seriesHash],
  );
  return rows[0]?.memberId;
}

async function admit(
  transaction: Transaction,
  memberId: bigint,
  expiryDays: number | null,
): Promise<Member | undefined> {
  const { rows } = await transaction.query<Member>(
    `UPDATE credentials SET last_login_at = now()
      WHERE member_id = $1 AND NOT is_login_blocked
      RETURNING username, must_change_password AS "mustChange",
        coalesce(password_changed_at < now() - make_interval(days => $2), false) AS "isExpired"`,
    [memberId, expiryDays],
  );
  return rows[0];
}

async function lockDevice(
  transaction: Transaction,
  { seriesHash, hash }: Presented,
): Promise<Device | undefined> {
  const { rows } = await transaction.query<Device>(
    `SELECT id, token_hash = $2 AS "isCurrent",
            coalesce(previous_hash = $2 AND changed_at > now() - make_interval(secs => $3), false)
              AS "isRecent"
       FROM remembered_devices
      WHERE series_hash = $1 AND ended_at IS NULL AND expires_at > now() FOR UPDATE`,
    [seriesHash, hash, graceSeconds],
  );
  return rows[0];
}

async function changeToken(transaction: Transaction, deviceId: bigint): Promise<string> {
  const { token, hash } = newStayToken();
  await transaction.query(
    `UPDATE remembered_devices
        SET previous_hash = token_hash, token_hash = $2, changed_at = now(), last_used_at = now()
      WHERE id = $1`,
    [deviceId, hash],
  );
  return token;
}
