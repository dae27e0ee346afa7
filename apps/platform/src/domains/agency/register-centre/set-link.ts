/** An agent says what registering with a code of its own brings. */
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { setInvitationLink } from '#domains/members/registration/registration.ts';
import { assertOfferable } from './offerable-terms.ts';

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
 * of a kind twice and for who is to be no agent; and as `assertOfferable`.
 */
export async function setLink(
  { database }: Context,
  actor: MemberActor,
  { code, downlineType, expiresAt, mostUses, offeredTerms }: LinkInput,
): Promise<void> {
  assertAgent(actor);
  const kinds = new Set(offeredTerms.map(({ kind }) => kind));
  const isForMembers = downlineType === 0 && offeredTerms.length > 0;
  if (isForMembers || kinds.size < offeredTerms.length) throw new Refusal('terms_invalid');
  const { memberId: agentId } = actor;
  await inTransaction(database, async (transaction) => {
    // First whose code it is: about another's nothing is told.
    await setInvitationLink(
      transaction,
      { agentId, code },
      { downlineType, expiresAt: expiresAt ? new Date(expiresAt) : null, mostUses, offeredTerms },
    );
    for (const terms of offeredTerms) {
      await assertOfferable(transaction, { uplineId: agentId, terms });
    }
  });
}
