/** From one brand's back office to another's: a code, good once and for a minute, for a session. */
import type { StaffInfo } from '@bahati/contract/back-office/staff/staff.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { assertAddressAllowed } from '#domains/staff/networks/networks.ts';
import { homeStands, insertSession, readHomeStart } from '#domains/staff/sessions/sessions.ts';
import { staffInfo } from '#domains/staff/staff.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { admissionsOf, homeOf } from './admissions.ts';

/** Refuses `not_found` alike for a brand that is not there and one he is not admitted to. */
export async function enterBrand(
  context: Context,
  actor: StaffActor,
  code: string,
): Promise<{ url: string }> {
  const admission = (await admissionsOf(context, actor)).find(
    (each) => each.code === code && !each.isHere,
  );
  const home = await homeOf(context, actor);
  const startedAt = await readHomeStart(context, home);
  if (!admission || !startedAt) throw new Refusal('not_found');
  const { token, hash } = newToken('e');
  const there = admission.context;
  await there.database.query(
    `INSERT INTO staff_entries (staff_id, code_hash, home_session_id, started_at, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '1 minute')
     ON CONFLICT (staff_id) DO UPDATE
       SET code_hash = excluded.code_hash, home_session_id = excluded.home_session_id,
           started_at = excluded.started_at, expires_at = excluded.expires_at`,
    [admission.staffId, hash, home.sessionId, startedAt],
  );
  // Behind a hash sign it reaches no server and no log.
  return { url: `${there.config.BACK_OFFICE_ORIGIN}/enter#${token}` };
}

type Entered = {
  staffId: bigint;
  username: string;
  role: string;
  permissions: string[];
  homeBrand: string | null;
  homeStaffId: bigint | null;
  homeSessionId: bigint;
  startedAt: Date;
};

/** Refuses `network_not_allowed`, and `entry_over`: used, too old, or its home vouches no more. */
export async function enterByCode(
  context: Context,
  { code, ip }: { code: string; ip: string },
): Promise<{ token: string; staff: StaffInfo }> {
  const { config, database } = context;
  await assertAddressAllowed(database, ip);
  const session = newToken('s');
  const entered = await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<Entered>(
      `DELETE FROM staff_entries USING staff_members, staff_roles
        WHERE code_hash = $1 AND staff_entries.expires_at > now()
          AND staff_members.id = staff_id AND is_enabled AND staff_roles.code = role
        RETURNING staff_id AS "staffId", username, role, permissions, home_brand AS "homeBrand",
                  home_staff_id AS "homeStaffId", home_session_id AS "homeSessionId",
                  started_at AS "startedAt"`,
      [tokenHash(code) ?? Buffer.alloc(0)],
    );
    const [row] = rows;
    if (!row) throw new Refusal('entry_over');
    const { staffId, username, homeBrand, homeStaffId, homeSessionId, startedAt } = row;
    const home = {
      brand: homeBrand ?? config.BRAND,
      staffId: homeStaffId ?? staffId,
      sessionId: homeSessionId,
    };
    if (!(await homeStands(context, home))) throw new Refusal('entry_over');
    await insertSession(transaction, {
      staffId,
      hash: session.hash,
      ip,
      home: { sessionId: homeSessionId, startedAt },
    });
    await recordAudit(transaction, {
      actor: username,
      action: 'staff.entered',
      subject: `staff:${staffId}`,
      ip,
    });
    return row;
  });
  return { token: session.token, staff: staffInfo(entered) };
}
