/** Bills as an agent may read them: its own, and those of direct downlines that it pays. */
import type {
  BillDetail,
  BillState,
  BillValue,
  ContractKind,
} from '@bahati/contract/agency-terms.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { findBillDetail } from './bill-detail.ts';
import { billColumns, type BillRow, billTables, billValue } from './bill-rows.ts';

type Query = {
  side: 'own' | 'downlines';
  kind?: ContractKind | undefined;
  state?: BillState | undefined;
  memberId?: string | undefined;
  day?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. Refuses `need_agent`. */
export async function listOwnBills(
  { database }: Context,
  actor: MemberActor,
  { side, kind, state, memberId, day, cursor, pageSize }: Query,
): Promise<Page<BillValue>> {
  assertAgent(actor);
  const { rows } = await database.query<BillRow>(
    `SELECT ${billColumns} FROM ${billTables}
      WHERE CASE WHEN $2 THEN bills.agent_id = $1 ELSE bills.upline_id = $1 END
        AND ($3::bigint IS NULL OR bills.id < $3) AND ($4::text IS NULL OR bills.kind = $4)
        AND ($5::text IS NULL OR bills.state = $5) AND ($6::bigint IS NULL OR bills.agent_id = $6)
        AND ($7::date IS NULL OR bills.last_day = $7)
      ORDER BY bills.id DESC LIMIT $8`,
    [
      actor.memberId,
      side === 'own',
      readCursor(cursor),
      kind ?? null,
      state ?? null,
      memberId ?? null,
      day ?? null,
      pageSize + 1,
    ],
  );
  return pageOf(rows, pageSize, (row) => asSeenBy(actor, billValue(row)));
}

/** Refuses `not_found`, also where it is somebody else's. */
export async function readOwnBill(
  { database }: Context,
  actor: Pick<MemberActor, 'memberId'>,
  id: string,
): Promise<BillDetail> {
  const found = await findBillDetail(database, id);
  const { agentId, uplineId } = found?.row ?? {};
  if (!found || (agentId !== actor.memberId && uplineId !== actor.memberId)) {
    throw new Refusal('not_found');
  }
  const detail = asSeenBy(actor, found.detail);
  // Whom a downline pays in turn is its own business: the upline sees how many and how much.
  return agentId === actor.memberId ? detail : { ...detail, downlines: [] };
}

/** The payer is told masked and without its id, unless the reader is the payer. */
function asSeenBy<B extends BillValue>(actor: Pick<MemberActor, 'memberId'>, bill: B): B {
  const { upline } = bill;
  if (upline === null || upline.id === actor.memberId.toString()) return bill;
  return { ...bill, upline: { id: null, nickname: maskedName(upline.nickname) } };
}
