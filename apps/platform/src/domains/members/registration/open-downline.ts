/** An agent opens an account for somebody else, who changes the password at the first login. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import {
  createCredentials,
  prepareOpenedCredentials,
  readRegistrationRules,
} from '#domains/identity/registration/registration.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { agentTypes, assertAgent } from '#domains/members/members.ts';
import { writeMember } from './create-member.ts';
import { typeBelow } from './downline-type.rules.ts';
import { assertOldEnough } from './register-member.ts';

type DownlineInput = {
  username: string;
  /** 0 member, 1 agent. */
  type: 0 | 1;
  /** yyyy-MM-dd */
  birthday: string;
  ip: string;
};

export type OpenedAccount = { id: bigint; username: string; password: string };

/**
 * Refuses `need_agent`, also to an agent who was blocked meanwhile; `function_not_enabled` where
 * the brand takes no registrations by name or has no default password; `under_age`,
 * `birthday_invalid`, `username_invalid`, `username_taken`.
 */
export async function openDownline(
  context: Context,
  actor: MemberActor,
  { username, type, birthday, ip }: DownlineInput,
): Promise<OpenedAccount> {
  assertAgent(actor);
  const { database, config } = context;
  const password = config.DEFAULT_DOWNLINE_PASSWORD;
  if (password === undefined) throw new Refusal('function_not_enabled');
  const brand = await readBrand(database, config.BRAND);
  assertOffered(brand, 'USERNAMEREG3');
  assertOldEnough(context, brand, birthday);
  const rules = await readRegistrationRules(context);
  const credentials = await prepareOpenedCredentials(context, rules, { username, password }, brand);
  const { language, memberId: uplineId } = actor;
  const { currency } = brand;
  const id = await inTransaction(database, async (transaction) => {
    const memberType = typeBelow(await holdAgentType(transaction, uplineId), type);
    const memberId = await createCredentials(transaction, credentials);
    const upline = { uplineId, affiliateCode: null, memberType, offeredTerms: [] };
    const nickname = credentials.username;
    const member = { nickname, language, birthday, ip, currency, upline };
    await writeMember(transaction, memberId, member);
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'member.opened_by_agent',
      subject: `member:${memberId}`,
      after: { type: memberType, uplineId: uplineId.toString() },
      ip,
    });
    return memberId;
  });
  return { id, username: credentials.username, password };
}

/** The agent's type, which stays, as does being active, until the transaction ends. */
async function holdAgentType(transaction: Transaction, agentId: bigint): Promise<number> {
  const { rows } = await transaction.query<{ type: number }>(
    `SELECT type FROM members
      WHERE id = $1 AND status = 'active' AND type = ANY($2::smallint[]) FOR SHARE`,
    [agentId, agentTypes],
  );
  if (!rows[0]) throw new Refusal('need_agent');
  return rows[0].type;
}
