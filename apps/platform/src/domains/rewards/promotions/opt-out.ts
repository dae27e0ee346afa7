/** Whether a member wants offers. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';

/** From the next grant on; what was offered before can still be claimed. */
export async function setOptOut(
  { database }: Context,
  { memberId }: MemberActor,
  isOptedOut: boolean,
): Promise<{ isOptedOut: boolean }> {
  await database.query(
    isOptedOut
      ? 'INSERT INTO reward_opt_outs (member_id) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM reward_opt_outs WHERE member_id = $1',
    [memberId],
  );
  return { isOptedOut };
}

export async function isOptedOut(database: Database, memberId: bigint): Promise<boolean> {
  const { rows } = await database.query('SELECT 1 FROM reward_opt_outs WHERE member_id = $1', [
    memberId,
  ]);
  return rows.length > 0;
}
