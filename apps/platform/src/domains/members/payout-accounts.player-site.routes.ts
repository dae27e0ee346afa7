/**
 * Payout accounts' calls of the player site. The accounts are identity's; since when their owner is
 * a member, and by what name, is known here.
 */
import type { payoutAccountCalls } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { addPayoutAccount } from '#domains/identity/add-payout-account.ts';
import { type PayoutOwner, readPayoutAccounts } from '#domains/identity/payout-accounts.ts';
import { removePayoutAccount } from '#domains/identity/remove-payout-account.ts';
import { assertTrueAccount } from './members.ts';

export function payoutAccountsPlayerSite(
  context: Context,
): Handlers<typeof payoutAccountCalls, PlatformActors> {
  const ownerOf = (memberId: bigint) => readPayoutOwner(context.database, memberId);
  return {
    'GET /wps/member/payoutAccounts': async ({ actor: { memberId } }) =>
      readPayoutAccounts(context, memberId, await ownerOf(memberId)),
    'POST /wps/member/payoutAccounts': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      const owner = await ownerOf(actor.memberId);
      return addPayoutAccount(context, actor, owner, { ...body, ip });
    },
    'POST /wps/member/payoutAccounts/:id/remove': async ({ actor, params, body, ip }) => {
      await removePayoutAccount(context, actor, params.id, { ...body, ip });
      return {};
    },
  };
}

async function readPayoutOwner(database: Database, memberId: bigint): Promise<PayoutOwner> {
  const { rows } = await database.query<PayoutOwner>(
    `SELECT registered_at AS "registeredAt", (
              SELECT value FROM member_details
               WHERE member_id = members.id AND field = 'payeeName') AS "realName"
       FROM members WHERE id = $1`,
    [memberId],
  );
  if (!rows[0]) throw new Error('The member has no record.');
  return rows[0];
}
