/** Staff closing an agent's line for transfers, or opening it again. */
import { inTransaction, type Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { agentTypes } from '#domains/members/members.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';

export type TransferLine = { isAgent: boolean; isOpen: boolean };

/** Refuses `not_found`. Whoever is no agent has no line. */
export async function readTransferLine(
  database: Database,
  memberId: bigint,
): Promise<TransferLine> {
  const { rows } = await database.query<TransferLine>(
    `SELECT type = ANY($2::smallint[]) AS "isAgent",
            type = ANY($2::smallint[]) AND NOT EXISTS (
              SELECT 1 FROM closed_transfer_lines WHERE agent_id = members.id) AS "isOpen"
       FROM members WHERE id = $1`,
    [memberId, agentTypes],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export type LineDecision = {
  isOpen: boolean;
  staffUsername: string;
  reason: string;
  ip: string;
};

/** Refuses `not_found`, `need_agent`. What stands already is changed by nothing. */
export async function changeTransferLine(
  { database }: Context,
  memberId: bigint,
  { isOpen, staffUsername, reason, ip }: LineDecision,
): Promise<TransferLine> {
  const { isAgent } = await readTransferLine(database, memberId);
  if (!isAgent) throw new Refusal('need_agent');
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      isOpen
        ? 'DELETE FROM closed_transfer_lines WHERE agent_id = $1'
        : 'INSERT INTO closed_transfer_lines (agent_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [memberId],
    );
    if (rowCount === 0) return;
    await recordAudit(transaction, {
      actor: staffUsername,
      action: isOpen ? 'member.transfer_line_opened' : 'member.transfer_line_closed',
      subject: `member:${memberId}`,
      reason,
      ip,
    });
  });
  return readTransferLine(database, memberId);
}
