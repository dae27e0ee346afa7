/** An agent says what registering with a code of its own brings. */
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import {
  assertInSettlement,
  assertWithinUpline,
  readOfferedTerms,
} from '#domains/agency/contracts/contracts.ts';
import { assertAgent } from '#domains/members/members.ts';
import { setInvitationLink } from '#domains/members/registration/registration.ts';

type LinkInput = {
  code: string;
  downlineType: 0 | 1;
  /** ISO 8601 */
  expiresAt: string | null;
  mostUses: number | null;
  offeredTerms: readonly ContractTerms[];
};

/**
 * Refuses `need_agent`; `not_found`, also another agent's code; `expiry_past`; `terms_invalid`, also
 * of a kind twice and for who is to be no agent; `line_outside_settlement`; `terms_above_upline`,
 * `upline_without_contract`.
 */
export async function setLink(
  context: Context,
  actor: MemberActor,
  { code, downlineType, expiresAt, mostUses, offeredTerms }: LinkInput,
): Promise<void> {
  assertAgent(actor);
  const kinds = new Set(offeredTerms.map(({ kind }) => kind));
  const isForMembers = downlineType === 0 && offeredTerms.length > 0;
  if (isForMembers || kinds.size < offeredTerms.length) throw new Refusal('terms_invalid');
  const { memberId: agentId } = actor;
  await inTransaction(context.database, async (transaction) => {
    // First whose code it is: about another's nothing is told.
    await setInvitationLink(
      transaction,
      { agentId, code },
      { downlineType, expiresAt: expiresAt ? new Date(expiresAt) : null, mostUses, offeredTerms },
    );
    if (kinds.size > 0) await assertInSettlement(transaction, agentId);
    for (const terms of offeredTerms) await assertOfferable(context, transaction, actor, terms);
  });
}

/** The refusal says of which kind it is about. */
async function assertOfferable(
  context: Context,
  transaction: Transaction,
  { memberId: uplineId, currency }: MemberActor,
  offered: ContractTerms,
): Promise<void> {
  try {
    const terms = readOfferedTerms(offered, currency);
    await assertWithinUpline(context, transaction, { uplineId, terms });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { kind: offered.kind, ...error.details });
  }
}
