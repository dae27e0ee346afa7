/** What agents ask staff about members of their teams: to block them. */
import type { FreezeRequest } from '@bahati/contract/back-office/agency/wishes.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import { blockWithin } from '#domains/members/staff-view/staff-view.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';

type Row = Omit<FreezeRequest, 'agent' | 'member' | 'askedAt' | 'decidedAt'> & {
  rowId: bigint;
  agentId: bigint;
  agentName: string;
  memberId: bigint;
  memberName: string;
  username: string;
  status: FreezeRequest['member']['status'];
  askedAt: Date;
  decidedAt: Date | null;
};

const selectRequests = `SELECT freeze_requests.id AS "rowId", public_id AS id, reason, state,
    agent_id AS "agentId", agents.nickname AS "agentName", freeze_requests.member_id AS "memberId",
    members.nickname AS "memberName", username, members.status, asked_at AS "askedAt",
    decided_by AS "decidedBy", decided_at AS "decidedAt"
   FROM freeze_requests JOIN members agents ON agents.id = agent_id
   JOIN members ON members.id = freeze_requests.member_id
   JOIN credentials ON credentials.member_id = members.id`;

type Query = {
  state: FreezeRequest['state'];
  cursor?: string | undefined;
  pageSize: number;
};

/** Those that wait oldest first, others newest first. */
export async function listFreezeRequests(
  { database }: Context,
  { state, cursor, pageSize }: Query,
): Promise<Page<FreezeRequest>> {
  const [is, order] = state === 'requested' ? ['>', 'ASC'] : ['<', 'DESC'];
  const { rows } = await database.query<Row>(
    `${selectRequests}
      WHERE state = $1 AND ($2::bigint IS NULL OR freeze_requests.id ${is} $2)
      ORDER BY freeze_requests.id ${order} LIMIT $3`,
    [state, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, requestValue);
}

type Decision = { id: string; decision: 'block' | 'decline'; reason: string; ip: string };

/** Refuses `not_found`, `already_decided`, `member_closed`. Blocks as any block of staff. */
export async function decideFreezeRequest(
  context: Context,
  staff: StaffActor,
  { id, decision, reason, ip }: Decision,
): Promise<FreezeRequest> {
  await inTransaction(context.database, async (transaction) => {
    const row = await lockRequest(transaction, id);
    const isBlock = decision === 'block';
    await transaction.query(
      `UPDATE freeze_requests SET state = $2, decided_by = $3, decided_at = now() WHERE id = $1`,
      [row.rowId, isBlock ? 'done' : 'rejected', staff.username],
    );
    const by = { staffUsername: staff.username, reason, ip };
    if (isBlock) await blockWithin(transaction, row.memberId, by);
    await recordAudit(transaction, {
      actor: staff.username,
      action: isBlock ? 'member.freeze_granted' : 'member.freeze_declined',
      subject: `member:${row.memberId}`,
      reason,
      before: { agentId: row.agentId.toString(), reason: row.reason },
      ip,
    });
    await tellAgent(transaction, row, isBlock);
  });
  return requestValue(await readRequest(context.database, id));
}

async function lockRequest(transaction: Transaction, id: string): Promise<Row> {
  const { rows } = await transaction.query<Row>(
    `${selectRequests} WHERE public_id = $1 FOR UPDATE OF freeze_requests`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  if (rows[0].state !== 'requested') throw new Refusal('already_decided');
  return rows[0];
}

async function readRequest(database: Database, id: string): Promise<Row> {
  const { rows } = await database.query<Row>(`${selectRequests} WHERE public_id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Without the reason, which is for staff. */
async function tellAgent(
  transaction: Transaction,
  { id, agentId, memberName }: Row,
  isBlock: boolean,
): Promise<void> {
  const name = escapeHtml(memberName);
  await sendInboxMessage(transaction, {
    memberId: agentId,
    key: `freeze request ${id}`,
    title: {
      en: isBlock ? `${memberName} is blocked` : `${memberName} is not blocked`,
      sw: isBlock ? `${memberName} amezuiwa` : `${memberName} hajazuiwa`,
    },
    html: {
      en: isBlock
        ? `<p>You asked us to block ${name}. We have done so.</p>`
        : `<p>You asked us to block ${name}. We looked into it and left the account open.</p>`,
      sw: isBlock
        ? `<p>Ulituomba tumzuie ${name}. Tumefanya hivyo.</p>`
        : `<p>Ulituomba tumzuie ${name}. Tumechunguza na tumeacha akaunti wazi.</p>`,
    },
  });
}

function requestValue(row: Row): FreezeRequest {
  const { id, reason, state, decidedBy, agentId, agentName, memberId, memberName } = row;
  const { username, status } = row;
  return {
    id,
    reason,
    state,
    decidedBy,
    agent: { id: agentId.toString(), nickname: agentName },
    member: { id: memberId.toString(), nickname: memberName, username, status },
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
