/** The line above a member, how it changed, and a move that waits. */
import type { MemberLine } from '@bahati/contract/back-office/agency/moves.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import { moveKind, movedSubject } from './move-kind.ts';

type Queried = Database | Transaction;
type LineRow = { id: bigint; username: string; nickname: string; type: number };

const columns = 'members.id, username, nickname, type';

/** From the top down to the direct upline. */
export async function readLine(database: Queried, memberId: bigint): Promise<LineRow[]> {
  const { rows } = await database.query<LineRow>(
    `SELECT ${columns} FROM team_members
       JOIN members ON members.id = agent_id JOIN credentials ON credentials.member_id = agent_id
      WHERE team_members.member_id = $1 AND until_day = 'infinity' ORDER BY depth DESC`,
    [memberId],
  );
  return rows;
}

/** Refuses `not_found`. */
export async function readMemberLine(context: Context, id: string): Promise<MemberLine> {
  const { database, config } = context;
  const { rows } = await database.query<LineRow & { nextDay: string }>(
    `SELECT ${columns}, (SELECT ((now() AT TIME ZONE time_zone)::date + 1)::text FROM brands
                          WHERE code = $2) AS "nextDay"
       FROM members JOIN credentials ON member_id = members.id WHERE members.id = $1`,
    [BigInt(id), config.BRAND],
  );
  const [member] = rows;
  if (!member) throw new Refusal('not_found');
  const { nextDay, ...told } = member;
  return {
    member: lineValue(told),
    line: (await readLine(database, member.id)).map(lineValue),
    changes: await readChanges(database, member.id),
    nextDay,
    wanted: await readWanted(context, id),
  };
}

const lineValue = ({ id, ...told }: LineRow) => ({ ...told, id: id.toString() });

type ChangeRow = {
  fromId: bigint | null;
  fromName: string | null;
  toId: bigint | null;
  toName: string | null;
  fromDay: string;
  changedBy: string;
  reason: string;
  changedAt: Date;
};

async function readChanges(database: Queried, memberId: bigint): Promise<MemberLine['changes']> {
  const { rows } = await database.query<ChangeRow>(
    `SELECT from_upline_id AS "fromId", was.nickname AS "fromName", to_upline_id AS "toId",
            becomes.nickname AS "toName", from_day::text AS "fromDay",
            changed_by AS "changedBy", reason, changed_at AS "changedAt"
       FROM upline_changes LEFT JOIN members was ON was.id = from_upline_id
       LEFT JOIN members becomes ON becomes.id = to_upline_id
      WHERE member_id = $1 ORDER BY upline_changes.id DESC LIMIT 50`,
    [memberId],
  );
  return rows.map(({ fromId, fromName, toId, toName, changedAt, ...told }) => ({
    ...told,
    from: memberValue(fromId, fromName),
    to: memberValue(toId, toName),
    changedAt: changedAt.toISOString(),
  }));
}

function memberValue(id: bigint | null, nickname: string | null) {
  return id === null ? null : { id: id.toString(), nickname: nickname ?? '' };
}

async function readWanted(context: Context, id: string): Promise<MemberLine['wanted']> {
  const subject = movedSubject(BigInt(id));
  const waiting = await readWaitingChange(context, context.database, {
    kind: moveKind.kind,
    subject,
  });
  if (!waiting) return null;
  const { uplineId } = moveKind.wanted.parse(waiting.wanted);
  const { rows } = await context.database.query<{ nickname: string }>(
    'SELECT nickname FROM members WHERE id = $1',
    [uplineId],
  );
  return {
    id: waiting.id,
    upline: uplineId === null ? null : { id: uplineId, nickname: rows[0]?.nickname ?? '' },
    reason: waiting.reason,
    requestedBy: waiting.requestedBy,
    requestedAt: waiting.requestedAt.toISOString(),
  };
}
