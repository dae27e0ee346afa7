/** A device stays logged in from now on: asked for right after a login, by the session it began. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { keptDays, newSeries, newStayToken, readStayCookie, stayCookie } from './stay-cookie.ts';

/** Of one member; the one that was not used for longest makes room. */
const mostDevices = 10;
/** An older session proves less about who holds it now. */
const freshMinutes = 10;
const trialType = 4;

export type Asking = { ip: string; userAgent: string | undefined; cookies: string | undefined };

/** Refuses `need_true_account` to a trial member, `login_too_old`. */
export async function rememberDevice(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { memberId, sessionId, username, type }: MemberActor,
  { ip, userAgent, cookies }: Asking,
): Promise<{ until: Date; cookie: string }> {
  if (type === trialType) throw new Refusal('need_true_account');
  const series = newSeries();
  const secret = newStayToken();
  const until = await inTransaction(database, async (transaction) => {
    // One at a time for a member, as for a login: their number is counted.
    await transaction.query('SELECT 1 FROM credentials WHERE member_id = $1 FOR UPDATE', [
      memberId,
    ]);
    await assertFresh(transaction, sessionId);
    await forgetEarlier(transaction, sessionId, cookies);
    await makeRoom(transaction, memberId);
    const { rows } = await transaction.query<{ id: bigint; until: Date }>(
      `INSERT INTO remembered_devices
         (member_id, series_hash, token_hash, ip, user_agent, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
       RETURNING id, expires_at AS until`,
      [memberId, series.hash, secret.hash, ip, userAgent?.slice(0, 200) ?? null, keptDays],
    );
    const [device] = rows;
    if (!device) throw new Error('The device was not written.');
    await transaction.query('UPDATE sessions SET remembered_device_id = $2 WHERE id = $1', [
      sessionId,
      device.id,
    ]);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.device_remembered',
      subject: `member:${memberId}`,
      after: { device: device.id.toString() },
      ip,
    });
    return device.until;
  });
  return { until, cookie: stayCookie(config, { series: series.token, token: secret.token }) };
}

async function assertFresh(transaction: Transaction, sessionId: bigint): Promise<void> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM sessions
      WHERE id = $1 AND ended_at IS NULL AND created_at > now() - make_interval(mins => $2)`,
    [sessionId, freshMinutes],
  );
  if (rows.length === 0) throw new Refusal('login_too_old');
}

/** This browser has one cookie: whoever it logged in before, it does so no longer. */
async function forgetEarlier(
  transaction: Transaction,
  sessionId: bigint,
  cookies: string | undefined,
): Promise<void> {
  await transaction.query(
    `UPDATE remembered_devices SET ended_at = now()
      WHERE ended_at IS NULL AND (series_hash = $2
         OR id = (SELECT remembered_device_id FROM sessions WHERE sessions.id = $1))`,
    [sessionId, readStayCookie(cookies)?.seriesHash ?? null],
  );
}

async function makeRoom(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE remembered_devices SET ended_at = now() WHERE id IN (
       SELECT id FROM remembered_devices WHERE member_id = $1 AND ended_at IS NULL
        ORDER BY last_used_at DESC, id DESC OFFSET $2)`,
    [memberId, mostDevices - 1],
  );
}

/** Removes what opens nothing any more. */
export async function dropOldDevices({ database }: Pick<Context, 'database'>): Promise<void> {
  await database.query(
    `DELETE FROM remembered_devices WHERE id IN (
       SELECT id FROM remembered_devices WHERE expires_at < now() - interval '30 days'
        ORDER BY expires_at LIMIT 20000)`,
  );
}
