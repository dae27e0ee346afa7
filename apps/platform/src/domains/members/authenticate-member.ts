/** From a token to the member it belongs to, proven anew for each request. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { sessionIsAlive, touchSessions } from '#domains/identity/identity.ts';
import { bearerToken, tokenHash } from '#domains/system/tokens.ts';

type Row = MemberActor & { isLongUnseen: boolean };

/** Refuses `unauthenticated`: no token, an unknown or an ended one. */
export async function authenticateMember(
  { database }: Context,
  authorization: string | undefined,
): Promise<MemberActor> {
  const hash = tokenHash(bearerToken(authorization) ?? '');
  if (!hash) throw new Refusal('unauthenticated');
  const { rows } = await database.query<Row>({
    name: 'authenticate-member',
    text: `SELECT sessions.member_id AS "memberId", sessions.id AS "sessionId", username, type,
                  currency, language,
                  sessions.last_seen_at < now() - interval '1 minute' AS "isLongUnseen"
             FROM sessions
             JOIN credentials USING (member_id)
             JOIN members ON members.id = sessions.member_id
            WHERE token_hash = $1 AND ${sessionIsAlive}`,
    values: [hash],
  });
  const row = rows[0];
  if (!row) throw new Refusal('unauthenticated');
  const { isLongUnseen, ...actor } = row;
  if (isLongUnseen) await touchSessions(database, [actor.sessionId]);
  return actor;
}
