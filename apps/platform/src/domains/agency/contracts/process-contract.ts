/** The one call of each kind of contract: offer, accept, reject, withdraw, terminate. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type {
  ContractAction,
  ContractRequest,
} from '@bahati/contract/player-site/agency/contracts.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { assertAgent } from '#domains/members/members.ts';
import { askTermination, offerTerms } from './ask-contract.ts';
import { decideRequest } from './decide-request.ts';
import { readRequest } from '#domains/agency/contracts/reading/reading.ts';

/**
 * Answers the request as it stands afterwards. Refuses `need_agent`, `function_not_enabled` where the
 * brand has no contracts, `invalid_input` for terms of another kind, and as each action does.
 */
export async function processContract(
  context: Context,
  actor: MemberActor,
  kind: ContractKind,
  action: ContractAction,
): Promise<{ request: ContractRequest }> {
  assertAgent(actor);
  await assertContractsOffered(context);
  const { memberId } = actor;
  return inTransaction(context.database, async (transaction) => {
    const row = await act(context, transaction, { memberId }, kind, action);
    return { request: await readRequest(transaction, row, memberId) };
  });
}

/** Contracts in force are settled whatever the flag says: what was agreed is paid. */
async function assertContractsOffered({ database, config }: Context): Promise<void> {
  const { flags } = await readBrand(database, config.BRAND);
  if (!flags.AGENTPOLICY3) throw new Refusal('function_not_enabled');
}

async function act(
  context: Context,
  transaction: Transaction,
  party: { memberId: bigint },
  kind: ContractKind,
  asked: ContractAction,
): Promise<bigint> {
  switch (asked.action) {
    case 'offer': {
      const { downlineId, terms, idempotencyKey } = asked;
      if (terms.kind !== kind) {
        throw new Refusal('invalid_input', {
          fields: [{ field: 'terms.kind', problem: 'invalid' }],
        });
      }
      const offer = { agentId: BigInt(downlineId), terms, idempotencyKey };
      return (await offerTerms(context, transaction, party, offer)).row;
    }
    case 'terminate':
      return (await askTermination(transaction, party, { ...asked, kind })).row;
    case 'accept':
    case 'reject':
    case 'withdraw':
      return decideRequest(context, transaction, party, { ...asked, action: asked.action, kind });
  }
}
