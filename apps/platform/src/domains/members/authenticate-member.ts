/** From a token to the member it belongs to, proven anew for each request. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { sessionIsAlive, sessionIsLocked, touchSessions } from '#domains/identity/identity.ts';
import { bearerToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';

type Row = MemberActor & {
  isLongUnseen: boolean;
  mustChangePassword: boolean;
  needsStepUp: boolean;
  isLocked: boolean;
};

/** All that a member may do whose password must be changed first. */
const openBeforeChange: ReadonlySet<string> = new Set([
  'GET /wps/member/info',
  'POST /wps/session/logout',
  'POST /wps/member/password',
  'PUT /wps/member/password',
]);

/** All that a session may do that has to be proven once more. */
const openBeforeStepUp: ReadonlySet<string> = new Set([
  'GET /wps/session/stepUp',
  'POST /wps/session/stepUp/code',
  'POST /wps/session/stepUp',
  'POST /wps/session/logout',
]);

/** All that a device may do while it is locked. */
const openWhileLocked: ReadonlySet<string> = new Set([
  'GET /wps/session/lock',
  'POST /wps/session/unlock',
  'POST /wps/session/unlock/passkey/start',
  'POST /wps/session/unlock/passkey',
  'POST /wps/session/logout',
]);

/**
 * Refuses `unauthenticated`: no token, an unknown or an ended one; `session_locked`,
 * `step_up_required` and `password_change_required` for any call (by its key, "METHOD /path") that has to wait.
 */
export async function authenticateMember(
  { database }: Context,
  authorization: string | undefined,
  call: string,
): Promise<MemberActor> {
  const hash = tokenHash(bearerToken(authorization) ?? '');
  if (!hash) throw new Refusal('unauthenticated');
  const { rows } = await database.query<Row>({
    name: 'authenticate-member',
    text: `SELECT sessions.member_id AS "memberId", sessions.id AS "sessionId", username, type,
                  currency, language,
                  must_change_password OR needs_password_change AS "mustChangePassword",
                  needs_step_up AS "needsStepUp", ${sessionIsLocked} AS "isLocked",
                  sessions.last_seen_at < now() - interval '1 minute' AS "isLongUnseen"
             FROM sessions
             JOIN credentials USING (member_id)
             JOIN members ON members.id = sessions.member_id
            WHERE token_hash = $1 AND ${sessionIsAlive}`,
    values: [hash],
  });
  const row = rows[0];
  if (!row) throw new Refusal('unauthenticated');
  const { isLongUnseen, mustChangePassword, needsStepUp, isLocked, ...actor } = row;
  if (isLocked) {
    // Whatever else has to be done comes after: none of it is open to who cannot unlock.
    if (openWhileLocked.has(call)) return actor;
    throw new Refusal('session_locked');
  }
  if (needsStepUp && !openBeforeStepUp.has(call)) throw new Refusal('step_up_required');
  if (mustChangePassword && !openBeforeChange.has(call)) {
    throw new Refusal('password_change_required');
  }
  if (isLongUnseen) await touchSessions(database, [actor.sessionId]);
  return actor;
}
