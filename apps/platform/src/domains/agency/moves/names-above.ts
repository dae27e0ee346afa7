/** User names of everybody above a member, from the top down. */
import type { Transaction } from '@bahati/server-kit/database.ts';

export async function namesAbove(transaction: Transaction, memberId: bigint): Promise<string[]> {
  const { rows } = await transaction.query<{ username: string }>(
    `SELECT username FROM team_members JOIN credentials ON credentials.member_id = agent_id
      WHERE team_members.member_id = $1 AND until_day = 'infinity' ORDER BY depth DESC`,
    [memberId],
  );
  return rows.map(({ username }) => username);
}
